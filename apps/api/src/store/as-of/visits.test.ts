import { request, type IncomingMessage } from 'node:http'
import type { PageRequest } from '@etrend/contract'
import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../lib/times'
import { signUp } from '../../test/customers'
import { logLines } from '../../test/log-lines'
import { oneSkirt } from '../../test/ordering'
import { addSale } from '../../test/sale-offers'
import { shopWithPages } from '../../test/shop-with-pages'
import { openTestShop, shopOfFour } from '../../test/test-app'
import { linkTo, visitor } from '../../test/visiting'

const HOUR = 60 * MINUTE_MS
const DAY = 24 * HOUR
// The tests begin at noon of Wednesday 12 August 2026 in Kathmandu.
const refusal = {
  message:
    'You are looking at the shop as of Thursday 13 August, 12:00. Nothing can be ordered here.',
}

/** The shop of four, with a sale of half the price that starts in a day, when a visitor looks at it. */
async function shopInSale() {
  const shop = await shopOfFour()
  const start = shop.now() + DAY
  await addSale(shop, { percent_off: 50, starts_at: new Date(start).toISOString() })
  const link = await linkTo(shop, start)
  return { shop, start, link, visit: await visitor(shop, link) }
}

it('a link is made by staff, for a time within the next year in Nepal’s time or with a zone', async () => {
  const shop = await openTestShop()
  const make = async (at: unknown) => {
    const answer = await shop.post('/staff/shop-preview/', { at })
    return [answer.statusCode, answer.json<{ message?: string }>().message]
  }
  const year = new Date(shop.now() + 367 * DAY).toISOString()
  const sentence = 'Enter a time as a day and a time like 2026-12-24 10:00.'
  expect(await make('2026-08-12 12:01')).toEqual([201, undefined])
  expect(await make('2026-08-12T06:16:00Z')).toEqual([201, undefined])
  expect(await make('2026-08-12 12:00')).toEqual([400, 'Choose a time in the future.'])
  expect(await make(year)).toEqual([400, 'Choose a time within the next year.'])
  for (const at of ['Friday', '', null]) expect(await make(at)).toEqual([400, sentence])
  const sita = await signUp(shop, 'Sita')
  const own = { at: '2026-08-13 12:00' }
  expect((await sita.post('/staff/shop-preview/', own)).statusCode).not.toBe(201)
  expect((await shop.anonymous('POST', '/staff/shop-preview/')).statusCode).toBe(401)
})

it('a link gives the browser a cookie for an hour and leads to the home page; leaving takes it back', async () => {
  const { visit } = await shopInSale()
  expect([visit.opened?.statusCode, visit.opened?.headers.location]).toEqual([302, '/'])
  expect(visit.opened?.headers['cache-control']).toBe('no-store')
  expect(visit.opened?.cookies).toMatchObject([
    { name: 'etrend-as-of', path: '/', maxAge: 3600, httpOnly: true, sameSite: 'Lax' },
  ])
  const left = await visit.get('/as-of/leave')
  expect([left.statusCode, left.headers.location]).toEqual([302, '/'])
  expect(left.cookies).toMatchObject([{ name: 'etrend-as-of', value: '', path: '/' }])
  const { app } = await openTestShop({
    storefrontOrigin: 'https://shop.example',
    adminOrigin: 'https://admin.shop.example',
  })
  const secure = await app.inject({ url: '/as-of/leave', headers: { host: 'shop.example' } })
  expect(secure.cookies).toMatchObject([{ name: '__Host-etrend-as-of', secure: true }])
})

it('a wrong link, and one that has ended, lead to the page that says why', async () => {
  const { shop, link } = await shopInSale()
  const { get } = await visitor(shop)
  const reason = async (wrong: string) => {
    const { statusCode, headers, cookies } = await get(wrong)
    expect([statusCode, cookies]).toEqual([302, []])
    const token = String(headers.location).replace('/preview/', '')
    const answer = await get(`/store/previews/${token}`)
    return [answer.statusCode, answer.json<{ message: string }>().message]
  }
  const [at, until, signature] = link.replace('/as-of/', '').split('.')
  for (const wrong of [`${at}.zzzzzzzz.${signature}`, `${at}.${until}.`, `${at}`, 'constructor']) {
    expect(await reason(`/as-of/${wrong}`)).toEqual([404, 'There is no such preview.'])
  }
  await shop.later(60)
  expect(await reason(link)).toEqual([
    403,
    'This link to the shop at another time has ended. Open it again from the admin: Search, then “See the shop at another time”.',
  ])
})

it('a cookie that has ended or was made up is ignored and removed', async () => {
  const { shop, visit } = await shopInSale()
  const removed = [{ name: 'etrend-as-of', value: '', path: '/' }]
  await shop.later(59)
  expect((await visit.get('/store/products')).cookies).toEqual([])
  await shop.later(1)
  const ended = await visit.get('/store/products')
  expect(ended.cookies).toMatchObject(removed)
  expect(await visit.prices()).toEqual({ Blouse: 2000, Skirt: 900, 'Tee | Plain': 1200 })
  const made = { host: 'localhost:4000', cookie: 'etrend-as-of=a.b.c' }
  const answer = await shop.app.inject({ url: '/store/products', headers: made })
  expect([answer.statusCode, answer.cookies.length]).toEqual([200, 1])
})

it('only the storefront’s host looks at the cookie', async () => {
  const { shop, visit } = await shopInSale()
  for (const host of ['admin.localhost:4000', '127.0.0.1']) {
    const headers = { ...shop.headers, host, cookie: visit.cookie }
    const list = await shop.app.inject({ url: '/store/products', headers })
    expect(list.json<{ facets: object }>().facets).toMatchObject({ price: { min: 900 } })
    const sizes = await shop.app.inject({ url: '/comp/allSize', headers })
    expect(sizes.statusCode).toBe(200)
  }
  const link = await linkTo(shop, shop.now() + DAY)
  const headers = { host: 'admin.localhost:4000' }
  expect((await shop.app.inject({ url: link, headers })).statusCode).toBe(404)
})

it('nothing can be ordered or changed, nobody is signed in, and staff aren’t either', async () => {
  const { shop, visit } = await shopInSale()
  const sita = await signUp(shop, 'Sita')
  for (const [method, url] of [
    ['POST', '/store/orders'],
    ['POST', '/login/'],
    ['POST', '/register/'],
    ['GET', '/profile/'],
    ['GET', '/store/liked'],
    ['GET', '/store/checkout'],
    ['PUT', '/store/cart/saved'],
    ['PUT', '/store/products/1/like'],
    ['GET', '/comp/allSize'],
    ['POST', '/comp/createSize/'],
  ] as const) {
    const headers = {
      host: 'localhost:4000',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'the first of all',
      authorization: shop.headers.authorization,
      cookie: visit.cookie,
    }
    const sent = { method, url, headers, ...(method !== 'GET' && { payload: oneSkirt }) }
    const answer = await shop.app.inject(sent)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 403, refusal])
  }
  const liked = { url: '/store/liked', headers: { ...sita.headers, host: 'localhost:4000' } }
  const asked = { ...liked, headers: { ...liked.headers, cookie: visit.cookie } }
  expect((await shop.app.inject(asked)).json()).toEqual(refusal)
  expect((await shop.app.inject(liked)).statusCode).toBe(200)
  expect((await shop.get('/staff/orders')).json()).toEqual([])
})

it('below /api the page that calls decides: one of the real shop stays with that, and none is answered by another time', async () => {
  const { shop, start, visit } = await shopInSale()
  const lowest = async (by: typeof visit, page?: string) => {
    const answer = await by.get(
      '/api/store/products',
      page === undefined ? {} : { 'x-as-of': page },
    )
    const body = answer.json<{ message?: string; facets?: { price: { min: number } } }>()
    return body.facets?.price.min ?? [answer.statusCode, body.message]
  }
  expect(await lowest(visit, visit.page)).toBe(600)
  expect(await lowest(visit)).toBe(900)
  const other = await visitor(shop, await linkTo(shop, start - MINUTE_MS))
  const refused = [
    403,
    'This page shows the shop as of a time that has ended or changed. Load the page again.',
  ]
  expect(await lowest(other, other.page)).toBe(900)
  expect(await lowest(other, visit.page)).toEqual(refused)
  expect(await lowest(await visitor(shop), visit.page)).toEqual(refused)
  await shop.later(61)
  expect(await lowest(visit, visit.page)).toEqual(refused)
})

it('pages of another time are made by their own clock, say so, and are neither kept nor indexed', async () => {
  const shop = await shopWithPages(async ({ fetch, asOf }: PageRequest) => {
    const { body } = await fetch('/store/products')
    const html = `${asOf?.words}: ${JSON.stringify(body).includes('Tee')}`
    return { status: 200, html, styleHashes: [], ...(asOf && { scriptHashes: ['sha256-as-of'] }) }
  })
  await shop.patch('/product/updateDeleteProduct/1/', {
    goes_live_at: new Date(shop.now() + DAY).toISOString(),
  })
  const now = await visitor(shop)
  const visit = await visitor(shop, await linkTo(shop, shop.now() + DAY))
  for (let round = 0; round < 2; round += 1) {
    const real = await now.get('/womens')
    expect(real.body).toBe('undefined: false')
    expect([real.headers['cache-control'], real.headers['x-robots-tag']]).toEqual([
      'no-cache',
      undefined,
    ])
    expect(String(real.headers['content-security-policy'])).not.toContain('as-of')
    const shown = await visit.get('/womens', { 'if-none-match': real.headers.etag })
    expect([shown.statusCode, shown.body]).toEqual([200, 'Thu 13 Aug 2026, 12:00: true'])
    const { headers } = shown
    expect([headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
      'no-store',
      'noindex',
      undefined,
    ])
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-as-of'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  // Files are the same at all times.
  expect((await visit.get('/assets/shop.js')).headers['cache-control']).toContain('immutable')
})

it('prices of carts count for the limit of calls as in the real shop', async () => {
  const { shop, visit } = await shopInSale()
  const payload = { lines: [{ product_color: 3, size: 1, quantity: 1 }] }
  for (let asked = 0; asked < 239; asked += 1) await visit.post('/store/cart', payload)
  const now = await visitor(shop)
  const statuses = [
    await visit.post('/store/cart', payload),
    await visit.post('/store/cart', payload),
  ]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  expect((await now.post('/store/cart', payload)).statusCode).toBe(429)
})

it('a request keeps its id and its one line in the log, and its connection ends when the server stops', async () => {
  const { logger, lines } = logLines()
  const shop = await shopOfFour({ logger })
  const visit = await visitor(shop, await linkTo(shop, shop.now() + DAY))
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const headers = { host: 'localhost:4000', cookie: visit.cookie, 'x-request-id': 'of-the-proxy' }
  const ask = () =>
    new Promise<IncomingMessage>((resolve) => {
      request({ port, path: '/store/shop', headers }, (answer) => resolve(answer.resume())).end()
    })
  const first = await ask()
  expect([first.statusCode, first.headers['x-request-id']]).toEqual([200, 'of-the-proxy'])
  await expect.poll(() => lines.filter(isOfProxy)).toHaveLength(1)
  expect(lines.find(isOfProxy)).toMatchObject({ path: '/store/shop', status: 200 })
  const stopped = shop.app.stop(0)
  expect((await ask()).headers.connection).toBe('close')
  await stopped
})

const isOfProxy = ({ reqId }: { reqId?: string | undefined }) => reqId === 'of-the-proxy'
