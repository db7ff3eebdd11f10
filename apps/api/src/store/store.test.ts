import type { Home, MenuCategory, ProductDetail, SearchSuggestions, Shop } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { shop as settings } from '../db/schema/shop'
import { openTestShop, shopOfFour } from '../test/test-app'

describe('cached responses', () => {
  it('are the same bytes with an ETag until the catalogue changes, and 304 for clients that have them', async () => {
    const shop = await shopOfFour()
    const first = await shop.get('/store/products')
    const second = await shop.get('/store/products')
    expect(second.body).toBe(first.body)
    const etag = String(first.headers['etag'])
    const ask = () =>
      shop.app.inject({ url: '/store/products', headers: { 'if-none-match': etag } })
    expect((await ask()).statusCode).toBe(304)
    await shop.patch('/product/updateDeleteProduct/1/', { price: 1999 })
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('a product', () => {
  it('shows colours, units in words, prices and similar ones', async () => {
    const shop = await shopOfFour()
    const detail = (await shop.get('/store/products/1')).json<ProductDetail>()
    expect(detail.product_colors).toMatchObject([
      {
        color_name: 'Red',
        units: [
          { code: 'M', size_name: 'MD', stock: 'in', left: null },
          { code: 'L', size_name: 'LG', stock: 'out', left: null },
        ],
      },
      { color_name: 'Navy', units: [{ code: 'L', stock: 'in' }] },
    ])
    expect(detail.product_colors[0]?.pictures[0]?.alt).toBe('Blouse in Red')
    expect(detail.similar.map((one) => one.title)).toEqual(['Skirt'])
    expect(JSON.stringify(detail)).not.toContain('quantity')
  })

  it('says how many of a unit are left only when they are few', async () => {
    const shop = await shopOfFour()
    const detail = (await shop.get('/store/products/3')).json<ProductDetail>()
    expect(detail.product_colors[0]?.units).toMatchObject([{ stock: 'low', left: 2 }])
  })

  it('for kids has the ages of its sizes, as staff change them; others have none', async () => {
    const shop = await shopOfFour()
    const ages = async () => {
      const { sizes } = (await shop.get('/store/products/1')).json<ProductDetail>()
      return sizes.map(({ size_name, kids_age }) => [size_name, kids_age])
    }
    const medium = '/comp/updateDeleteSize/1/'
    const category = '/product/updateDeleteCategory/1/'
    await shop.patch(medium, { kids_age: '6–7 years' })
    expect(await ages()).toEqual([
      ['MD', null],
      ['LG', null],
    ])
    await shop.patch(category, { title: 'Kids' })
    expect(await ages()).toEqual([
      ['MD', '6–7 years'],
      ['LG', null],
    ])
    await shop.patch(medium, { kids_age: '7–8 years' })
    expect((await ages())[0]).toEqual(['MD', '7–8 years'])
    await shop.patch('/product/updateDeleteProduct/1/', { gender: 'unisex' })
    expect((await ages())[0]).toEqual(['MD', null])
    await shop.patch('/product/updateDeleteProduct/1/', { gender: 'kids' })
    expect((await ages())[0]).toEqual(['MD', '7–8 years'])
  })

  it('that isn’t there is a 404 with a message', async () => {
    const shop = await openTestShop()
    const missing = await shop.get('/store/products/7')
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { message: 'There is no product with this id.' },
    ])
  })
})

describe('the shop', () => {
  it('has a menu of categories, sub categories and up to four products', async () => {
    const shop = await shopOfFour()
    const menu = (await shop.get('/store/menu')).json<MenuCategory[]>()
    expect(menu.map(({ slug, subcategories }) => [slug, subcategories.length])).toEqual([
      ['women', 2],
      ['men', 1],
    ])
    expect(menu[0]?.subcategories[0]?.products.map(({ title }) => title)).toEqual(['Blouse'])
  })

  it('has a home with its collections under their documented titles', async () => {
    const shop = await shopOfFour()
    const home = (await shop.get('/store/home')).json<Home>()
    expect(home.collections.map(({ title }) => title)).toEqual([
      'Womens Collection',
      'Mens Collection',
    ])
    expect(home.featured).toHaveLength(3)
  })

  it('suggests products and categories for the beginning of a word', async () => {
    const shop = await shopOfFour()
    const found = (await shop.get('/store/search?q=to')).json<SearchSuggestions>()
    expect(found.products.map(({ title }) => title).sort()).toEqual(['Blouse', 'Tee | Plain'])
    expect(found.categories.map(({ title }) => title)).toEqual(['Women Tops', 'Men Tops'])
  })

  it('says its place, promo line and fees', async () => {
    const shop = await openTestShop()
    expect((await shop.get('/store/shop')).json()).toMatchObject({
      name: 'eTrend',
      promo_line: 'Up to 40% Off Selected Items',
      shipping: 2,
      tax: 4,
    })
  })

  it('names its registration and contacts once the owner has set them, and nothing before', async () => {
    const shop = await openTestShop()
    const before = (await shop.get('/store/shop')).json<Shop>()
    expect([before.registration_number, before.grievance_email, before.tiktok_url]).toEqual([
      '',
      '',
      '',
    ])
    const { db } = shop
    await db.transaction((tx) => tx.update(settings).set({ registration_number: '217/080' }))
    expect((await shop.get('/store/shop')).json<Shop>().registration_number).toBe('217/080')
  })
})
