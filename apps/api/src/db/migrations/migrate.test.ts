import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, type SqliteDatabase } from '@etrend/database'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newFolder } from '../../test/folders'
import { databaseBefore } from '../../test/older-database'
import { openFile } from '../client'

const ledger = (db: SqliteDatabase) => db.mirror.all(sql`SELECT * FROM stock_movement ORDER BY seq`)

it('an older database keeps its ledger, row by row, and gives none of its numbers again', async () => {
  const db = databaseBefore('ledger_keeps_all')
  for (const statement of [
    "INSERT INTO category (id, title) VALUES (1, 'Women')",
    "INSERT INTO subcategory (id, title, category) VALUES (1, 'Tops', 1)",
    "INSERT INTO color (id, color_name, hex_code) VALUES (1, 'Navy', '#1f2a4d')",
    "INSERT INTO size (id, size_name) VALUES (1, 'MD')",
    `INSERT INTO product (id, title, description, Brand, subcategory, price, created_at)
      VALUES (1, 'Tee', 'Soft.', 'Himal', 1, 90000, '2026-01-01T00:00:00.000Z')`,
    "INSERT INTO product_color (id, product, color, color_img) VALUES (1, 1, 1, '/media/a')",
    `INSERT INTO stock_movement (seq, id, product_color, size, movement_type, quantity, notes, reverses, created_at)
      VALUES (1, 1, 1, 1, 'In', 5, 'First', NULL, '2026-01-01T00:00:00.000Z'),
        (2, 1, 1, 1, 'Out', 5, '', 1, '2026-01-02T00:00:00.000Z'),
        (7, 2, 1, 1, 'In', 3, '', NULL, '2026-01-03T00:00:00.000Z')`,
    'INSERT INTO stock_level (product_color, size, quantity) VALUES (1, 1, 3)',
    "UPDATE sqlite_sequence SET seq = 12 WHERE name = 'stock_movement'",
  ]) {
    db.writer.run(sql.raw(statement))
  }
  const before = ledger(db)
  await db.migrations.apply()
  // Columns that came later are allowed.
  expect(ledger(db)).toMatchObject(before)
  db.writer
    .run(sql`INSERT INTO stock_movement (id, product_color, size, movement_type, quantity, notes, created_at)
    VALUES (3, 1, 1, 'In', 1, '', '2026-02-01T00:00:00.000Z')`)
  expect(ledger(db).at(-1)).toMatchObject({ seq: 13 })
  expect(() => db.writer.run(sql`DELETE FROM stock_movement WHERE seq = 13`)).toThrow(
    'Failed to run the query',
  )
  expect(db.mirror.all(sql`PRAGMA foreign_key_check`)).toEqual([])
  expect(db.mirror.get(sql`PRAGMA integrity_check`)).toEqual({ integrity_check: 'ok' })
})

it('a newer database that records nothing about older versions is refused', async () => {
  const db = openFile(join(newFolder(), 'shop.db'))
  await db.migrations.apply()
  db.writer.run(sql`INSERT INTO __drizzle_migrations (hash, created_at)
    VALUES ('x', ${Date.UTC(2100, 0, 1)})`)
  db.writer.run(sql`PRAGMA user_version = 0`)
  await expect(db.migrations.apply()).rejects.toThrow(
    /^This database comes from a newer version of eTrend, .+\.$/,
  )
  await expect(db.migrations.apply()).rejects.toThrow(StartError)
  await db.close()
})

it('a file that is no database stops the start with a sentence', () => {
  const file = join(newFolder(), 'shop.db')
  writeFileSync(file, 'I am a text, and long enough to be read as a header.')
  expect(() => openFile(file)).toThrow(/^The database \S+ can't be .+\.$/)
  expect(() => openFile(file)).toThrow(StartError)
})
