import { setImmediate } from 'node:timers/promises'
import { list } from '@etrend/database'
import type BetterSqlite from 'better-sqlite3'
import * as z from 'zod'
import { rowsOf, type Connection, type Row } from './connections'
import { rowBatches } from './cursor'

/** Tables of a product, and the column that names it. They are read again product by product. */
const ofProducts = {
  product: 'id',
  product_color: 'product',
  product_image: 'product',
} as const
/** Small tables, which are read again as a whole. */
const names = [
  'category',
  'subcategory',
  'size',
  'color',
  'shop',
  'slide',
  'page_shown',
  'collection',
  'sale_offer',
  'former_slug',
  'best_selling',
  'menu',
] as const
const INDEXED_AT_ONCE = 500

export type CatalogueChange = { seq: number; product: number | null; kind: string }

/**
 * Replaces the rows of the copy by those of the database, some at a time, so that other requests are answered meanwhile
 * and neither memory nor the database's patience is used up. Within a transaction of each.
 */
export async function readCatalogue(tx: Connection, local: BetterSqlite.Database) {
  for (const table of [...names, ...Object.keys(ofProducts), 'stock_level']) {
    local.exec(`DELETE FROM "${table}"`)
    const columns = columnsOf(local, table)
    const insert = local.prepare(
      `INSERT INTO "${table}" (${list(columns)}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    for await (const rows of rowBatches(tx, `SELECT ${list(columns)} FROM "${table}"`)) {
      for (const row of rows) insert.run(row)
    }
  }
}

/** Makes the search index of the copy anew, and its log of changes, which begins at `seq`. */
export async function indexCatalogue(local: BetterSqlite.Database, seq: number) {
  local.exec(`DELETE FROM product_search; DELETE FROM catalogue_change`)
  const last = z
    .int()
    .parse(local.prepare('SELECT coalesce(max(id), 0) FROM product').pluck().get())
  const index = local.prepare(`
    INSERT INTO product_search (rowid, title, brand, subcategory, category, colors, description)
    SELECT id, title, brand, subcategory, category, colors, description
    FROM product_search_text WHERE id > ? AND id <= ?`)
  for (let from = 0; from < last; from += INDEXED_AT_ONCE) {
    index.run(from, from + INDEXED_AT_ONCE)
    await setImmediate()
  }
  insert(local, 'catalogue_change', [{ seq, product: null, kind: 'names' }])
}

/** Reads the rows again that changed. */
export async function readChanged(
  tx: Connection,
  local: BetterSqlite.Database,
  changes: CatalogueChange[],
) {
  const ids = productsOf(changes)
  // A sale changes a product's shelf alone, and is the most frequent change.
  const rewritten = productsOf(changes.filter(({ kind }) => kind !== 'shelf'))
  const small = changes.some(({ product }) => product === null) ? names : []
  const parts = new Map<string, Row[]>()
  const select = (table: string) => `SELECT ${list(columnsOf(local, table))} FROM "${table}"`
  const read = [
    ...partsOf(rewritten, ['product', 'product_color']),
    ...partsOf(ids, ['product_image']),
  ]
  for (const { table, column, of } of read) {
    const query = `${select(table)} WHERE "${column}" = ANY(${GIVEN})`
    parts.set(table, await rowsOf(tx, query, [of.join(',')]))
  }
  const levels = await rowsOf(
    tx,
    `${select('stock_level')} WHERE product_color IN (SELECT id FROM product_color WHERE product = ANY(${GIVEN}))`,
    [ids.join(',')],
  )
  for (const table of small) parts.set(table, await rowsOf(tx, select(table)))
  const given = JSON.stringify(ids)
  prepared(local, DELETE_LEVELS).run(given)
  for (const { table, column, of } of read) {
    prepared(local, deletionOf(table, column)).run(JSON.stringify(of))
  }
  for (const table of small) local.exec(`DELETE FROM "${table}"`)
  for (const [table, rows] of parts) insert(local, table, rows)
  insert(local, 'stock_level', levels)
  insert(local, 'catalogue_change', changes)
}

function productsOf(changes: CatalogueChange[]) {
  return [...new Set(changes.flatMap(({ product }) => product ?? []))]
}

/** Tables of these products, with the column that names the product; none where there are no products. */
function partsOf(of: number[], tables: (keyof typeof ofProducts)[]) {
  return of.length === 0 ? [] : tables.map((table) => ({ table, column: ofProducts[table], of }))
}

/** Deletes the stock levels of the products whose ids are given as JSON. */
export const DELETE_LEVELS = `DELETE FROM stock_level WHERE product_color IN (
  SELECT id FROM product_color WHERE product IN (SELECT value FROM json_each(?)))`

/** Deletes rows of a table by the ids in one of its columns, which are given as JSON. */
export function deletionOf(table: string, column: string) {
  return `DELETE FROM "${table}" WHERE "${column}" IN (SELECT value FROM json_each(?))`
}

/** Ids that are sent as one text, like '3,5'. */
const GIVEN = `string_to_array($1, ',')::bigint[]`

/** The columns that this version knows: a newer one may have added others. */
export function columnsOf(local: BetterSqlite.Database, table: string) {
  const known = prepared(local, 'SELECT name FROM pragma_table_info(?)').pluck().all(table)
  return z.array(z.string()).parse(known)
}

/** Adds rows to a table of the copy. All of them have the columns of the first. */
export function insert(local: BetterSqlite.Database, table: string, rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = columns.map((column) => `@${column}`).join(', ')
  const statement = prepared(local, `INSERT INTO "${table}" (${list(columns)}) VALUES (${values})`)
  for (const row of rows) statement.run(row)
}

const statements = new WeakMap<BetterSqlite.Database, Map<string, BetterSqlite.Statement>>()

/** The statement of a text, which is prepared once for each database: a sale runs the same ones as the last. */
export function prepared(local: BetterSqlite.Database, text: string) {
  const known = statements.get(local) ?? new Map<string, BetterSqlite.Statement>()
  statements.set(local, known)
  const statement = known.get(text) ?? local.prepare(text)
  known.set(text, statement)
  return statement
}
