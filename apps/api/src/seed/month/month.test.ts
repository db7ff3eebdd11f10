import { salesFigures, staffOrderCounts, staffReturn, waitingWork } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { asc, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handover } from '../../db/schema/courier-orders'
import { courier } from '../../db/schema/couriers'
import { mail } from '../../db/schema/mail'
import { order, orderEvent } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { session, user } from '../../db/schema/people'
import { audit } from '../../db/schema/records'
import { sms } from '../../db/schema/sms'
import { stockMovement } from '../../db/schema/stock'
import { taxFiling } from '../../db/schema/tax-filings'
import { webhookDelivery, webhookEvent } from '../../db/schema/webhooks'
import { DAY_MS } from '../../lib/times'
import { byEngine } from '../../test/by-engine'
import { openCatalogue, openDemo } from '../../test/demo-past'
import { goodsProblems } from '../../test/money/rules-goods'
import { salesProblems } from '../../test/money/rules-sales'

type Demo = Awaited<ReturnType<typeof openDemo>>

// At 03:00 in Nepal on a Thursday nothing has happened on that day.
const moments = [
  ['at noon', NOW],
  ['at 03:00', Date.parse('2026-08-12T21:15:00Z')],
] as const

describe.each(moments)('a demo shop that is opened %s', (_, moment) => {
  let demo: Demo
  beforeAll(async () => {
    demo = await openDemo(moment)
  })
  afterAll(() => demo.close())

  test('has books that add up, of orders, money, codes, numbers and pieces', byEngine, async () => {
    expect(await goodsProblems(demo)).toEqual([])
    expect(await salesProblems(demo)).toEqual([])
  })

  test('has 110 to 160 orders, more of them in the last 30 days than before', async () => {
    const rows = await demo.shop.db.read.select().from(order)
    expect(rows.length).toBeGreaterThanOrEqual(110)
    expect(rows.length).toBeLessThanOrEqual(160)
    const figures = salesFigures.parse((await demo.shop.get('/staff/sales?days=30')).json())
    const { current, previous } = figures
    expect(previous.orders).toBeGreaterThan(20)
    expect(current.orders).toBeGreaterThan(previous.orders)
    expect(figures.by_day.filter(({ orders }) => orders > 0).length).toBeGreaterThan(20)
  })

  test('has work at each stage, for each of the lists of the back-office', async () => {
    const waiting = waitingWork.parse((await demo.shop.get('/staff/waiting/')).json())
    const kinds = Object.entries(waiting).filter(([, count]) => count > 0)
    // Nothing failed, is on its way or was refused.
    expect(new Set(kinds.map(([kind]) => kind))).toEqual(
      new Set(['to_call', 'in_review', 'to_pack', 'to_ship', 'late', 'returns', 'refunds']),
    )
    const { counts } = staffOrderCounts.parse((await demo.shop.get('/staff/orders/counts')).json())
    expect(new Set(counts.filter(({ count }) => count > 0).map(({ state }) => state))).toEqual(
      new Set(['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']),
    )
    const returns = staffReturn.array().parse((await demo.shop.get('/staff/returns')).json())
    expect(new Set(returns.map(({ state }) => state))).toEqual(
      new Set(['requested', 'approved', 'received', 'closed']),
    )
    const rows = await demo.shop.db.read.select().from(order)
    expect(new Set(rows.map(({ source }) => source))).toEqual(
      new Set(['shop', 'phone', 'walk_in', 'exchange']),
    )
    expect(new Set(rows.map(({ payment_method }) => payment_method))).toEqual(
      new Set(['cod', 'esewa', 'khalti']),
    )
    const held = (await demo.shop.get('/staff/courier-settlements/held')).json<object[]>()
    const settled = (await demo.shop.get('/staff/courier-settlements')).json<object[]>()
    const closed = (await demo.shop.get('/staff/cash-days')).json<object[]>()
    expect([held.length, settled.length > 2, closed.length > 10]).toEqual([2, true, true])
  })

  test('has paid money back by the ways of its transfers, which have references', async () => {
    const isDone = eq(refund.state, 'done')
    const rows = await demo.shop.db.read.select().from(refund).where(isDone)
    expect(rows.length).toBeGreaterThan(2)
    const isTransfer = ({ paid_by, reference }: (typeof rows)[number]) =>
      (paid_by === 'esewa' || paid_by === 'khalti') && /^\d{6}$/.test(reference ?? '')
    expect(rows.filter((row) => !isTransfer(row))).toEqual([])
  })

  test('has its orders in the last 62 days, and nothing in the future', async () => {
    const { read } = demo.shop.db
    const placed = (await read.select().from(order)).map(({ placed_at }) => placed_at)
    const first = new Date(moment - 62 * DAY_MS).toISOString()
    const now = new Date(moment).toISOString()
    expect(placed.filter((at) => at < first || at > now)).toEqual([])
    const events = (await read.select().from(orderEvent)).map(({ created_at }) => created_at)
    const pieces = (await read.select().from(stockMovement)).map(({ created_at }) => created_at)
    // Without the sign-in of the test itself.
    const isTheirs = ne(audit.action, 'sign-in')
    const acts = (await read.select().from(audit).where(isTheirs)).map(({ at }) => at)
    const mails = (await read.select().from(mail)).map(({ sent_at }) => sent_at ?? '')
    expect([...events, ...pieces, ...acts, ...mails].filter((at) => at > now)).toEqual([])
  })

  test('has sent nothing, and nothing waits to be sent, also after its chores', async () => {
    const { db } = demo.shop
    await demo.shop.later(60)
    expect(await db.read.$count(mail, ne(mail.state, 'sent'))).toBe(0)
    for (const table of [sms, webhookEvent, webhookDelivery, taxFiling]) {
      expect(await db.read.$count(table)).toBe(0)
    }
  })

  test('has customers who are invented and can’t sign in', async () => {
    const { db, app } = demo.shop
    const rows = await db.read.select().from(order)
    expect(rows.filter(({ email }) => email !== null && !email.endsWith('@example.com'))).toEqual(
      [],
    )
    const phones = rows.map(({ phone }) => phone).filter((phone) => phone !== '')
    expect(phones.filter((phone) => !/^\+97798000000[0-9]{2}$/.test(phone))).toEqual([])
    const customers = await db.read.select().from(user).where(eq(user.role, 'user'))
    expect(customers.length).toBeGreaterThan(8)
    expect(new Set(customers.map(({ password_hash }) => password_hash))).toEqual(new Set(['']))
    expect(await db.read.$count(session, sql`ended_at IS NULL AND "user" <> 1`)).toBe(0)
    const email = customers[0]?.email ?? ''
    const payload = { email, password: `unused ${email}` }
    const answer = await app.inject({ method: 'POST', url: '/login/', payload })
    expect(answer.statusCode).toBe(401)
  })
})

test('the demo shop gets the same orders each time', async () => {
  const lived = async () => {
    const demo = await openDemo(NOW)
    const rows = await demo.shop.db.read.select().from(order).orderBy(asc(order.id))
    await demo.close()
    return rows.map(({ number, name, total, state, placed_at }) => {
      return [number, name, total, state, placed_at]
    })
  }
  expect(await lived()).toEqual(await lived())
})

test('the demo’s pieces came before its first order, and are never short', async () => {
  const demo = await openDemo(NOW)
  const rows = await demo.shop.db.read.select().from(stockMovement).orderBy(asc(stockMovement.seq))
  expect(rows[0]?.created_at).toBe(new Date(NOW - 65 * DAY_MS).toISOString())
  const left = new Map<string, number>()
  const short = rows.filter(({ product_color, size, movement_type, quantity }) => {
    const unit = `${product_color}-${size}`
    const now = (left.get(unit) ?? 0) + (movement_type === 'In' ? quantity : -quantity)
    left.set(unit, now)
    return now < 0
  })
  expect(short).toEqual([])
  await demo.close()
})

test('a start that fails while the past is written leaves nothing of it', byEngine, async () => {
  const { shop, past, close } = await openCatalogue(NOW)
  const { db } = shop
  const failing = db.transaction(async (tx) => {
    await past.write(tx)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  for (const table of [order, mail, courier, handover]) {
    expect(await db.read.$count(table)).toBe(0)
  }
  expect(await db.read.$count(user, eq(user.role, 'user'))).toBe(0)
  await close()
})
