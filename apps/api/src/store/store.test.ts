import type { Home, MenuCategory, ProductDetail, ProductList, SearchSuggestions } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { openTestShop, png, productForm, type TestShop } from '../test/test-app'

/**
 * Women/Tops with a Red blouse (MD in stock, LG sold out) and a Navy one (LG in stock); a discounted Red skirt in
 * Women/Bottoms (MD); a Men/Tops tee in Navy (MD, 2 left).
 */
async function shopOfFour() {
  const shop = await openTestShop()
  for (const size_name of ['MD', 'LG']) await shop.form('POST', '/comp/createSize/', { size_name })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#a82a24' })
  await shop.form('POST', '/comp/createColor/', { color_name: 'Navy', hex_code: '#1f2a4d' })
  for (const title of ['Women', 'Men']) await shop.form('POST', '/product/createCategory/', { title })
  await addSubcategory(shop, 'Tops', '1')
  await addSubcategory(shop, 'Bottoms', '1')
  await addSubcategory(shop, 'Tops', '2')
  await addProduct(shop, { title: 'Blouse', subcategory: '1', price: '2000' }, ['1', '2'])
  await addProduct(shop, { title: 'Skirt', subcategory: '2', price: '1500', discounted_price: '900' }, ['1'])
  await addProduct(shop, { title: 'Tee | Plain', subcategory: '3', price: '1200' }, ['2'])
  await move(shop, 1, 1, 'In', 9)
  await move(shop, 1, 2, 'In', 4)
  await move(shop, 1, 2, 'Out', 4)
  await move(shop, 2, 2, 'In', 9)
  await move(shop, 3, 1, 'In', 9)
  await move(shop, 4, 1, 'In', 2)
  return shop
}

async function addSubcategory(shop: TestShop, title: string, category: string) {
  await shop.form('POST', '/product/createsubCategory/', { title, category })
}

async function addProduct(shop: TestShop, fields: Record<string, string>, colors: string[]) {
  const made = await shop.form('POST', '/product/createProduct/', productForm(fields))
  for (const color of colors) {
    const product = String(made.json<{ id: number }>().id)
    await shop.form('POST', '/comp/createproductcolor/', { product, color, color_img: await png() })
  }
}

async function move(shop: TestShop, unit: number, size: number, type: string, quantity: number) {
  await shop.form('POST', '/stock/createStock/', {
    product_color: String(unit),
    size: String(size),
    movement_type: type,
    quantity: String(quantity),
    notes: '',
  })
}

async function listed(shop: TestShop, query: string) {
  return (await shop.get(`/store/products?${query}`)).json<ProductList>()
}

const titles = ({ items }: ProductList) => items.map((item) => item.title)

describe('the product list', () => {
  it('answers cards with what is paid and what is struck through, and counts them', async () => {
    const shop = await shopOfFour()
    const list = await listed(shop, '')
    expect(titles(list)).toEqual(['Blouse', 'Skirt', 'Tee | Plain'])
    expect([list.total, list.page, list.pages]).toEqual([3, 1, 1])
    expect(list.items[1]).toMatchObject({ price: 900, original_price: 1500, slug: 'skirt', stock: 'in' })
    expect(list.items[2]).toMatchObject({ stock: 'low', slug: 'tee-plain', category: 'Men' })
  })

  it('sorts by name, price up, price down and newest', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'sort=price-asc'))).toEqual(['Skirt', 'Tee | Plain', 'Blouse'])
    expect(titles(await listed(shop, 'sort=price-desc'))).toEqual(['Blouse', 'Tee | Plain', 'Skirt'])
    expect(titles(await listed(shop, 'sort=newest'))).toEqual(['Tee | Plain', 'Skirt', 'Blouse'])
  })

  it('filters by category, sub category, discount, price and text together', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'category=women'))).toEqual(['Blouse', 'Skirt'])
    expect(titles(await listed(shop, 'subcategory=tops'))).toEqual(['Blouse', 'Tee | Plain'])
    expect(titles(await listed(shop, 'category=men&subcategory=bottoms'))).toEqual([])
    expect(titles(await listed(shop, 'discounted=true'))).toEqual(['Skirt'])
    expect(titles(await listed(shop, 'min_price=1000&max_price=1999'))).toEqual(['Tee | Plain'])
    expect(titles(await listed(shop, 'q=blou'))).toEqual(['Blouse'])
    expect(titles(await listed(shop, 'q=navy%20women'))).toEqual(['Blouse'])
  })

  it('finds a size only where it is in stock in a colour that was asked for', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'size=LG'))).toEqual([])
    expect(titles(await listed(shop, 'size=L'))).toEqual(['Blouse'])
    expect(titles(await listed(shop, 'size=L&color=red'))).toEqual([])
    expect(titles(await listed(shop, 'size=L&size=M&color=red'))).toEqual(['Blouse', 'Skirt'])
    expect(titles(await listed(shop, 'color=red&color=navy&category=men'))).toEqual(['Tee | Plain'])
  })

  it('counts every value with the other filters applied, but not its own', async () => {
    const shop = await shopOfFour()
    const { facets } = await listed(shop, 'category=women&color=red')
    expect(counts(facets.category)).toEqual({ women: 2, men: 0 })
    expect(counts(facets.color)).toEqual({ red: 2, navy: 1 })
    expect(counts(facets.size)).toEqual({ M: 2, L: 0 })
    expect(counts(facets.subcategory)).toEqual({ tops: 1, bottoms: 1 })
    expect(facets.discounted).toBe(1)
    expect(facets.price).toEqual({ min: 900, max: 2000 })
    expect(facets.size[0]).toMatchObject({ label: 'M Medium' })
  })

  it('answers the last page for one past the end, and 400 for nonsense', async () => {
    const shop = await shopOfFour()
    expect((await listed(shop, 'page=99')).page).toBe(1)
    expect((await shop.get('/store/products?page=-1')).statusCode).toBe(400)
    expect((await shop.get('/store/products?sort=random')).json()).toMatchObject({
      fields: { sort: 'Sort by name, price-asc, price-desc or newest.' },
    })
    for (const q of ['%22*%20OR%20%3A-', '%27)%20--', '%25', '%E0%A4%95']) {
      expect(titles(await listed(shop, `q=${q}`))).toEqual([])
    }
  })

  it('counts and lists the same, whatever the filters', async () => {
    const shop = await shopOfFour()
    for (const query of ['size=M', 'color=navy', 'category=women', 'discounted=true', 'size=L&color=navy']) {
      const { facets, total } = await listed(shop, query)
      for (const { value, count } of facets.size) {
        const [, kept = ''] = /(color=\w+)/.exec(query) ?? []
        const others = query.startsWith('size') ? kept : query
        expect((await listed(shop, `${others}&size=${value}`)).total).toBe(count)
      }
      expect(total).toBeLessThanOrEqual(3)
    }
  })

  it('knows of every change at once', async () => {
    const shop = await shopOfFour()
    await listed(shop, 'size=L')
    await move(shop, 2, 2, 'Out', 9)
    expect(titles(await listed(shop, 'size=L'))).toEqual([])
    await shop.patch('/product/updateDeleteProduct/1/', { title: 'Zari Blouse', price: 100 })
    expect(titles(await listed(shop, ''))).toEqual(['Skirt', 'Tee | Plain', 'Zari Blouse'])
    expect(titles(await listed(shop, 'sort=price-asc'))[0]).toBe('Zari Blouse')
    expect(titles(await listed(shop, 'q=zari'))).toEqual(['Zari Blouse'])
    await shop.patch('/product/updateDeleteCategory/1/', { title: 'Ladies' })
    expect(titles(await listed(shop, 'category=ladies'))).toHaveLength(2)
    expect(titles(await listed(shop, 'q=ladies'))).toHaveLength(2)
    await shop.patch('/comp/updateDeleteColor/1/', { color_name: 'Crimson' })
    expect(titles(await listed(shop, 'color=crimson'))).toHaveLength(2)
  })
})

describe('kept answers', () => {
  it('are the same bytes with an ETag until the catalogue changes, and 304 to who has them', async () => {
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
          { code: 'M', size_name: 'MD', stock: 'in' },
          { code: 'L', size_name: 'LG', stock: 'out' },
        ],
      },
      { color_name: 'Navy', units: [{ code: 'L', stock: 'in' }] },
    ])
    expect(detail.product_colors[0]?.pictures[0]?.alt).toBe('Blouse in Red')
    expect(detail.similar.map((one) => one.title)).toEqual(['Skirt'])
    expect(JSON.stringify(detail)).not.toContain('quantity')
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
    expect(home.collections.map(({ title }) => title)).toEqual(['Womens Collection', 'Mens Collection'])
    expect(home.featured).toHaveLength(3)
  })

  it('suggests products and categories for the beginning of a word', async () => {
    const shop = await shopOfFour()
    const found = (await shop.get('/store/search?q=to')).json<SearchSuggestions>()
    expect(found.products.map(({ title }) => title).sort()).toEqual(['Blouse', 'Tee | Plain'])
    expect(found.categories.map(({ title }) => title)).toEqual([
      'Women Tops',
      'Women Bottoms',
      'Men Tops',
    ])
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
})

describe('a cart', () => {
  it('is priced by the server with fees and the promo code in any case', async () => {
    const shop = await shopOfFour()
    const priced = await shop.app.inject({
      method: 'POST',
      url: '/store/cart',
      payload: {
        lines: [{ product_color: 3, size: 1, quantity: 2 }],
        promo_code: 'DISCOUNT10',
      },
    })
    expect(priced.json()).toMatchObject({
      lines: [{ name: 'Skirt', price: 900, size_name: 'MD', is_available: true, stock: 'in' }],
      promo: { code: 'discount10', amount_off: 10 },
      totals: { subtotal: 1800, discount: 10, shipping: 2, tax: 4, total: 1796 },
    })
  })

  it('takes only ids and quantities, says what is short and leaves out what is gone', async () => {
    const shop = await shopOfFour()
    const ask = (payload: object) =>
      shop.app.inject({ method: 'POST', url: '/store/cart', payload })
    const line = { product_color: 4, size: 1, quantity: 3 }
    expect((await ask({ lines: [line, { ...line, size: 99 }] })).json()).toMatchObject({
      lines: [{ is_available: false, stock: 'low' }],
      promo: null,
    })
    expect((await ask({ lines: [{ ...line, price: 1 }] })).statusCode).toBe(400)
    expect((await ask({ lines: [{ ...line, quantity: -1 }] })).statusCode).toBe(400)
    expect((await ask({ lines: [line], promo_code: 'nonsense' })).json()).toMatchObject({ promo: null })
  })
})

function counts(values: { value: string; count: number }[]) {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]))
}
