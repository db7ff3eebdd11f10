import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { everyCall } from '../test/every-call'
import { multipart } from '../test/forms'
import { orderingShop, type OrderingShop } from '../test/ordering'
import { openTestShop } from '../test/test-app'

type Headers = Record<string, string>
const cookie = 'theme=dark'
const storefront = 'http://localhost:4000'
const admin = 'http://admin.localhost:4000'

/** Headers of requests that other sites make a browser send. */
const foreign: Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:5555', 'sec-fetch-site': 'same-site' },
  { origin: 'http://shop.localhost:4000', 'sec-fetch-site': 'same-site' },
  { origin: 'https://localhost:4000' },
  { origin: 'https://localhost:4000.evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { cookie },
]

/** Every call of the contract that changes something. */
const changes = everyCall.filter(({ method }) => method !== 'GET')

describe('what changes something', () => {
  it('is refused when another site sends it, whatever the call and the kind of body', async () => {
    const { app, headers } = await openTestShop()
    expect(changes.length).toBeGreaterThan(60)
    for (const { method, url } of changes) {
      for (const extra of foreign) {
        const answer = await app.inject({ method, url, headers: { ...headers, ...extra } })
        expect([method, url, extra, answer.statusCode, answer.json()]).toEqual([
          method,
          url,
          extra,
          403,
          { message: 'This request came from another site. Open the shop and try again.' },
        ])
      }
    }
  })

  it('is let through from the shop’s own pages, with their cookies', async () => {
    const shop = await openTestShop()
    // An editor needs no second factor at another machine.
    const { authorization } = (await colleague(shop, 'editor')).headers
    const own: Headers[] = [
      { origin: storefront, cookie },
      { origin: admin, cookie },
      { origin: storefront, 'sec-fetch-site': 'same-origin', cookie },
      { 'sec-fetch-site': 'same-origin', cookie },
      // The host by which the browser reached the shop, behind a proxy or in development.
      { origin: 'http://192.168.1.7:4000', host: '192.168.1.7:4000', cookie },
    ]
    for (const [index, headers] of own.entries()) {
      const answer = await shop.form(
        'POST',
        '/comp/createSize/',
        { size_name: `X${index}` },
        { authorization, ...headers },
      )
      expect([headers, answer.statusCode]).toEqual([headers, 201])
    }
  })

  it('is let through from scripts, which have neither header and no cookie, forms included', async () => {
    const shop = await openTestShop()
    expect((await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })).statusCode).toBe(201)
    expect((await shop.patch('/comp/updateDeleteSize/1/', { size_name: 'S' })).statusCode).toBe(200)
    expect((await shop.remove('/comp/updateDeleteSize/1/')).statusCode).toBe(204)
  })

  it('may be read from anywhere', async () => {
    const { app } = await openTestShop()
    for (const headers of foreign) {
      expect((await app.inject({ url: '/store/shop', headers })).statusCode).toBe(200)
    }
  })
})

describe('a form on another port', () => {
  it('cancels no order, although the browser sends the cookie of the order with it', async () => {
    const shop = await orderingShop()
    const order = await shop.placed()
    const page = await shop.guest(order)
    const kept = page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const form = await multipart({ reason: 'Changed my mind' })
    const types = ['application/x-www-form-urlencoded', 'text/plain', form.headers['content-type']]
    for (const type of types) {
      const headers = { cookie: kept, origin: 'http://localhost:5555', 'content-type': type }
      expect((await cancel(shop, order.number, headers, form.payload)).statusCode).toBe(403)
    }
    expect((await shop.guest(order)).json()).toMatchObject({ state: 'placed' })

    const own = { cookie: kept, origin: storefront, 'content-type': 'application/json' }
    expect((await cancel(shop, order.number, own, '{"reason":""}')).statusCode).toBe(200)
  })
})

function cancel({ app }: OrderingShop, number: string, headers: Headers, payload: string | Buffer) {
  return app.inject({ method: 'POST', url: `/store/orders/${number}/cancel`, headers, payload })
}
