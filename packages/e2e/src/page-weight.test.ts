import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bytesSent, weigh } from './support/page-weight'
import { startShop } from './support/shop'

// A demo shop that no other test changes: their products and settings would change the pages' weight.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'etrend-weight-'))
let shop: Awaited<ReturnType<typeof startShop>>

beforeAll(async () => {
  cpSync(inject('seeded'), DATA_DIR, { recursive: true })
  // A given address with https, as an owner sets it: it is in the HTML, and its port would change the weight at random.
  shop = await startShop({ DATA_DIR, STOREFRONT_ORIGIN: 'https://www.lalitpur-clothing.com.np' })
})
afterAll(async () => {
  await shop.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const SCRIPT_KB = 98
// What a server may send before it must wait for the browser: the first ten packets of a TCP connection (RFC 6928).
const ROUND_TRIP_BYTES = 10 * 1460

it.each(['/', '/womens', '/productDetail'])(
  '%s is sent in one round trip, and its script has at most 98 kB',
  async (path) => {
    const { script } = await weigh(shop.origin, path)
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(SCRIPT_KB)
    // The shop compresses an answer better when it is requested again.
    await expect.poll(() => bytesSent(shop.origin, path)).toBeLessThanOrEqual(ROUND_TRIP_BYTES)
  },
)

it('every page names its own script in its HTML, so that the browser fetches it at once', async () => {
  const paths = [
    '/',
    '/womens',
    '/all-products',
    '/productDetail',
    '/cart',
    '/faq',
    '/no-such-page',
  ]
  const scripts = await Promise.all(paths.map((path) => scriptsNamed(path)))
  const [first = [], ...others] = scripts
  const common = first.filter((script) => others.every((list) => list.includes(script)))
  expect(common.length).toBeGreaterThan(0)
  const withoutOwn = paths.filter((_, at) => scripts[at]?.length === common.length)
  expect(withoutOwn).toEqual([])
})

async function scriptsNamed(path: string) {
  const html = await (await fetch(shop.origin + path)).text()
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}
