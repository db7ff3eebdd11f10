import type { RenderPage } from '@etrend/contract'
import { expect, test } from 'vitest'
import { countQueries } from '../test/count-queries'
import { listening, token } from '../test/measured'
import { oneSkirt, orderingShop, tee } from '../test/ordering'
import { payAt } from '../test/paying'
import { onPostgres } from '../test/postgres'
import { shopWithPages } from '../test/shop-with-pages'
import { openTestShop } from '../test/test-app'

const simulator = { gateways: { simulator: true as const } }

const callingPage: RenderPage = async ({ fetch }) => {
  await fetch('/store/shop')
  return { status: 200, html: '', styleHashes: [] }
}

async function measuredShop() {
  const shop = await orderingShop({ ...simulator, metricsToken: token })
  return { shop, ...(await listening(shop)) }
}

test('requests are counted by the pattern of their route, and unknown addresses as one', async () => {
  const { ask, scrape } = await measuredShop()
  for (const path of ['/store/products/1', '/store/products/2', '/store/products/99'])
    await ask(path)
  for (const path of ['/no/such/place', '/wp-login.php', '/product%2F1']) await ask(path)
  const values = await scrape()
  const count = (route: string, status: number) =>
    values.get(`etrend_http_requests_total{method="GET",route="${route}",status="${status}"}`)
  expect(count('/store/products/:id', 200)).toBe(2)
  expect(count('/store/products/:id', 404)).toBe(1)
  expect(count('unknown', 404)).toBe(3)
  const times = 'etrend_http_request_seconds'
  expect(values.get(`${times}_count{method="GET",route="/store/products/:id"}`)).toBe(3)
  expect([...values.keys()].join()).not.toMatch(/wp-login|products\/1/)
})

test('pages are counted apart from files, and a call that a page makes inside the shop isn’t counted', async () => {
  const { ask, scrape } = await listening(await shopWithPages(callingPage, { metricsToken: token }))
  for (const path of ['/', '/womens', '/robots.txt']) await ask(path)
  const values = await scrape()
  const count = (route: string) =>
    values.get(`etrend_http_requests_total{method="GET",route="${route}",status="200"}`)
  expect([count('page'), count('file'), count('/store/shop')]).toEqual([2, 1, undefined])
})

test('a live stream that the shop ends is counted, and its length isn’t taken for a slow answer', async () => {
  const { shop, ask, scrape } = await measuredShop()
  const { authorization } = shop.headers
  // An account may have 10: the eleventh ends the first.
  for (let stream = 1; stream <= 11; stream += 1) {
    await ask('/staff/live', { headers: { authorization } })
  }
  const live = 'method="GET",route="/staff/live"'
  await expect
    .poll(async () => (await scrape()).get(`etrend_http_requests_total{${live},status="200"}`))
    .toBe(1)
  expect((await scrape()).has(`etrend_http_request_seconds_count{${live}}`)).toBe(false)
})

test('orders refused for lack of stock are counted apart from those whose price has changed', async () => {
  const { shop, scrape } = await measuredShop()
  const order = { ...oneSkirt, lines: [{ ...tee, quantity: 2 }], expected_total: 2406 }
  expect((await shop.place(order)).statusCode).toBe(201)
  expect((await shop.place({ ...order, phone: '984-7654321' })).statusCode).toBe(409)
  expect((await shop.place({ ...oneSkirt, expected_total: 5 })).statusCode).toBe(409)
  const values = await scrape()
  expect(values.get('etrend_orders_refused_total{reason="stock"}')).toBe(1)
  expect(values.get('etrend_orders_refused_total{reason="price"}')).toBe(1)
  expect(values.get('etrend_orders{state="placed"}')).toBe(1)
  expect(values.get('etrend_orders{state="cancelled"}')).toBe(0)
})

test('payments and the calls of their gateways are counted by gateway and outcome', async () => {
  const { shop, scrape } = await measuredShop()
  await payAt(shop, 'khalti', 'pay')
  await payAt(shop, 'esewa', 'fail')
  const values = await scrape()
  expect(values.get('etrend_payments{gateway="khalti",state="verified"}')).toBe(1)
  expect(values.get('etrend_payments{gateway="esewa",state="failed"}')).toBe(1)
  const calls = (labels: string) => values.get(`etrend_gateway_call_seconds_count{${labels}}`)
  expect(calls('gateway="khalti",call="status",outcome="complete"')).toBe(1)
  expect(calls('gateway="esewa",call="status",outcome="failed"')).toBe(1)
})

test('mails, writes, the backup, the mirror, the disk and the process are measured', async () => {
  const { shop, scrape } = await measuredShop()
  await shop.db.write.run(
    "INSERT INTO mail (\"to\", subject, text, html, state, created_at) VALUES ('a', '', '', '', 'failed', '2026-01-01')",
  )
  await shop.placed()
  await expect
    .poll(async () => (await scrape()).get('etrend_mail_seconds_count{outcome="sent"}'))
    .toBe(1)
  const values = await scrape()
  expect(values.get('etrend_database_up')).toBe(1)
  expect(values.get('etrend_mails{state="failed"}')).toBe(1)
  expect(values.get('etrend_sms{state="queued"}')).toBe(0)
  expect(values.get('etrend_write_queue_length')).toBe(0)
  expect(values.get('etrend_write_wait_seconds_count')).toBeGreaterThan(1)
  expect(values.get('etrend_write_seconds_count')).toBeGreaterThan(1)
  expect(values.get('etrend_disk_free_bytes')).toBe(1000)
  expect(values.get('etrend_mirror_lag_seconds')).toBeLessThan(5)
  expect(values.get('etrend_backup_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10e6)
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect([...values.keys()].join()).toContain('etrend_build_info{version="')
})

test('the age of the backup is that of the last good one', async () => {
  const { shop, scrape } = await measuredShop()
  await shop.backups.make('staff')
  await shop.later(60)
  const age = (await scrape()).get('etrend_backup_age_seconds')
  expect(age).toBeGreaterThanOrEqual(3600)
  expect(age).toBeLessThan(3660)
})

// On PostgreSQL the shop also asks by the clock for what others wrote, which would be counted too.
test.skipIf(onPostgres)('measuring adds no query to a request', async () => {
  const queries = countQueries()
  const queriesOf = async (more: { metricsToken?: string }) => {
    const shop = await orderingShop({ ...simulator, ...more })
    const { ask } = await listening(shop)
    const before = queries()
    for (const path of ['/store/products', '/store/products/1', '/no/such/place']) await ask(path)
    await shop.placed()
    // Waits for the mail of the order.
    await shop.app.close()
    return queries() - before
  }
  await queriesOf({}) // the first shop of a process prepares what all share
  const unmeasured = await queriesOf({})
  expect(unmeasured).toBeGreaterThan(1)
  expect(await queriesOf({ metricsToken: token })).toBe(unmeasured)
})

test('counts are read at most every few seconds, however often and by however many they are scraped', async () => {
  const { scrape } = await measuredShop()
  const queries = countQueries()
  await Promise.all([scrape(), scrape(), scrape()])
  const once = queries()
  for (let again = 0; again < 5; again += 1) await scrape()
  expect(once).toBeLessThan(8)
  expect(queries()).toBe(once)
})

test('while the database can’t be read, a scrape says so and answers with the rest', async () => {
  const { shop, scrape } = await measuredShop()
  await shop.db.write.run('ALTER TABLE shop_order RENAME TO lost_order')
  const values = await scrape()
  expect(values.get('etrend_database_up')).toBe(0)
  expect(values.has('etrend_orders{state="placed"}')).toBe(false)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10e6)
  expect(values.get('etrend_write_queue_length')).toBe(0)
})

test('a shop that isn’t measured has no metrics at its address', async () => {
  const { ask } = await listening(await openTestShop())
  expect((await ask('/metrics')).status).toBe(404)
  expect((await ask('/api/metrics')).status).toBe(404)
})

test('the shop’s own port shows its metrics only to the token', async () => {
  const { ask } = await measuredShop()
  const statusFor = async (authorization?: string) =>
    (await ask('/metrics', { headers: { ...(authorization && { authorization }) } })).status
  expect(await statusFor()).toBe(401)
  expect(await statusFor(token)).toBe(401)
  expect(await statusFor(`Bearer ${token}x`)).toBe(401)
  expect(await statusFor(`Bearer ${token.slice(0, -1)}`)).toBe(401)
  expect(await statusFor(`Bearer ${token}`)).toBe(200)
})
