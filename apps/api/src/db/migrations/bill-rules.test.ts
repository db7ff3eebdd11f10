// @module-tag by-engine

import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { billsOf, shopWith, vatSkirt } from '../../test/billing'
import type { OrderingShop } from '../../test/ordering'
import { onPostgres } from '../../test/postgres'
import { call, delivered } from '../../test/staff-orders'
import { refusalOf } from '../../test/test-database'

const kept = [
  {
    table: 'bill',
    column: 'number',
    isNumbered: true,
    words: 'bills',
    instead: 'issue a credit note',
  },
  { table: 'bill_line', column: 'title', words: 'lines of bills', instead: 'issue a credit note' },
  {
    table: 'credit_note',
    column: 'reason',
    isNumbered: true,
    words: 'credit notes',
    instead: 'they stay as they were issued',
  },
  {
    table: 'bill_print',
    column: 'printed_by',
    words: 'prints of bills',
    instead: 'they stay as they happened',
  },
]

/** A shop with a bill that was printed, and a credit note that was printed. */
async function shopWithPapers() {
  const shop = await shopWith('vat_inclusive')
  const placed = await delivered(shop, vatSkirt)
  await shop.get(`/staff/orders/${placed.number}/invoice.pdf`)
  await call(shop, 'POST', `/orders/${placed.number}/refunds`, { amount: 1, reason: 'A seam' })
  const [note] = (await billsOf(shop, placed)).credit_notes
  await call(shop, 'POST', `/credit-notes/${note?.id}/print`)
  return { shop, placed }
}

describe('the database', () => {
  it('refuses to change, delete or replace bills, credit notes, their lines and their prints', async () => {
    const { shop, placed } = await shopWithPapers()
    const rowsOf = (table: string) =>
      shop.db.read.all(sql`SELECT * FROM ${sql.raw(table)} ORDER BY id`)
    for (const { table, column, words, instead } of kept) {
      const before = await rowsOf(table)
      expect(before.length).toBeGreaterThan(0)
      const [name, field] = [sql.raw(table), sql.raw(column)]
      // The same row under its own id: SQLite's REPLACE deletes the old one without the trigger of DELETE.
      const replace = onPostgres
        ? sql`INSERT INTO ${name} SELECT * FROM ${name} ON CONFLICT (id) DO UPDATE SET ${field} = 'x'`
        : sql`REPLACE INTO ${name} SELECT * FROM ${name}`
      const refusals = [
        await refusalTo(shop, sql`UPDATE ${name} SET ${field} = 'x'`),
        // Even without a change.
        await refusalTo(shop, sql`UPDATE ${name} SET ${field} = ${field}`),
        await refusalTo(shop, replace),
        await refusalTo(shop, sql`DELETE FROM ${name}`),
      ]
      const changed = `${words} are never changed; ${instead}`
      const deleted = `${words} are never deleted; ${instead}`
      expect([table, ...refusals]).toEqual([table, changed, changed, changed, deleted])
      expect(await rowsOf(table)).toEqual(before)
    }
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect(bills).toMatchObject([{ total: 902, credited: 1, prints: 1 }])
    expect(credit_notes).toMatchObject([{ total: 1, reason: 'A seam' }])
  })

  it('refuses a second bill or credit note with a number that is taken', async () => {
    const { shop } = await shopWithPapers()
    for (const { table, words, instead } of kept.filter((one) => one.isNumbered)) {
      const name = sql.raw(table)
      const [row] = await shop.db.read.all(sql`SELECT * FROM ${name}`)
      const columns = Object.keys(z.record(z.string(), z.unknown()).parse(row))
      const others = columns.filter((one) => one !== 'id').map((one) => sql.raw(`"${one}"`))
      const list = sql.join(others, sql`, `)
      const refusal = await refusalTo(
        shop,
        sql`INSERT INTO ${name} (${list}) SELECT ${list} FROM ${name}`,
      )
      expect(refusal).toBe(
        onPostgres
          ? `duplicate key value violates unique constraint "${table}_number_unique"`
          : `${words} are never changed; ${instead}`,
      )
      if (onPostgres) continue
      const replacement = sql`REPLACE INTO ${name} (${list}) SELECT ${list} FROM ${name}`
      expect(await refusalTo(shop, replacement)).toBe(`${words} are never changed; ${instead}`)
    }
  })
})

/** SQLite's driver throws before it returns a promise. */
function refusalTo({ db }: OrderingShop, write: SQL) {
  return refusalOf((async () => db.write.run(write))())
}
