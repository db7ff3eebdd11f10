import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'

/** The header that says what a page may load and run. */
const CONTENT = 'content-security-policy'
/** The header that cuts a page off from the window that opened it. */
const POLICY = 'cross-origin-opener-policy'
const ADMIN = 'admin.localhost:4000'

test('pages that search engines link to have no cross-origin-opener-policy', async () => {
  const shop = await shopWithPages()
  for (const url of ['/', '/womens', '/womens?size=M', '/productDetail/1-tee']) {
    // The second answer comes from the cache.
    for (const answer of [await shop.get(url), await shop.get(url)]) {
      expect([url, answer.statusCode, answer.headers[POLICY]]).toEqual([url, 200, undefined])
    }
  }
})

test('a page of the storefront allows the styles that it has by their hashes, and nothing unsafe', async () => {
  const shop = await shopWithPages()
  for (const url of ['/', '/womens', '/productDetail/1-tee', '/checkout', '/no-such-page']) {
    // The second answer comes from the cache.
    for (const answer of [await shop.get(url), await shop.get(url)]) {
      const policy = String(answer.headers[CONTENT])
      expect(policy).toMatch(/; style-src 'self' 'sha256-of-the-styles'$/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    }
  }
})

test('only the preview of the home page may be framed, by the admin, which frames only the storefront', async () => {
  const shop = await shopWithPages()
  const ancestorsOf = async (url: string) =>
    /frame-ancestors ([^;]+)/.exec(String((await shop.get(url)).headers[CONTENT]))?.[1]
  expect(await ancestorsOf('/')).toBe("'none'")
  expect(await ancestorsOf('/draft/other')).toBe("'none'")
  expect(await ancestorsOf('/draft/frame')).toBe('http://admin.localhost:4000')
  const admin = await shop.app.inject({ url: '/etrendadmin', headers: { host: ADMIN } })
  expect(admin.headers[CONTENT]).toContain('; frame-src http://localhost:4000;')
  expect(admin.headers[CONTENT]).toContain("frame-ancestors 'none'")
})

test('the admin runs under trusted types, and its own styles are in its files alone', async () => {
  const shop = await shopWithPages()
  for (const url of ['/etrendadmin', '/etrendadmin/login', '/etrendadmin/allsize']) {
    const { headers } = await shop.app.inject({ url, headers: { host: ADMIN } })
    expect(headers[CONTENT]).toContain("; style-src 'self';")
    expect(headers[CONTENT]).toContain("; require-trusted-types-for 'script'")
  }
})

test('the two hosts serve their own pages and files, and lead to the other for the other’s', async () => {
  const { app } = await shopWithPages()
  const on = async (host: string, url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } })
    return [url, statusCode, headers.location ?? headers['content-type']]
  }
  const [shop, office] = ['localhost:4000', `http://${ADMIN}/etrendadmin`]
  const [shopScript, adminScript] = ['/assets/shop.js', '/etrendadmin/assets/admin.js']
  const [page, script] = ['text/html; charset=utf-8', 'text/javascript; charset=utf-8']
  expect(await on(shop, '/')).toEqual(['/', 200, page])
  expect(await on(shop, shopScript)).toEqual([shopScript, 200, script])
  for (const url of ['/etrendadmin', '/etrendadmin/editSize/3?from=mail', adminScript])
    expect(await on(shop, url)).toEqual([url, 302, `http://${ADMIN}${url}`])

  expect(await on(ADMIN, '/etrendadmin/x')).toEqual(['/etrendadmin/x', 200, page])
  expect(await on(ADMIN, adminScript)).toEqual([adminScript, 200, script])
  for (const url of ['/', '/womens', '/cart', '/login', shopScript])
    expect(await on(ADMIN, url)).toEqual([url, 302, office])
})

test('a file that a newer build has replaced isn’t found, unless it was requested before', async () => {
  const { app, storefront } = await shopWithPages()
  const { statusCode } = await app.inject('/assets/shop.js')
  rmSync(join(storefront, 'client'), { recursive: true })
  const kept = await app.inject('/assets/shop.js')
  const gone = await app.inject('/assets/later.js')
  expect([statusCode, kept.statusCode, gone.statusCode]).toEqual([200, 200, 404])
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
  for (const url of ['/etrendadmin', '/etrendadmin/login', '/']) {
    const answer = await shop.app.inject({ url, headers: { host: ADMIN } })
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

test('a redirect is kept until the catalogue changes', async () => {
  let slug = 'tee'
  let rendered = 0
  const shop = await shopWithPages(async () => {
    rendered += 1
    const location = `/productDetail/1-${slug}`
    return { status: 301, location, html: '', styleHashes: [] }
  })
  const redirect = async () => {
    const { statusCode, headers } = await shop.get('/productDetail/1')
    return [statusCode, headers.location, rendered]
  }
  expect(await redirect()).toEqual([301, '/productDetail/1-tee', 1])
  expect(await redirect()).toEqual([301, '/productDetail/1-tee', 1])
  slug = 'shirt'
  await shop.form('POST', '/product/createCategory/', { title: 'Men' })
  expect(await redirect()).toEqual([301, '/productDetail/1-shirt', 2])
})

test('pages get the same body of a kept answer until the catalogue changes', async () => {
  const bodies: unknown[] = []
  const shop = await shopWithPages(async ({ fetch }) => {
    bodies.push((await fetch('/store/shop')).body)
    return { status: 200, isPartial: true, html: '', styleHashes: [] }
  })
  for (const url of ['/a', '/b', '/c']) await shop.get(url)
  const [first, second, third] = bodies
  expect(second).toEqual(first)
  expect(third).toBe(second)
  await shop.form('POST', '/product/createCategory/', { title: 'Men' })
  await shop.get('/d')
  expect(bodies[3]).not.toBe(third)
})
