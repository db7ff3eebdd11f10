import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

const hostile = [
  "'; DROP TABLE product; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '9'.repeat(400),
  '1e999',
  '-1',
  'NaN',
  '__proto__',
  '../../../etc/passwd',
  'x'.repeat(20_000),
  '%',
]

const insides =
  /sqlite|select |insert |constraint|drizzle|node_modules|\bat .+\.[cm]?[jt]s:\d+|\.ts:|stack/i

/** Whether a status is below 500 and the body shows nothing of the server's internals. */
function isCalm({ statusCode, body }: { statusCode: number; body: string }) {
  return statusCode < 500 && !insides.test(body)
}

async function send(shop: TestShop, url: string, payload: string, type = 'application/json') {
  const headers = { ...shop.headers, 'content-type': type }
  return await shop.app.inject({ method: 'PATCH', url, headers, payload })
}

describe('hostile values', () => {
  it('in any field of any form get a 4xx or are kept as plain text', async () => {
    const shop = await stockedShop()
    for (const value of hostile) {
      for (const field of Object.keys(productForm())) {
        const answer = await shop.form('POST', '/product/createProduct/', {
          ...productForm({ [field]: value }),
        })
        expect([field, value, isCalm(answer)]).toEqual([field, value, true])
      }
    }
  })

  it('in queries and addresses get a 4xx or an empty answer', async () => {
    const shop = await stockedShop()
    for (const value of hostile.map(encodeLoosely)) {
      for (const url of [
        `/store/products?q=${value}`,
        `/store/products?size=${value}&color=${value}&category=${value}`,
        `/store/products?page=${value}&min_price=${value}`,
        `/store/search?q=${value}`,
        `/comp/allSize?q=${value}`,
        `/comp/allSize?sort=${value}&page=${value}`,
        `/store/products/${value}`,
        `/media/${value}`,
      ]) {
        const answer = await shop.get(url)
        expect([url, isCalm(answer)]).toEqual([url, true])
      }
    }
  })

  it('with the character NUL are refused wherever they come', async () => {
    const shop = await stockedShop()
    const message = 'A text can’t contain the character NUL (code 0): take it out.'
    for (const answer of [
      await shop.get('/store/products?q=a%00b'),
      await shop.get('/store/products/a%00'),
      await shop.form('POST', '/product/createProduct/', productForm({ title: 'Te\u0000e' })),
      await shop.patch('/product/updateDeleteProduct/1/', { title: 'Te\u0000e' }),
      await shop.post('/staff/promo-codes', { code: 'A', gifts: [{ 'na\u0000me': 1 }] }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { message }])
    }
    const deep = `${'['.repeat(20_000)}"a\\u0000"${']'.repeat(20_000)}`
    for (const body of [deep, deep.replace('\\u0000', '')]) {
      expect((await send(shop, '/product/updateDeleteProduct/1/', body)).statusCode).toBe(400)
    }
    expect((await shop.get('/store/products?q=%5Cu0000')).statusCode).toBe(200)
  })

  it('as bodies of the wrong kind are refused with what to send', async () => {
    const shop = await stockedShop()
    const url = '/product/updateDeleteProduct/1/'
    expect((await send(shop, url, '{ broken')).statusCode).toBe(400)
    expect((await send(shop, url, '{"__proto__":{"role":"admin"}}')).statusCode).toBe(400)
    expect((await send(shop, url, '[]')).statusCode).toBe(400)
    expect((await send(shop, url, 'title=x', 'text/plain')).statusCode).toBe(415)
    expect((await send(shop, url, 'title=x', 'application/x-www-form-urlencoded')).statusCode).toBe(
      415,
    )
    expect((await send(shop, url, JSON.stringify({ title: 'x'.repeat(70_000) }))).statusCode).toBe(
      413,
    )
    const unchanged = (await shop.get(url)).json<{ title: string }>()
    expect(unchanged.title).toBe('Everyday Tee')
  })

  it('of the wrong kind or size are refused, and change nothing', async () => {
    const shop = await stockedShop()
    const before = (await shop.get('/comp/allSize')).body
    const many = { lines: Array(5000).fill({}) }
    const answers = [
      await shop.post('/login/', { email: { $ne: '' }, password: ['x'] }),
      await shop.post('/store/cart', many),
      await shop.get(`/comp/allSize?page=999999&page_size=${'9'.repeat(400)}`),
      await shop.get('/comp/updateDeleteSize/99999999999999999999/'),
      await shop.form('POST', '/comp/createSize/', { size_name: hostile[0]?.repeat(5000) ?? '' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 413])
    expect(answers.map(isCalm)).toEqual(answers.map(() => true))
    expect((await shop.get('/comp/allSize')).body).toBe(before)
  })

  it('never reach the answer of a user: no hash, no role, no token leaves', async () => {
    const shop = await stockedShop()
    const answers = await Promise.all(
      ['/store/shop', '/store/home', '/product/allProduct/', '/stock/allStock/'].map((url) =>
        shop.get(url),
      ),
    )
    for (const { body } of answers) expect(body).not.toMatch(/argon2|password|refresh_hash/)
  })
})

/** Encodes a value as a careless script would: lone surrogates, which can't be encoded, are sent as invalid UTF-8. */
function encodeLoosely(value: string) {
  return /\p{Surrogate}/u.test(value) ? '%ED%A0%80' : encodeURIComponent(value)
}

it.each([
  [`/store/orders/${'x'.repeat(201)}`, 414, 'This address is too long.'],
  ['/store/orders/%zz', 400, 'This address can’t be read: check its % signs.'],
])(
  'an address that the router can’t read is refused as others are: %s',
  async (url, status, message) => {
    const shop = await stockedShop()
    const { statusCode, headers, body } = await shop.get(url)
    expect([statusCode, JSON.parse(body)]).toEqual([status, { message }])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  },
)
