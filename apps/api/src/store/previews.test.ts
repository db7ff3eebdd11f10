import type { PreviewLink, ProductDetail } from '@etrend/contract'
import { expect, it } from 'vitest'
import { signUp } from '../test/customers'
import { shopWithPages } from '../test/shop-with-pages'
import { stockedShop } from '../test/test-app'

const draft = '/product/updateDeleteProduct/1/'

it('a preview link shows a draft to whoever has it, for an hour', async () => {
  const shop = await stockedShop()
  await shop.patch(draft, { status: 'draft' })
  const made = await shop.post('/staff/products/1/preview/')
  const { url, expires_at } = made.json<PreviewLink>()
  expect(made.statusCode).toBe(201)
  expect(Date.parse(expires_at) - shop.now()).toBeGreaterThan(3_500_000)
  const token = url.replace('http://localhost:4000/preview/', '')
  const read = (asked: string) => shop.anonymous('GET', `/store/previews/${asked}`)
  const shown = await read(token)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(shown.json<ProductDetail>()).toMatchObject({ id: 1, title: 'Everyday Tee' })
  await shop.patch(draft, { title: 'Evening Tee' })
  expect((await read(token)).json()).toMatchObject({ title: 'Evening Tee' })
  await shop.later(59)
  expect((await read(token)).statusCode).toBe(200)
  await shop.later(2)
  const ended = await read(token)
  expect([ended.statusCode, ended.json()]).toEqual([
    403,
    {
      message: 'This preview link has ended. Open the preview again from the product in the admin.',
    },
  ])
})

it('a preview link is made by staff alone, and can’t be changed to another product or time', async () => {
  const shop = await stockedShop()
  const sita = await signUp(shop, 'Sita')
  expect((await sita.post('/staff/products/1/preview/')).statusCode).not.toBe(201)
  expect((await shop.anonymous('POST', '/staff/products/1/preview/')).statusCode).toBe(401)
  expect((await shop.post('/staff/products/9/preview/')).statusCode).toBe(404)
  const { url } = (await shop.post('/staff/products/1/preview/')).json<PreviewLink>()
  const [id, until, signature] = url.split('/').at(-1)?.split('.') ?? []
  for (const token of [
    `2.${until}.${signature}`,
    `${id}.zzzzzzzzz.${signature}`,
    `${id}.${until}.`,
    `${id}.${until}`,
    'constructor',
  ]) {
    const answer = await shop.anonymous('GET', `/store/previews/${token}`)
    expect([token, answer.statusCode]).toEqual([token, 404])
  }
})

it('a private page is neither kept nor indexed', async () => {
  let html = 'First'
  const shop = await shopWithPages(async () => ({
    status: 200,
    isPrivate: true,
    html,
    styleHashes: [],
  }))
  const first = await shop.get('/preview/1.a.b')
  expect([first.headers['cache-control'], first.headers['x-robots-tag'], first.body]).toEqual([
    'no-store',
    'noindex',
    'First',
  ])
  html = 'Second'
  expect((await shop.get('/preview/1.a.b')).body).toBe('Second')
  const robots = (await shop.get('/robots.txt')).body
  for (const path of ['/preview/', '/as-of/']) expect(robots).toContain(`Disallow: ${path}`)
})
