import { cartTotals, type Totals } from '@etrend/domain'
import { isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { promoCode } from '../../db/schema/promo-codes'
import { shop as shopRow } from '../../db/schema/shop'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'

/** A repeatable source of whole numbers below a limit (a linear congruential generator). */
function randomFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % limit
  }
}

it('server and browser add up every cart alike, and never below zero', async () => {
  const shop = await orderingShop()
  const { db } = shop
  const random = randomFrom(20261121)
  const prices = new Map([
    [1, 2000],
    [3, 900],
    [4, 1200],
  ])
  for (let round = 0; round < 60; round++) {
    const fees = { shipping: random(20_000) / 100, tax: random(20_000) / 100 }
    const isPercent = random(2) === 1
    const terms = {
      amount_off: isPercent ? 0 : (1 + random(600_000)) / 100,
      percent_off: isPercent ? 1 + random(100) : null,
      max_off: isPercent && random(2) === 1 ? (1 + random(200_000)) / 100 : null,
    }
    await db.transaction(async (tx) => {
      await tx.update(shopRow).set(fees)
      await tx.update(promoCode).set(terms)
    })
    const lines = [...prices.keys()]
      .filter(() => random(3) > 0)
      .map((product_color) => ({ product_color, size: 1, quantity: 1 + random(99) }))
    const coded = random(2) === 1
    const payload = { lines, ...(coded && { promo_code: 'discount10' }) }
    const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
    const { totals } = answer.json<{ totals: Totals }>()
    const browsers = (asked: typeof lines) =>
      cartTotals(
        asked.map((line) => ({ ...line, price: prices.get(line.product_color) ?? 0 })),
        fees,
        coded ? terms : 0,
      )
    expect(totals).toEqual(browsers(lines))
    expect(totals.total).toBeGreaterThanOrEqual(0)
    const ceiling = Math.min(totals.subtotal, terms.max_off ?? Infinity)
    expect(totals.discount).toBeLessThanOrEqual(coded && isPercent ? ceiling : Infinity)

    // One piece of each is ordered with the browser's own total: only missing stock may refuse it.
    const few = lines.map((line) => ({ ...line, quantity: 1 }))
    if (few.length === 0) continue
    const expected_total = browsers(few).total
    const phone = `98${10_000_000 + round}`
    const placed = await shop.place({ ...oneSkirt, ...payload, lines: few, expected_total, phone })
    const changes = placed.json<{ changes?: { kind: string }[] }>().changes ?? []
    expect([placed.statusCode, changes.every(({ kind }) => kind === 'short')]).toEqual([
      changes.length > 0 ? 409 : 201,
      true,
    ])
  }
})

it(
  'ledger and level agree after any history of orders, and no level is ever below zero',
  byEngine,
  async () => {
    const shop = await orderingShop()
    const random = randomFrom(42)
    for (let step = 0; step < 80; step++) {
      await anything(shop, random, step)
      const rows = await shop.db.read.all<{ level: number; sum: number; size: number }>(sql`
      SELECT l.quantity AS level, l.size, (SELECT coalesce(sum(CASE m.movement_type
        WHEN 'In' THEN m.quantity ELSE -m.quantity END), 0) FROM stock_movement m
        WHERE m.product_color = l.product_color AND m.size = l.size) AS sum
      FROM stock_level l`)
      for (const { level, sum } of rows) {
        expect(level).toBe(sum)
        expect(level).toBeGreaterThanOrEqual(0)
      }
    }
    const wrong = await shop.db.read.all(sql`SELECT id FROM shop_order
    WHERE total <> max(0, subtotal + shipping + tax - discount) OR refunded > paid`)
    expect(wrong).toEqual([])
  },
)

const overdue = { hold_expires_at: '2020-01-01T00:00:00.000Z' }

/** Does one random thing of a shop's day: an order, a move, a cancellation, an edit, a refund, an expired hold. */
async function anything(shop: OrderingShop, random: (limit: number) => number, step: number) {
  const rows = await shop.db.read.select().from(order)
  const row = rows[random(Math.max(1, rows.length))]
  const staff = (method: 'POST' | 'PUT', path: string, payload: object) =>
    shop.app.inject({
      method,
      url: `/staff/orders/${row?.number}${path}`,
      headers: shop.headers,
      payload,
    })
  const lines = [random(2) ? skirt : tee].map((line) => ({ ...line, quantity: 1 + random(2) }))
  const choice = random(12)
  if (choice < 4 || !row) {
    const payment_method = random(3) ? 'cod' : 'esewa'
    const phone = `98${20_000_000 + step}`
    const total = (lines[0]?.product_color === 3 ? 900 : 1200) * (lines[0]?.quantity ?? 0) + 6
    await shop.place({ ...oneSkirt, lines, payment_method, phone, expected_total: total })
  } else if (choice < 8) {
    const states = ['confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']
    await staff('POST', '/state', { state: states[random(states.length)] })
  } else if (choice === 8) {
    const preview = await staff('POST', '/edit/preview', { ...sita, lines })
    const { after } = preview.json<{ after?: { total: number } }>()
    await staff('PUT', '', { ...sita, lines, expected_total: after?.total ?? 0 })
  } else if (choice === 9) {
    const restock = [{ order_line: 1 + random(20), quantity: 1 }]
    await staff('POST', '/refunds', { amount: 1 + random(900), reason: 'A seam', restock })
  } else if (choice === 10) {
    await shop.db.write.update(order).set(overdue).where(isNotNull(order.hold_expires_at))
  } else {
    await Promise.all([shop.app.doChores(), shop.app.doChores()])
  }
}
