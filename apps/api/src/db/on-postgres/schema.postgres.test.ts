// @module-tag by-engine

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf, type Connection, migratePostgres } from '@etrend/postgres'
import { schemaChange, schemaSnapshot, type SchemaSnapshot } from '@etrend/postgres/ddl'
import { expect, it } from 'vitest'
import { migrationsFolder, postgresMigrations } from '../../paths'
import { emptyDatabase } from '../../test/postgres'

const nothing: SchemaSnapshot = { tables: {} }

function newestSnapshot() {
  const folder = join(migrationsFolder, 'meta')
  const file =
    readdirSync(folder)
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) ?? ''
  return schemaSnapshot.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

it('the migrations for PostgreSQL make the schema that the queries are written for', async () => {
  const [migrated, made] = await Promise.all([emptyDatabase(), emptyDatabase()])
  await migratePostgres(migrated, postgresMigrations)
  for (const statement of schemaChange(nothing, newestSnapshot())) await made.query(statement)
  expect(await partsOf(migrated)).toEqual(await partsOf(made))
})

/** Tables of PostgreSQL alone, which SQLite's schema doesn't have: unlogged ones, and those that hold no rows of the shop. */
const OTHERS = `(SELECT relname FROM pg_class WHERE relpersistence = 'u' OR relname IN ('migration', 'writer_turn', 'shop_file', 'shop_file_pkey'))`

/** The columns, constraints and indexes of the shop's own tables, as texts. */
async function partsOf(database: Connection) {
  const tables = `table_schema = 'public' AND table_name NOT IN ${OTHERS}`
  const columns = await rowsOf(
    database,
    `
    SELECT concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, is_identity, column_default) AS part
    FROM information_schema.columns WHERE ${tables} AND table_name <> 'product_finding'`,
  )
  const constraints = await rowsOf(
    database,
    `
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS part
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT IN ${OTHERS}`,
  )
  const indexes = await rowsOf(
    database,
    `
    SELECT indexdef AS part FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT IN ${OTHERS}`,
  )
  return [...columns, ...constraints, ...indexes].map((row) => String(row['part'])).toSorted()
}
