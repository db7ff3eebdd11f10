import { productList } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { product } from '../db/schema/catalogue'
import { addCollection, collectionForm, titlesAt, titlesBy } from '../test/collecting'
import { png, productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { homeOf, saveHome } from '../test/pages'
import { shopOfFour } from '../test/test-app'

const DAY_MINUTES = 24 * 60

describe('a rule', () => {
  it('finds products by category, sub category, color, price and discount together', async () => {
    const shop = await shopOfFour()
    const by = (rule: object, slug: string) => titlesBy(shop, rule, { slug })
    expect(await by({ category: 1 }, 'a')).toEqual(['Blouse', 'Skirt'])
    expect(await by({ subcategory: 3 }, 'b')).toEqual(['Tee | Plain'])
    expect(await by({ category: 1, subcategory: 1 }, 'c')).toEqual(['Blouse'])
    expect(await by({ color: 2 }, 'd')).toEqual(['Blouse', 'Tee | Plain'])
    expect(await by({ is_discounted: true }, 'e')).toEqual(['Skirt'])
    expect(await by({ color: 1, max_price: 1999 }, 'f')).toEqual(['Skirt'])
  })

  it('takes the products at exactly its prices, as they are paid, and none a paisa beyond', async () => {
    const shop = await shopOfFour()
    const by = (rule: object, slug: string) => titlesBy(shop, rule, { slug })
    expect(await by({ max_price: 900 }, 'a')).toEqual(['Skirt'])
    expect(await by({ max_price: 899.99 }, 'b')).toEqual([])
    expect(await by({ min_price: 2000 }, 'c')).toEqual(['Blouse'])
    expect(await by({ min_price: 2000.01 }, 'd')).toEqual([])
  })

  it('shows a product whose price changed at once', async () => {
    const shop = await shopOfFour()
    expect(await titlesBy(shop, { max_price: 1500 }, { slug: 'little' })).toHaveLength(2)
    await shop.patch('/product/updateDeleteProduct/1/', { price: 1500 })
    expect(await titlesAt(shop, 'little')).toEqual(['Blouse', 'Skirt', 'Tee | Plain'])
    await shop.patch('/product/updateDeleteProduct/1/', { price: 1501 })
    expect(await titlesAt(shop, 'little')).toEqual(['Skirt', 'Tee | Plain'])
  })

  it('by age takes products for its days, and forgets them within the hour', async () => {
    const shop = await shopOfFour()
    const added = new Date(shop.now() - 3 * 24 * 60 * 60_000 + 60_000).toISOString()
    await shop.db.write.update(product).set({ created_at: added })
    expect(await titlesBy(shop, { added_within_days: 2 }, { slug: 'two' })).toEqual([])
    expect(await titlesBy(shop, { added_within_days: 3 }, { slug: 'three' })).toHaveLength(3)
    await shop.later(60)
    await shop.signIn()
    expect(await titlesAt(shop, 'three')).toEqual([])
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Fresh' }))
    expect(await titlesAt(shop, 'three')).toEqual(['Fresh'])
    await shop.later(3 * DAY_MINUTES + 60)
    expect(await titlesAt(shop, 'three')).toEqual([])
  })

  it('shows its products in its own order, until a shopper sorts or filters them', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { rule: '{"min_price":1}', sort: 'price-desc', slug: 'all' })
    expect(await titlesAt(shop, 'all')).toEqual(['Blouse', 'Tee | Plain', 'Skirt'])
    expect(await titlesAt(shop, 'all', 'sort=price-asc')).toEqual([
      'Skirt',
      'Tee | Plain',
      'Blouse',
    ])
    expect(await titlesAt(shop, 'all', 'color=navy')).toEqual(['Blouse', 'Tee | Plain'])
    expect(await titlesAt(shop, 'all', 'category=men')).toEqual(['Tee | Plain'])
  })
})

describe('a collection by hand', () => {
  it('shows its products in the order that staff chose, without those that are deleted', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { kind: 'hand', products: '3,1,2,3', slug: 'dashain' })
    expect(await titlesAt(shop, 'dashain')).toEqual(['Tee | Plain', 'Blouse', 'Skirt'])
    expect(await titlesAt(shop, 'dashain', 'sort=name')).toEqual(['Blouse', 'Skirt', 'Tee | Plain'])
    expect(await titlesAt(shop, 'dashain', 'discounted=true')).toEqual(['Skirt'])
    const bare = await shop.form('POST', '/product/createProduct/', productForm({ title: 'Vest' }))
    const { id } = bare.json<{ id: number }>()
    const changes = { kind: 'hand', slug: 'dashain', products: `3,${id},1` }
    await shop.form('PUT', '/staff/collections/1/', collectionForm(changes))
    expect(await titlesAt(shop, 'dashain')).toEqual(['Tee | Plain', 'Vest', 'Blouse'])
    await shop.remove(`/product/updateDeleteProduct/${id}/`)
    expect(await titlesAt(shop, 'dashain')).toEqual(['Tee | Plain', 'Blouse'])
    await shop.post('/staff/trash/restore/', { noun: 'products', id })
    expect(await titlesAt(shop, 'dashain')).toEqual(['Tee | Plain', 'Vest', 'Blouse'])
  })
})

describe('the colours in which a collection shows its products', () => {
  it('are the one of its rule, or those that staff chose, until a shopper filters by another', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { rule: '{"color":2}', slug: 'navy' })
    expect(await colorsAt(shop, 'navy')).toEqual({ Blouse: 'Navy', 'Tee | Plain': 'Navy' })
    await addCollection(shop, { kind: 'hand', products: '1,2', slug: 'own' })
    expect(await colorsAt(shop, 'own')).toEqual({ Blouse: 'Red', Skirt: 'Red' })
    const changes = { kind: 'hand', products: '1,2', product_colors: '2', slug: 'own' }
    const edited = await shop.form('PUT', '/staff/collections/2/', collectionForm(changes))
    expect(edited.json()).toMatchObject({ product_colors: [2] })
    expect(await colorsAt(shop, 'own')).toEqual({ Blouse: 'Navy', Skirt: 'Red' })
    expect(await colorsAt(shop, 'own', 'color=red')).toEqual({ Blouse: 'Red', Skirt: 'Red' })
  })

  it('are forgotten with a product that is taken out', async () => {
    const shop = await shopOfFour()
    const changes = { kind: 'hand', products: '1,2', product_colors: '2,3', slug: 'own' }
    await addCollection(shop, changes)
    const form = collectionForm({ ...changes, products: '2' })
    const edited = await shop.form('PUT', '/staff/collections/1/', form)
    expect(edited.json()).toMatchObject({ products: [2], product_colors: [3] })
  })

  it('are its own again where the chosen one is deleted', async () => {
    const shop = await shopOfFour()
    const fields = { product: '2', color: '2', color_img: await png() }
    await shop.form('POST', '/comp/createproductcolor/', fields)
    const changes = { kind: 'hand', products: '2', product_colors: '5', slug: 'own' }
    await addCollection(shop, changes)
    expect(await colorsAt(shop, 'own')).toEqual({ Skirt: 'Navy' })
    await shop.remove('/comp/updateDeleteproductcolor/5/')
    expect(await colorsAt(shop, 'own')).toEqual({ Skirt: 'Red' })
    const kept = await shop.form('PUT', '/staff/collections/1/', collectionForm(changes))
    expect(kept.statusCode).toBe(200)
    await shop.post('/staff/trash/restore/', { noun: 'productColors', id: 5 })
    expect(await colorsAt(shop, 'own')).toEqual({ Skirt: 'Navy' })
  })

  it('are also those of a row of the home page', async () => {
    const shop = await shopOfFour()
    const { id } = await addCollection(shop, { rule: '{"color":2}', slug: 'navy' })
    const page = await saveHome(shop, [
      { kind: 'collection', id: 'red', title: '', collection: id },
    ])
    await shop.post(`/staff/pages/${page}/publish/`)
    const { rows } = await homeOf(shop)
    const shown = rows.flatMap((row) => (row.kind === 'products' ? row.products : []))
    expect(shown.map(({ picture }) => picture?.alt)).toEqual([
      'Blouse in Navy',
      'Tee | Plain in Navy',
    ])
  })
})

/** The colour of each card on the page of a collection, by title. */
async function colorsAt(shop: TestShop, slug: string, query = '') {
  const answer = await shop.get(`/store/collections/${slug}/products?${query}`)
  const { items } = productList.parse(answer.json())
  return Object.fromEntries(
    items.map(({ title, picture }) => [title, picture?.alt.replace(`${title} in `, '')]),
  )
}

describe('the address of a collection', () => {
  it('gives its page, and leads on from a former address', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { slug: 'little', text: 'All of it.', seo_title: 'Cheap' })
    expect((await shop.get('/store/collections/little')).json()).toEqual({
      id: 1,
      slug: 'little',
      title: 'Under Rs 1500',
      text: 'All of it.',
      picture: null,
      seo_title: 'Cheap',
      seo_description: '',
    })
    await shop.form('PUT', '/staff/collections/1/', collectionForm({ slug: 'small' }))
    expect((await shop.get('/store/collections/little')).json()).toMatchObject({ slug: 'small' })
    expect((await shop.get('/store/collections')).json()).toEqual([
      { id: 1, slug: 'small', title: 'Under Rs 1500' },
    ])
  })

  it('answers 410 once it is deleted, and 404 where there was never one', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { slug: 'little' })
    await shop.form('PUT', '/staff/collections/1/', collectionForm({ slug: 'small' }))
    await shop.remove('/staff/collections/1/')
    const status = async (slug: string) => (await shop.get(`/store/collections/${slug}`)).statusCode
    expect([await status('little'), await status('small'), await status('none')]).toEqual([
      410, 410, 404,
    ])
    await shop.post('/staff/trash/restore/', { noun: 'collections', id: 1 })
    expect([await status('little'), await status('small')]).toEqual([200, 200])
  })
})

describe('the address of a category', () => {
  it('is made from its title, and leads on once it is renamed', async () => {
    const shop = await shopOfFour()
    const made = await shop.form('POST', '/product/createCategory/', { title: 'Home & Gifts' })
    const at = async (slug: string) => await shop.get(`/store/categories/${slug}`)
    const { id } = made.json<{ id: number }>()
    const found = { id, slug: 'home-gifts', title: 'Home & Gifts' }
    expect((await at('home-gifts')).json()).toEqual(found)
    await shop.patch(`/product/updateDeleteCategory/${id}/`, { title: 'Gifts' })
    expect((await at('home-gifts')).json()).toEqual({ id, slug: 'gifts', title: 'Gifts' })
    await shop.remove(`/product/updateDeleteCategory/${id}/`)
    expect([(await at('gifts')).statusCode, (await at('never')).statusCode]).toEqual([410, 404])
  })
})

it('a list of a category offers the sub categories of this category alone', async () => {
  const shop = await shopOfFour()
  const offered = async (query: string) => {
    const list = productList.parse((await shop.get(`/store/products?${query}`)).json())
    return list.facets.subcategory.map(({ value }) => value)
  }
  expect(await offered('category=men')).toEqual(['tops'])
  expect(await offered('')).toEqual(['tops', 'bottoms'])
})
