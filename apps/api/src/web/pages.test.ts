import { expect, test } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'

/** The header that cuts a page off from the window that opened it. */
const POLICY = 'cross-origin-opener-policy'

test('the pages that strangers are led to open in the process that the browser has ready', async () => {
  const shop = await shopWithPages()
  for (const url of ['/', '/womens', '/womens?size=M', '/productDetail/1-tee']) {
    // The second answer is the kept one.
    for (const answer of [await shop.get(url), await shop.get(url)]) {
      expect([url, answer.statusCode, answer.headers[POLICY]]).toEqual([url, 200, undefined])
    }
  }
})

test('whatever else the shop answers is cut off from the window that opened it', async () => {
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
