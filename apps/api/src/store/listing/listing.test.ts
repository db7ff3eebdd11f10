import type { ProductList } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addManyWraps } from '../../test/many-products'
import type { TestShop } from '../../test/open-shop'
import { move } from '../../test/stocking'
import { shopOfFour } from '../../test/test-app'

describe('the product list', () => {
  it('answers cards with what is paid and what is struck through, and counts them', async () => {
    const shop = await shopOfFour()
    const list = await listed(shop, '')
    expect(titles(list)).toEqual(['Blouse', 'Skirt', 'Tee | Plain'])
    expect([list.total, list.page, list.pages]).toEqual([3, 1, 1])
    expect(list.items[1]).toMatchObject({
      price: 900,
      original_price: 1500,
      slug: 'skirt',
      stock: 'in',
    })
    expect(list.items[2]).toMatchObject({ stock: 'low', slug: 'tee-plain', category: 'Men' })
  })

  it('sorts by name, price up, price down and newest', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'sort=price-asc'))).toEqual(['Skirt', 'Tee | Plain', 'Blouse'])
    expect(titles(await listed(shop, 'sort=price-desc'))).toEqual([
      'Blouse',
      'Tee | Plain',
      'Skirt',
    ])
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

  it('says the range of prices as if no price were asked for, and none where nothing is left', async () => {
    const shop = await shopOfFour()
    const range = async (query: string) => (await listed(shop, query)).facets.price
    expect(await range('min_price=1000&max_price=1500')).toEqual({ min: 900, max: 2000 })
    expect(await range('category=men')).toEqual({ min: 1200, max: 1200 })
    expect(await range('category=men&subcategory=bottoms')).toBeNull()
  })

  it('takes the products at exactly the lowest and the highest price, and none a paisa beyond', async () => {
    const shop = await shopOfFour()
    const priced = async (query: string) => titles(await listed(shop, query))
    expect(await priced('min_price=1200')).toEqual(['Blouse', 'Tee | Plain'])
    expect(await priced('min_price=1200.01')).toEqual(['Blouse'])
    expect(await priced('max_price=1200')).toEqual(['Skirt', 'Tee | Plain'])
    expect(await priced('max_price=1199.99')).toEqual(['Skirt'])
    // A discounted product counts with what is paid for it: Rs. 900.
    expect(await priced('min_price=900&max_price=900')).toEqual(['Skirt'])
    expect(await priced('min_price=900.01&max_price=1199.99')).toEqual([])
  })

  it('filters by gender in any case: unisex is for men and women, kids have their own', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'gender=men'))).toEqual(['Tee | Plain'])
    expect(titles(await listed(shop, 'gender=Women'))).toEqual(['Blouse', 'Skirt'])
    expect(titles(await listed(shop, 'gender=KIDS'))).toEqual([])
    await shop.patch('/product/updateDeleteProduct/2/', { gender: 'unisex' })
    await shop.patch('/product/updateDeleteProduct/3/', { gender: 'Kids' })
    expect(titles(await listed(shop, 'gender=men'))).toEqual(['Skirt'])
    expect(titles(await listed(shop, 'gender=women'))).toEqual(['Blouse', 'Skirt'])
    expect(titles(await listed(shop, 'gender=kids'))).toEqual(['Tee | Plain'])
    const { facets } = await listed(shop, 'gender=kids&color=red')
    expect(counts(facets.gender)).toEqual({ men: 1, women: 2, kids: 0 })
    // Back to the gender of its category, then the category renamed to one without a gender.
    await shop.patch('/product/updateDeleteProduct/3/', { gender: '' })
    expect(titles(await listed(shop, 'gender=men&subcategory=tops'))).toEqual(['Tee | Plain'])
    await shop.patch('/product/updateDeleteCategory/2/', { title: 'Bags' })
    expect(titles(await listed(shop, 'gender=women&category=bags'))).toEqual(['Tee | Plain'])
    expect((await shop.get('/store/products?gender=constructor')).json()).toMatchObject({
      fields: { gender: 'gender is men, women or kids.' },
    })
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
    expect(counts(facets.size)).toEqual({ M: 2 })
    expect(counts(facets.subcategory)).toEqual({ tops: 1, bottoms: 1 })
    expect(facets.discounted).toBe(1)
    expect(facets.price).toEqual({ min: 900, max: 2000 })
    expect(facets.size[0]).toMatchObject({ label: 'M' })
  })

  it('reads the values of filters in any case, and prices with their commas', async () => {
    const shop = await shopOfFour()
    expect(titles(await listed(shop, 'color=NAVY'))).toEqual(['Blouse', 'Tee | Plain'])
    expect(titles(await listed(shop, 'size=l'))).toEqual(['Blouse'])
    expect(titles(await listed(shop, 'min_price=1%2C201'))).toEqual(['Blouse'])
    expect(titles(await listed(shop, 'category=Women&subcategory=Bottoms'))).toEqual(['Skirt'])
  })

  it('leaves out sizes and colours that would leave no product, unless they are chosen', async () => {
    const shop = await shopOfFour()
    const colorsOf = async (query: string) => counts((await listed(shop, query)).facets.color)
    // Another colour would add the tee.
    expect(await colorsOf('color=red&category=men')).toEqual({ red: 0, navy: 1 })
    expect(await colorsOf('size=L')).toEqual({ navy: 1 })
    const sizesOf = async (query: string) => counts((await listed(shop, query)).facets.size)
    expect(await sizesOf('category=men')).toEqual({ M: 1 })
    expect(await sizesOf('category=men&size=L')).toEqual({ M: 1, L: 0 })
  })

  it('counts a category without the category and the sub category that were chosen', async () => {
    const shop = await shopOfFour()
    const counted = async (query: string) => {
      const { total, facets } = await listed(shop, query)
      return [total, counts(facets.category), counts(facets.subcategory)]
    }
    const all = { women: 2, men: 1 }
    const inBoth = { tops: 2, bottoms: 1 }
    const inWomen = { tops: 1, bottoms: 1 }
    expect(await counted('')).toEqual([3, all, inBoth])
    expect(await counted('subcategory=bottoms')).toEqual([1, all, inBoth])
    expect(await counted('category=women&subcategory=bottoms')).toEqual([1, all, inWomen])
    // Only the blouse costs more than this.
    const oneWomens = { women: 1, men: 0 }
    const oneTop = { tops: 1, bottoms: 0 }
    expect(await counted('min_price=1200.01')).toEqual([1, oneWomens, oneTop])
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
    for (const query of [
      'size=M',
      'color=navy',
      'category=women',
      'discounted=true',
      'size=L&color=navy',
    ]) {
      const { facets, total } = await listed(shop, query)
      for (const { value, count } of facets.size) {
        const [, kept = ''] = /(color=\w+)/.exec(query) ?? []
        const others = query.startsWith('size') ? kept : query
        expect((await listed(shop, `${others}&size=${value}`)).total).toBe(count)
      }
      expect(total).toBeLessThanOrEqual(3)
    }
  })

  it('filters a catalogue of thousands to the last product', async () => {
    const shop = await shopOfFour()
    await addManyWraps(shop, 'For cold days.')
    expect((await listed(shop, '')).total).toBe(2103)
    expect((await listed(shop, 'min_price=1')).total).toBe(2103)
    const { total, facets } = await listed(shop, 'q=wrap')
    expect([total, facets.category[0]?.count]).toEqual([2100, 2100])
  })

  it('sees every change immediately', async () => {
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

async function listed(shop: TestShop, query: string) {
  return (await shop.get(`/store/products?${query}`)).json<ProductList>()
}

function titles({ items }: ProductList) {
  return items.map((item) => item.title)
}

function counts(values: { value: string; count: number }[]) {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]))
}
