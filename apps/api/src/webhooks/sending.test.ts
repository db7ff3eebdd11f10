import { describe, expect, it } from 'vitest'
import { webhookDelivery } from '../db/schema/webhooks'
import { hookUrl, shopWithWebhook } from '../test/webhooks'
import { forgetOldDeliveries } from './webhook-rows'

const DAY = 24 * 60

describe('a delivery', () => {
  it('that is taken is logged with its answer', async () => {
    const { shop, test, later, deliveries } = await shopWithWebhook()
    await test()
    await later(0)
    const [sent] = await deliveries()
    expect(sent).toMatchObject({ state: 'sent', attempts: 1, problem: null, url: hookUrl })
    const one = (await shop.get(`/staff/webhooks/deliveries/${sent?.id}/`)).json<object>()
    expect(one).toMatchObject({ log: [{ status: 200, answer: 'thank you', problem: null }] })
  })

  it.each([
    ['late', 'No answer within 10 seconds.'],
    ['redirects', 'It answered 302. Redirects are not followed.'],
    ['breaks', 'It answered 500.'],
  ] as const)(
    'to a receiver that %s is sent again under the same id',
    async (behaviour, problem) => {
      const { play, taken, test, later, deliveries } = await shopWithWebhook()
      play.behaviour = behaviour
      await test()
      await later(0)
      expect((await deliveries())[0]).toMatchObject({ state: 'queued', attempts: 1, problem })
      play.behaviour = 'takes'
      await later(0.5)
      expect(taken).toHaveLength(1)
      await later(1)
      expect(taken).toHaveLength(2)
      expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2 })
    },
  )

  it('to a receiver that answers garbage is tried again', async () => {
    const { play, test, later, deliveries } = await shopWithWebhook()
    play.behaviour = 'garbage'
    await test()
    await later(0)
    const [tried] = await deliveries()
    expect(tried).toMatchObject({ state: 'queued', attempts: 1 })
    expect(tried?.problem).toMatch(/^No connection/)
  })

  it('to a port that is closed is tried again, and arrives under the same id once it is open', async () => {
    const { close, reopen, taken, test, later, deliveries } = await shopWithWebhook()
    await close()
    await test()
    await later(0)
    const [tried] = await deliveries()
    const problem = 'Nothing listens at this address.'
    expect(tried).toMatchObject({ state: 'queued', attempts: 1, problem })
    await reopen()
    await later(1)
    expect((await deliveries())[0]).toMatchObject({ id: tried?.id, state: 'sent', attempts: 2 })
    expect(taken).toHaveLength(1)
  })

  it('whose answer has no end counts as taken, and its beginning is kept', async () => {
    const { shop, play, taken, test, later, deliveries } = await shopWithWebhook()
    play.behaviour = 'endless'
    await test()
    await later(0)
    const [sent] = await deliveries()
    expect([sent?.state, taken.length]).toEqual(['sent', 1])
    const one = (await shop.get(`/staff/webhooks/deliveries/${sent?.id}/`)).json<{
      log: { answer: string }[]
    }>()
    expect(one.log[0]?.answer).toHaveLength(1000)
  })

  it('to a receiver that is down for a day arrives afterwards', async () => {
    const { play, taken, test, later, read, deliveries } = await shopWithWebhook()
    play.behaviour = 'breaks'
    await test()
    for (let hour = 0; hour <= 24; hour += 1) await later(60)
    expect(await read()).toMatchObject({ is_active: true, waiting: 1 })
    play.behaviour = 'takes'
    await later(DAY)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
    expect((await deliveries())[0]?.state).toBe('sent')
    expect(await read()).toMatchObject({ failing_since: null, waiting: 0 })
  })

  it('is given up after three days, and its webhook is switched off with the reason', async () => {
    const { shop, at, play, test, later, read, deliveries } = await shopWithWebhook()
    play.behaviour = 'breaks'
    await test()
    for (let hours = 0; hours < 144; hours += 4) await later(240)
    expect((await deliveries())[0]).toMatchObject({ state: 'failed', attempts: 10 })
    expect(await read()).toMatchObject({
      is_active: false,
      failed: 1,
      problem: 'No delivery was accepted for three days. The last problem: It answered 500.',
    })
    const [given] = await deliveries()
    const resend = () => shop.post(`/staff/webhooks/deliveries/${given?.id}/resend/`)
    expect((await resend()).statusCode).toBe(409)
    play.behaviour = 'takes'
    await shop.put(at, { url: hookUrl, events: ['stock.changed'], is_active: true })
    expect((await resend()).statusCode).toBe(202)
    await later(0)
    expect(await read()).toMatchObject({ is_active: true, problem: null, failed: 0 })
  })

  it('that is answered 410 switches its webhook off', async () => {
    const { play, test, later, read } = await shopWithWebhook()
    play.behaviour = 'gone'
    await test()
    await later(0)
    expect((await read()).problem).toBe('It answered 410: it wants no more events.')
  })

  it('is kept for 30 days', async () => {
    const { shop, test, later } = await shopWithWebhook()
    await test()
    await later(30 * DAY - 1)
    await forgetOldDeliveries(shop.db, new Date(shop.now()))
    expect(await shop.db.read.$count(webhookDelivery)).toBe(1)
    await later(2)
    await forgetOldDeliveries(shop.db, new Date(shop.now()))
    expect(await shop.db.read.$count(webhookDelivery)).toBe(0)
  })
})

describe('a slow receiver', () => {
  it('delays no other webhook', async () => {
    const { shop, play, giveUp, taken, test, deliveries } = await shopWithWebhook()
    play.behaviour = 'hangs'
    play.onlyAt = '/slow'
    const body = { url: 'https://hooks.example/slow', events: ['stock.changed'] }
    const { id } = (await shop.post('/staff/webhooks/', body)).json<{ id: number }>()
    await shop.post(`/staff/webhooks/${id}/test/`)
    await test()
    await expect.poll(() => taken.length).toBe(2)
    const states = async () => (await deliveries()).map(({ state }) => state)
    await expect.poll(states).toContain('sent')
    giveUp()
    await expect.poll(states).toEqual(['sent', 'queued'])
  })
})
