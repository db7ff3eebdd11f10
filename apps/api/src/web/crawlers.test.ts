import { expect, test } from 'vitest'
import { catalogueChange, product } from '../db/schema/catalogue'
import { signUp } from '../test/customers'
import { png } from '../test/forms'
import { addSale } from '../test/sale-offers'
import { builtApps, shopWithPages } from '../test/shop-with-pages'
import { standAt } from '../test/standing-clock'
import { shopOfFour, stockedShop } from '../test/test-app'

test('the site map lists the pages and every product, and follows the catalogue', async () => {
  const shop = await shopWithPages()
  const answer = await shop.get('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  const address = `http://localhost:4000/productDetail/1-tee-b-${encodeURIComponent('कुर्ता')}-b`
  expect(answer.body).toContain('<url><loc>http://localhost:4000/womens</loc></url>')
  // The database writes this day, by the clock of its own machine.
  const day = /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.exec(answer.body)?.[0]
  expect(answer.body).toContain(`<url><loc>${address}</loc>${day}</url>`)

  const headers = { 'if-none-match': String(answer.headers['etag']) }
  expect((await shop.app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(304)
  await shop.patch('/product/updateDeleteProduct/1/', { title: 'Polo' })
  expect((await shop.get('/sitemap.xml')).body).toContain('/productDetail/1-polo<')
  expect((await shop.get('/sitemap-2.xml')).statusCode).toBe(404)
})

test('the site map says the day of a product’s last change; likes and reviews don’t count', async () => {
  const shop = await shopWithPages()
  const lastYear = '2025-03-01T00:00:00.000Z'
  const { db } = shop
  await db.transaction((tx) =>
    tx.update(product).set({ created_at: lastYear, updated_at: lastYear }),
  )
  const dayOf = async () =>
    /-b<\/loc><lastmod>(.*)<\/lastmod>/.exec((await shop.get('/sitemap.xml')).body)?.[1]
  expect(await dayOf()).toBe('2025-03-01')
  const sita = await signUp(shop, 'Sita')
  await sita.post('/store/products/1/reviews', { rating: 4, content: 'A tee as a tee should be.' })
  expect(await dayOf()).toBe('2025-03-01')
  const before = await shop.db.read.$count(catalogueChange)
  await shop.patch('/product/updateDeleteProduct/1/', { price: 1999 })
  expect(await dayOf()).not.toBe('2025-03-01')
  expect(await shop.db.read.$count(catalogueChange)).toBe(before + 1)
})

test('the site map of reduced products follows sales, and their begin is a change of the page', async () => {
  const shop = await shopOfFour({ web: builtApps() })
  const reduced = async () => {
    const { body } = await shop.get('/sitemap-reduced.xml')
    return Array.from(
      body.matchAll(/productDetail\/(\d+)-[^<]*<\/loc><lastmod>([^<]*)/g),
      ([, id, day]) => [id, day],
    )
  }
  const lastYear = '2025-03-01T00:00:00.000Z'
  await shop.db.write.update(product).set({ created_at: lastYear, updated_at: lastYear })
  const skirt = ['2', '2025-03-01']
  expect(await reduced()).toEqual([skirt])

  const begin = shop.now() + 86_400_000
  const starts_at = new Date(begin).toISOString()
  await addSale(shop, { percent_off: 10, starts_at, ends_at: new Date(begin + 1000).toISOString() })
  expect(await reduced()).toEqual([skirt])
  standAt(begin)
  const day = starts_at.slice(0, 10)
  expect(await reduced()).toEqual([['1', day], skirt, ['3', day]])
  expect((await shop.get('/sitemap.xml')).body).toContain(
    `/productDetail/1-blouse</loc><lastmod>${day}<`,
  )
  standAt(begin + 1000)
  expect(await reduced()).toEqual([skirt])
})

test('a new picture is a change of its product', async () => {
  const shop = await stockedShop()
  const lastYear = '2025-03-01T00:00:00.000Z'
  await shop.db.write.update(product).set({ updated_at: lastYear })
  const fields = { product: '1', color: '1', is_display_image: 'True', image: await png() }
  expect((await shop.form('POST', '/comp/createProductImg/', fields)).statusCode).toBe(201)
  const [row] = await shop.db.read.select({ updated_at: product.updated_at }).from(product)
  expect(row?.updated_at).not.toBe(lastYear)
})

test('robots.txt names the site map and keeps robots out of what is one shopper’s', async () => {
  const shop = await shopWithPages()
  const { body, headers } = await shop.get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  for (const file of ['sitemap', 'sitemap-reduced'])
    expect(body).toContain(`Sitemap: http://localhost:4000/${file}.xml`)
  const lines = body.split('\n')
  for (const path of ['/cart', '/login', '/api/']) expect(lines).toContain(`Disallow: ${path}`)
  const blocked = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice(10))
  for (const path of [
    '/',
    '/productDetail/1-polo',
    '/store-location',
    '/assets/a.js',
    '/media/a',
    '/feeds/products.xml',
  ]) {
    expect(blocked.filter((start) => path.startsWith(start))).toEqual([])
  }
})

test('the admin host asks robots to stay away', async () => {
  const shop = await shopWithPages()
  const headers = { host: 'admin.localhost:4000' }
  const robots = await shop.app.inject({ url: '/robots.txt', headers })
  expect([robots.body, robots.headers['x-robots-tag']]).toEqual([
    'User-agent: *\nDisallow: /\n',
    'noindex',
  ])
})
