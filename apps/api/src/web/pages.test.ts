import { expect, test } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'

/** The header that cuts a page off from the window that opened it. */
const POLICY = 'cross-origin-opener-policy'

test('pages that search engines link to have no cross-origin-opener-policy', async () => {
  const shop = await shopWithPages()
  for (const url of ['/', '/womens', '/womens?size=M', '/productDetail/1-tee']) {
    // The second answer comes from the cache.
    for (const answer of [await shop.get(url), await shop.get(url)]) {
      expect([url, answer.statusCode, answer.headers[POLICY]]).toEqual([url, 200, undefined])
    }
  }
})

test('every other answer has the cross-origin-opener-policy same-origin', async () => {
  const shop = await shopWithPages()
  for (const url of [
    '/login',
    '/checkout',
    '/account',
    '/order/ET-1',
    '/search',
    '/docs',
    '/healthz',
  ]) {
    expect([url, (await shop.get(url)).headers[POLICY]]).toEqual([url, 'same-origin'])
  }
  const headers = { host: 'admin.localhost:4000' }
  for (const url of ['/etrendadmin', '/etrendadmin/login', '/']) {
    const answer = await shop.app.inject({ url, headers })
    expect([url, answer.headers[POLICY]]).toEqual([url, 'same-origin'])
  }
})

test('a page that a part is missing from is kept by nobody, and the next request gets it whole', async () => {
  let isPartial = true
  const shop = await shopWithPages(async () => ({
    status: 200,
    isPartial,
    html: isPartial ? 'The reviews could not be loaded.' : 'All reviews.',
    styleHashes: [],
  }))
  const broken = await shop.get('/productDetail/1-tee')
  expect([broken.statusCode, broken.headers['cache-control'], broken.body]).toEqual([
    200,
    'no-store',
    'The reviews could not be loaded.',
  ])
  isPartial = false
  const whole = await shop.get('/productDetail/1-tee')
  expect([whole.headers['cache-control'], whole.body]).toEqual(['no-cache', 'All reviews.'])
  isPartial = true
  expect((await shop.get('/productDetail/1-tee')).body).toBe('All reviews.')
})
