import type { GoneProduct, Home, MenuCategory, ProductList } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { signUp } from '../test/customers'
import type { TestShop } from '../test/open-shop'
import { shopWithPages } from '../test/shop-with-pages'
import { shopOfFour } from '../test/test-app'

const blouse = '/product/updateDeleteProduct/1/'
const skirt = '/product/updateDeleteProduct/2/'

const inMinutes = (shop: TestShop, minutes: number) =>
  new Date(shop.now() + minutes * 60_000).toISOString()

/** The ids of the products in the list. */
async function listed(shop: TestShop, query = '') {
  const { items } = (await shop.get(`/store/products?${query}`)).json<ProductList>()
  return items.map(({ id }) => id)
}

describe('what isn’t on sale', () => {
  it('is in no list, menu, home page, search, suggestion or count, and nobody’s similar product', async () => {
    const shop = await shopOfFour()
    await shop.patch(blouse, { status: 'draft', is_featured: true, is_slider: true })
    expect(await listed(shop)).toEqual([2, 3])
    expect(await listed(shop, 'q=blouse')).not.toContain(1)
    const { facets } = (await shop.get('/store/products')).json<ProductList>()
    expect(facets.color.map(({ label, count }) => [label, count])).toEqual([
      ['Red', 1],
      ['Navy', 1],
    ])
    expect(facets.price).toEqual({ min: 900, max: 1200 })
    const menu = (await shop.get('/store/menu')).json<MenuCategory[]>()
    expect(JSON.stringify(menu)).not.toContain('Blouse')
    const home = (await shop.get('/store/home')).json<Home>()
    expect(JSON.stringify(home)).not.toContain('Blouse')
    // The text may be read as another word ('blue'), never as that of the hidden product.
    expect((await shop.get('/store/search?q=blou')).body).not.toContain('Blouse')
    expect((await shop.get('/store/products/2')).json()).toMatchObject({ similar: [] })
    const cards = (await shop.get('/store/cards?id=1&id=2')).json<object[]>()
    expect(cards).toMatchObject([{ id: 2 }])
  })

  it('lends no words to the correction of spelling', async () => {
    const shop = await shopOfFour()
    const corrected = async () =>
      (await shop.get('/store/search?q=bloose')).json<{ corrected: string | null }>().corrected
    expect(await corrected()).toBe('blouse')
    await shop.patch(blouse, { status: 'draft' })
    expect(await corrected()).toBeNull()
    await shop.patch(blouse, { status: 'active' })
    expect(await corrected()).toBe('blouse')
  })

  it('is not there as a draft, and 410 with similar products once it was archived', async () => {
    const shop = await shopOfFour()
    const page = () => shop.get('/store/products/1')
    await shop.patch(blouse, { status: 'draft' })
    expect((await page()).statusCode).toBe(404)
    await shop.patch(blouse, { status: 'archived' })
    const gone = await page()
    expect([gone.statusCode, gone.json<GoneProduct>()]).toMatchObject([
      410,
      {
        message: 'This product is no longer sold.',
        category: { title: 'Women', slug: 'women' },
        subcategory: { title: 'Tops', slug: 'tops' },
        similar: [{ id: 2 }],
      },
    ])
    expect(gone.body).not.toContain('Blouse')
    await shop.patch(blouse, { status: 'active' })
    expect((await page()).statusCode).toBe(200)
  })

  it('has no reviews to read and takes no likes; a customer’s list of likes leaves it out', async () => {
    const shop = await shopOfFour()
    const sita = await signUp(shop, 'Sita')
    const like = '/store/products/1/like'
    await sita.put(like, {})
    await shop.patch(blouse, { status: 'archived' })
    expect((await sita.send('GET', '/store/liked')).json()).toEqual([])
    expect((await sita.send('GET', like)).statusCode).toBe(404)
    expect((await sita.put(like, {})).statusCode).toBe(404)
    expect((await shop.get('/store/products/1/reviews')).statusCode).toBe(404)
    await shop.patch(blouse, { status: 'active' })
    expect((await sita.send('GET', '/store/liked')).json()).toMatchObject([{ id: 1 }])
    expect((await sita.send('GET', like)).json()).toEqual({ is_liked: true, like_count: 1 })
    await shop.patch(blouse, { status: 'archived' })
    expect((await sita.send('DELETE', like)).json()).toEqual({ is_liked: false, like_count: 0 })
  })

  it('is not in the site map', async () => {
    const shop = await shopWithPages()
    const isListed = async () => (await shop.get('/sitemap.xml')).body.includes('/productDetail/1-')
    expect(await isListed()).toBe(true)
    await shop.patch(blouse, { status: 'draft' })
    expect(await isListed()).toBe(false)
    await shop.patch(blouse, { status: 'active', goes_live_at: inMinutes(shop, 5) })
    expect(await isListed()).toBe(false)
    await shop.later(6)
    expect(await isListed()).toBe(true)
  })
})

describe('a product with times', () => {
  it('goes live and ends by itself, also in answers that were kept', async () => {
    const shop = await shopOfFour()
    await shop.patch(blouse, { goes_live_at: inMinutes(shop, 10), ends_at: inMinutes(shop, 20) })
    await shop.patch(skirt, { ends_at: inMinutes(shop, 15) })
    const seen = async () => [
      await listed(shop),
      await listed(shop, 'q=women&sort=name'),
      (await shop.get('/store/products/1')).statusCode,
    ]
    expect(await seen()).toEqual([[2, 3], [2], 404])
    await shop.later(9)
    expect(await seen()).toEqual([[2, 3], [2], 404])
    await shop.later(2)
    expect(await seen()).toEqual([[1, 2, 3], [1, 2], 200])
    await shop.later(5)
    expect(await seen()).toEqual([[1, 3], [1], 200])
    await shop.later(5)
    expect(await seen()).toEqual([[3], [], 410])
  })

  it('is answered 304 only while nothing has gone live or ended', async () => {
    const shop = await shopOfFour()
    await shop.patch(blouse, { ends_at: inMinutes(shop, 10) })
    const first = await shop.get('/store/products')
    const headers = { ...shop.headers, 'if-none-match': String(first.headers.etag) }
    const again = async () =>
      (await shop.app.inject({ url: '/store/products', headers })).statusCode
    expect(await again()).toBe(304)
    await shop.later(11)
    expect(await again()).toBe(200)
  })

  it('follows a clock that is set back', async () => {
    const shop = await shopOfFour()
    await shop.patch(blouse, { goes_live_at: inMinutes(shop, 10) })
    await shop.jump(11)
    expect(await listed(shop)).toEqual([1, 2, 3])
    await shop.jump(-11)
    expect(await listed(shop)).toEqual([2, 3])
    await shop.jump(11)
    expect(await listed(shop)).toEqual([1, 2, 3])
  })

  it('heeds a time that is changed to an earlier one', async () => {
    const shop = await shopOfFour()
    await shop.patch(blouse, { goes_live_at: inMinutes(shop, 60) })
    expect(await listed(shop)).toEqual([2, 3])
    await shop.patch(blouse, { goes_live_at: inMinutes(shop, 5) })
    expect(await listed(shop)).toEqual([2, 3])
    await shop.later(6)
    expect(await listed(shop)).toEqual([1, 2, 3])
  })
})
