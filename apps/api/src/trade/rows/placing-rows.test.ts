import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { openDatabase } from '../../db/client'
import { orderRows } from './placing-rows'

const steps = z.array(z.object({ detail: z.string() }))

test('what waits under a phone and at an address is found by index, however many orders wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-plan-'))
  const file = join(folder, 'shop.db')
  const mirror = join(folder, 'catalogue.db')
  const db = openDatabase({ folder, database: file, mirror, databaseUrl: undefined }, () => {})
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  await db.migrations.apply()
  const { sql, params } = orderRows(db.read).waiting.getQuery()
  const reader = new Sqlite(file, { readonly: true })
  onTestFinished(() => void reader.close())
  const rows = reader.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(params.map(() => ''))
  const plan = steps.parse(rows).map(({ detail }) => detail)
  expect(plan).toContainEqual(expect.stringContaining('INDEX shop_order_waiting_phone'))
  expect(plan).toContainEqual(expect.stringContaining('INDEX shop_order_waiting_address'))
  expect(plan).toContainEqual(expect.stringContaining('INDEX order_line_order'))
})
