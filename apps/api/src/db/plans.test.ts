// Which indexes SQLite finds rows by, so that a statement costs the same however many rows there are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { dueMails } from '../mail/outbox'
import { dueMessages } from '../sms/outbox-rows'
import { dueAlerts } from '../stock-alerts/mail-alerts'
import { orderRows } from '../trade/rows/placing-rows'
import { openDatabase, type Queries } from './client'
import { ordersOfCode, ordersOfSale } from './promoted-orders'
import { order } from './schema/orders'

const steps = z.array(z.object({ detail: z.string() }))

test('what waits under a phone and at an address is found by index, however many orders wait', async () => {
  const plan = await planOf((db) => orderRows(db).waiting.getQuery())
  expect(plan).toContainEqual(expect.stringContaining('INDEX shop_order_waiting_phone'))
  expect(plan).toContainEqual(expect.stringContaining('INDEX shop_order_waiting_address'))
  expect(plan).toContainEqual(expect.stringContaining('INDEX order_line_order'))
})

test('what a sale or a promo code brought is found by index, however many orders there are', async () => {
  const ofSale = await planOf((db) => db.select().from(order).where(ordersOfSale(1)).toSQL())
  expect(ofSale).toContainEqual(expect.stringContaining('INDEX order_line_sale'))
  const ofCode = await planOf((db) => db.select().from(order).where(ordersOfCode(1)).toSQL())
  expect(ofCode).toContainEqual(expect.stringContaining('INDEX promo_use_'))
  expect([...ofSale, ...ofCode].filter((step) => step.startsWith('SCAN'))).toEqual([])
})

test('mails and SMS that are due are found by index, in their order, however many were sent', async () => {
  expect(await planOf((db) => dueMails(db).toSQL())).toEqual([
    'SEARCH mail USING INDEX mail_next_attempt (next_attempt_at<?)',
  ])
  expect(await planOf((db) => dueMessages(db).toSQL())).toEqual([
    'SEARCH sms USING INDEX sms_next_attempt (next_attempt_at<?)',
  ])
})

test('whose unit is back is asked from those who wait, however many units are in stock', async () => {
  const plan = await planOf((db) => dueAlerts(db).getQuery())
  expect(plan[0]).toBe('SCAN stock_alert')
  expect(plan.filter((step) => step.startsWith('SCAN'))).toHaveLength(1)
})

async function planOf(queryOf: (db: Queries) => { sql: string; params: unknown[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-plan-'))
  const file = join(folder, 'shop.db')
  const mirror = join(folder, 'catalogue.db')
  const db = openDatabase({ folder, database: file, mirror, databaseUrl: undefined }, () => {})
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  await db.migrations.apply()
  const { sql, params } = queryOf(db.read)
  const reader = new Sqlite(file, { readonly: true })
  onTestFinished(() => void reader.close())
  const rows = reader.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(params.map(() => ''))
  return steps.parse(rows).map(({ detail }) => detail)
}
