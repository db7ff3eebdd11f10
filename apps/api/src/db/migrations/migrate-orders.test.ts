import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../test/older-database'

const at = '2026-01-01T00:00:00.000Z'

/** An order of an older shop, money in paisa. */
function order(id: number, given: Record<string, string | number>) {
  const row = {
    state: 'placed',
    source: 'shop',
    payment_method: 'cod',
    payment_state: 'due',
    subtotal: 90000,
    discount: 0,
    shipping: 200,
    tax: 400,
    total: 90600,
    paid: 0,
    refunded: 0,
    placed_at: at,
    ...given,
  }
  const words = ['name', 'phone', 'province', 'district', 'city', 'street', 'landmark', 'note']
  const columns = [...Object.keys(row), ...words, 'id', 'number']
  const values = [...Object.values(row), ...words.map(() => ''), id, `ET-2026-${id}`]
  return `INSERT INTO shop_order (${columns.join(', ')})
    VALUES (${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`
}

const refund = (order: number, amount: number, staff: number | 'NULL', reason: string) =>
  `INSERT INTO refund ("order", method, state, amount, reason, staff, created_at)
    VALUES (${order}, 'cash', 'done', ${amount}, '${reason}', ${staff}, '${at}')`

it('orders of an older shop ask for the money that is really missing, and their books add up', async () => {
  const db = databaseBefore('money_still_to_pay')
  for (const statement of [
    `INSERT INTO user (id, username, email, password_hash, role, created_at)
      VALUES (1, 'boss', 'boss@example.com', '', 'admin', '${at}')`,
    // Waits for its cash, after an unmatched payment was refunded.
    order(1, { paid: 90600, refunded: 90600 }),
    refund(1, 90600, 'NULL', 'It came after the order was switched to cash'),
    // Paid, Rs. 500 paid back by staff, then edited: it asked for Rs. 500 again.
    order(2, { paid: 90600, refunded: 50000, payment_method: 'khalti' }),
    refund(2, 50000, 1, 'A seam'),
    order(3, { subtotal: 500, discount: 1000, total: 100 }),
    order(4, { payment_state: 'paid', paid: 90600, state: 'delivered' }),
    order(5, {
      source: 'exchange',
      payment_state: 'none',
      discount: 90000,
      shipping: 0,
      tax: 0,
      total: 0,
    }),
    `INSERT INTO order_return ("order", state, wants, reason, details, answer, exchange_order, created_at)
      VALUES (4, 'closed', 'exchange', '', '', '', 5, '${at}')`,
    order(6, { state: 'cancelled', payment_state: 'failed', payment_method: 'khalti' }),
    `INSERT INTO payment ("order", method, state, amount, reference, created_at)
      VALUES (6, 'khalti', 'review', 90600, 'r-6', '${at}')`,
  ]) {
    db.writer.run(sql.raw(statement))
  }
  await db.migrations.apply()
  const rows = db.mirror.all(sql`SELECT id, payment_state, subtotal, discount, shipping, tax, total,
    to_pay, carried_in, carried_out FROM shop_order ORDER BY id`)
  expect(rows).toMatchObject([
    { payment_state: 'due', to_pay: 90600 },
    { payment_state: 'partly_refunded', to_pay: 0 },
    { subtotal: 500, discount: 500, shipping: 100, tax: 0, total: 100, to_pay: 100 },
    { payment_state: 'paid', to_pay: 0, carried_out: 90000 },
    { payment_state: 'none', to_pay: 0, carried_in: 90000 },
    { payment_state: 'review', to_pay: 0 },
  ])
  expect(() => db.writer.run(sql`UPDATE shop_order SET discount = 90001 WHERE id = 1`)).toThrow(
    'Failed to run the query',
  )
  expect(db.mirror.all(sql`PRAGMA foreign_key_check`)).toEqual([])
})

it('couriers of an older shop hold what they collected at the door, and nothing that came otherwise', async () => {
  const db = databaseBefore('courier_settlements')
  const delivered = { state: 'delivered', payment_state: 'paid', paid: 90600, delivered_at: at }
  const brought = { ...delivered, courier: 'NCM', courier_id: 1 }
  const payment = (of: number, state: string, came: number | 'NULL') =>
    `INSERT INTO payment ("order", method, state, amount, came, reference, created_at, settled_at)
      VALUES (${of}, 'khalti', '${state}', 90600, ${came}, 'r-${of}', '${at}', '${at}')`
  for (const statement of [
    `INSERT INTO courier (id, name) VALUES (1, 'NCM')`,
    order(1, brought),
    order(2, { ...brought, payment_method: 'khalti' }),
    payment(2, 'verified', 'NULL'),
    // An online payment came late, and was refunded.
    order(3, { ...brought, paid: 181200, refunded: 90600 }),
    payment(3, 'verified', 'NULL'),
    order(4, { ...brought, paid: 140600, refunded: 50000 }),
    payment(4, 'failed', 50000),
    order(5, { ...brought, is_walk_in: 1 }),
    order(6, { ...delivered, courier: 'Hari' }),
    order(7, { ...brought, state: 'shipped', payment_state: 'due', paid: 0, delivered_at: '' }),
  ]) {
    db.writer.run(sql.raw(statement))
  }
  await db.migrations.apply()
  const rows = db.mirror.all(sql`SELECT collected, settlement FROM shop_order ORDER BY id`)
  const collected = [90600, 0, 90600, 90600, 0, 0, 0]
  expect(rows).toEqual(collected.map((amount) => ({ collected: amount, settlement: null })))
})

it('sales in an older shop itself get a source of their own', async () => {
  const db = databaseBefore('walk_in_source')
  for (const statement of [
    order(1, { source: 'phone', is_walk_in: 1 }),
    order(2, { source: 'phone', is_walk_in: 0 }),
    order(3, { source: 'exchange', is_walk_in: 1 }),
    order(4, { is_walk_in: 0 }),
  ]) {
    db.writer.run(sql.raw(statement))
  }
  await db.migrations.apply()
  const rows = db.mirror.all(sql`SELECT source FROM shop_order ORDER BY id`)
  expect(rows).toEqual(['walk_in', 'phone', 'exchange', 'shop'].map((source) => ({ source })))
})

it('orders on their way in an older shop are late after the last day of their zone’s delivery, as before', async () => {
  const db = databaseBefore('promised_days')
  for (const statement of [
    `INSERT INTO delivery_zone (id, name, fee, days_to, cash_allowed, cash_fee) VALUES (1, 'Valley', 200, 2, 1, 0)`,
    `INSERT INTO delivery_zone (id, name, fee, cash_allowed, cash_fee) VALUES (2, 'Remote', 200, 1, 0)`,
    `INSERT INTO shop (id, name, location, phone, promo_line, shipping, tax, low_stock, hold_minutes, return_days, days_from)
      VALUES (1, '', '', '', '', 200, 400, 3, 15, 14, 4)`,
    order(1, { delivery_zone: 'Valley' }),
    // Kathmandu's day is the next one already.
    order(2, { delivery_zone: 'Valley', state: 'shipped', placed_at: '2026-01-01T18:15:00.000Z' }),
    order(3, { delivery_zone: 'Remote' }),
    order(4, {}),
    order(5, { state: 'delivered' }),
    order(6, { is_walk_in: 1 }),
  ]) {
    db.writer.run(sql.raw(statement))
  }
  await db.migrations.apply()
  const rows = db.mirror.all(sql`SELECT promised_to FROM shop_order ORDER BY id`)
  const days = ['2026-01-03', '2026-01-04', null, '2026-01-05', null, null]
  expect(rows).toEqual(days.map((promised_to) => ({ promised_to })))
})
