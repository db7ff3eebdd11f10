import type { RenderPage } from '@etrend/contract'
import { expect, test } from 'vitest'
import { inSpan } from '../lib/spans'
import { orderingShop } from '../test/ordering'
import { attributeOf, otlpCollector, type Manner } from '../test/otlp-collector'
import { payAt } from '../test/paying'
import { shopWithPages } from '../test/shop-with-pages'
import { openTestShop } from '../test/test-app'

const simulator = { gateways: { simulator: true as const } }

test('a payment’s request is a trace with its transactions and its gateway call, under the request’s id', async () => {
  const { tracing, spans, named } = await otlpCollector()
  const shop = await orderingShop({ ...simulator, traceRequests: tracing.traceRequests })
  const { back } = await payAt(shop, 'khalti', 'pay', { comesBack: false })
  await shop.app.inject({ url: back, headers: { 'x-request-id': 'browser-comes-back' } })
  const pattern = 'GET /store/payments/:method/:reference'
  await expect.poll(() => named(pattern).length).toBe(1)
  const [request] = named(pattern)
  if (!request) throw new Error('No span')
  expect(attributeOf(request, 'etrend.request_id')).toBe('browser-comes-back')
  expect(attributeOf(request, 'http.response.status_code')).toBe(303)
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  const names = inside.map(({ name }) => name)
  expect(names).toContain('transaction')
  expect(names).toContain('gateway call')
  expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
  const call = inside.find(({ name }) => name === 'gateway call')
  expect(call && attributeOf(call, 'outcome')).toBe('complete')
})

test('a page’s rendering is a span, and the calls that the page makes are spans in it', async () => {
  const { tracing, named } = await otlpCollector()
  const page: RenderPage = async ({ fetch }) => {
    await fetch('/store/shop')
    return { status: 200, html: '', styleHashes: [] }
  }
  const { app } = await shopWithPages(page, { traceRequests: tracing.traceRequests })
  await app.inject({ url: '/womens' })
  await expect.poll(() => named('GET /*').length).toBe(1)
  const [request] = named('GET /*')
  const [rendering] = named('render page')
  const [call] = named('GET /store/shop')
  expect(rendering?.parentSpanId).toBe(request?.spanId)
  expect(call?.parentSpanId).toBe(rendering?.spanId)
})

test('a mail is a trace of its own, with the id of the request that caused it', async () => {
  const { tracing, named } = await otlpCollector()
  const shop = await orderingShop({ ...simulator, traceRequests: tracing.traceRequests })
  await shop.placed(undefined, { 'x-request-id': 'orders-a-skirt' })
  await expect.poll(() => named('send mail').length).toBe(1)
  const [mail] = named('send mail')
  expect(mail && attributeOf(mail, 'etrend.request_id')).toBe('orders-a-skirt')
  expect(mail?.parentSpanId ?? '').toBe('')
})

test('a failing request is marked, and no span names its customer or holds an address’s parameters', async () => {
  const { tracing, spans, named } = await otlpCollector()
  const shop = await orderingShop({ ...simulator, traceRequests: tracing.traceRequests })
  await shop.placed()
  await shop.db.write.run('ALTER TABLE size RENAME TO lost_size')
  await shop.app.inject({ url: '/comp/allSize?secret=of-the-address' })
  await expect.poll(() => named('GET /comp/allSize').length).toBe(1)
  expect(named('GET /comp/allSize')[0]).toMatchObject({ status: { code: 2 } })
  expect(JSON.stringify(spans)).not.toMatch(/of-the-address|Sita|sita@|9841234567|lost_size/)
})

const bad: Manner[] = ['late', 'error', 'garbage', 'endless', 'never']

test.each(bad)('a collector that answers %s delays no request and ends nothing', async (manner) => {
  const { tracing, calls } = await otlpCollector(manner)
  const { app } = await openTestShop({ traceRequests: tracing.traceRequests })
  for (let call = 1; call <= 50; call += 1) {
    expect((await app.inject({ url: '/comp/allSize' })).statusCode).toBe(200)
  }
  // Each request was answered, though these collectors take a second or more for an answer, or have none.
  await expect.poll(calls).toBeGreaterThan(0)
  expect((await app.inject({ url: '/comp/allSize' })).statusCode).toBe(200)
})

test('a shop that isn’t traced makes no spans', async () => {
  const { tracing, calls } = await otlpCollector()
  await tracing.close()
  const shop = await orderingShop(simulator)
  await payAt(shop, 'khalti', 'pay')
  expect(await inSpan({ name: 'work' }, async (note) => note({ a: 1 }) ?? 'done')).toBe('done')
  expect(calls()).toBe(0)
})
