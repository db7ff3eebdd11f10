import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../test/older-database'

const at = '2026-01-01T00:00:00.000Z'
const none = { products: [], collections: [], categories: [], subcategories: [], brands: [] }

/** A deleted sale of an older shop. */
const deleted = (id: number, target: string, row: object) =>
  `INSERT INTO trash (noun, row_id, label, row, deleted_at)
    VALUES ('saleOffers', ${id}, 'Tihar', '${JSON.stringify({ id, title: 'Tihar', target, ...row })}', '${at}')`

it('sales, deleted sales and promo codes of an older shop are for the same products as before', async () => {
  const db = databaseBefore('product_scopes')
  const sale = `INSERT INTO sale_offer (id, title, percent_off, target, products, category, starts_at)`
  for (const statement of [
    `INSERT INTO category (id, title) VALUES (7, 'Men')`,
    `${sale} VALUES (1, 'Everything', 20, 'all', '[]', NULL, '${at}')`,
    `${sale} VALUES (2, 'Some', 20, 'products', '[3,1]', NULL, '${at}')`,
    `${sale} VALUES (4, 'Men', 20, 'category', '[]', 7, '${at}')`,
    `${sale} VALUES (9, 'Gone', 20, 'all', '[]', NULL, '${at}')`,
    `DELETE FROM sale_offer WHERE id = 9`,
    deleted(9, 'all', { collection: null }),
    deleted(10, 'collection', { products: [], collection: 5, category: null }),
    `INSERT INTO promo_code (id, code, amount_off, collections) VALUES (1, 'ALL', 1000, '[]'), (2, 'SOME', 1000, '[5,6]')`,
  ]) {
    db.writer.run(sql.raw(statement))
  }
  await db.migrations.apply()
  const parsed = (text: string): unknown => JSON.parse(text)
  const scopes = (table: string) =>
    db.mirror
      .all<{ id: number; applies_to: string | null; excluding: string }>(
        sql.raw(`SELECT id, applies_to, excluding FROM ${table} ORDER BY id`),
      )
      .map((row) => [row.id, parsed(row.applies_to ?? 'null'), parsed(row.excluding)])
  expect(scopes('sale_offer')).toEqual([
    [1, null, none],
    [2, { ...none, products: [3, 1] }, none],
    [4, { ...none, categories: [7] }, none],
  ])
  expect(scopes('promo_code')).toEqual([
    [1, null, none],
    [2, { ...none, collections: [5, 6] }, none],
  ])
  const kept = db.mirror.all<{ row: string }>(sql`SELECT row FROM trash ORDER BY row_id`)
  expect(kept.map(({ row }) => parsed(row))).toEqual([
    { id: 9, title: 'Tihar', applies_to: null },
    { id: 10, title: 'Tihar', applies_to: { ...none, collections: [5] } },
  ])
  db.writer.run(
    sql`INSERT INTO sale_offer (title, percent_off, starts_at) VALUES ('New', 5, ${at})`,
  )
  expect(db.mirror.all(sql`SELECT max(id) AS id FROM sale_offer`)).toEqual([{ id: 10 }])
})
