import { list } from '@etrend/database'
import type BetterSqlite from 'better-sqlite3'
import * as z from 'zod'
import type { Connection } from './connections'
import {
  columnsOf,
  DELETE_LEVELS,
  deletionOf,
  insert,
  prepared,
  type CatalogueChange,
} from './mirror-rows'

/** With more changes than this, they are read table by table. */
const FEW = 200

const rows = z.array(z.record(z.string(), z.unknown())).nullable()
const ofJson = z.string().transform((text): unknown => JSON.parse(text))
const change = z.object({ seq: z.number(), product: z.number().nullable(), kind: z.string() })
const stateSchema = z.object({
  seq: z.number(),
  snapshot: z.string(),
  rows_file: z.number(),
  changes: ofJson.pipe(z.array(change)).nullable(),
  products: z.string().nullable(),
  levels: ofJson.pipe(rows).nullable(),
  images: ofJson.pipe(rows).nullable(),
})

/**
 * The position of the catalogue: its last change, the snapshot of the database (of which transactions it shows the
 * rows), and the file that has the log's rows.
 */
export const POSITION = `coalesce((SELECT max(seq) FROM catalogue_change), 0) AS seq,
  pg_current_snapshot()::text AS snapshot,
  pg_relation_filenode('catalogue_change')::bigint AS rows_file`

export type Shelves = { products: number[]; changes: CatalogueChange[]; rows: ShelfRows }
type ShelfRows = Record<'stock_level' | 'product_image', Record<string, unknown>[]>

/**
 * Returns a function that asks for the position, and for stock and pictures of the products that sales have changed
 * since `seen`: in one statement, because it runs after each order. It gives no `shelves` where anything else has
 * changed, or a lot.
 */
export function shelvesOf(connection: Connection, local: BetterSqlite.Database) {
  const text = `
    WITH changed AS MATERIALIZED (
      SELECT seq, product, kind FROM catalogue_change WHERE seq > $1 ORDER BY seq LIMIT ${FEW}
    ), shelf AS MATERIALIZED (
      SELECT array_agg(DISTINCT product) AS products FROM changed
      HAVING count(*) < ${FEW} AND bool_and(kind = 'shelf' AND product IS NOT NULL) 
        AND (SELECT min(seq) FROM catalogue_change) <= $1 + 1
    )
    SELECT ${POSITION},
      (SELECT json_agg(changed)::text FROM changed) AS changes,
      (SELECT array_to_string(products, ',') FROM shelf) AS products,
      (SELECT json_agg(one)::text FROM (
        SELECT ${columnList(local, 'stock_level', 'level')}
        FROM product_color AS c JOIN stock_level AS level ON level.product_color = c.id
        WHERE c.product = ANY ((SELECT products FROM shelf)::bigint[])
      ) AS one) AS levels,
      (SELECT json_agg(one)::text FROM (
        SELECT ${columnList(local, 'product_image', 'image')} FROM product_image AS image
        WHERE image.product = ANY ((SELECT products FROM shelf)::bigint[])
      ) AS one) AS images`

  return async (seen: number) => {
    const found = await connection.query({ name: 'shelves_since', text, values: [seen] })
    const { changes, products, levels, images, ...position } = stateSchema.parse(found.rows[0])
    if (!products || !changes) return { position }
    const shelves: Shelves = {
      products: products.split(',').map(Number),
      changes,
      rows: { stock_level: levels ?? [], product_image: images ?? [] },
    }
    return { position, shelves }
  }
}

/** Writes them into the copy, in one go. */
export function writeShelves(local: BetterSqlite.Database, { products, changes, rows }: Shelves) {
  const given = JSON.stringify(products)
  local.transaction(() => {
    prepared(local, DELETE_LEVELS).run(given)
    prepared(local, deletionOf('product_image', 'product')).run(given)
    insert(local, 'stock_level', rows.stock_level)
    insert(local, 'product_image', rows.product_image)
    insert(local, 'catalogue_change', changes)
  })()
}

function columnList(local: BetterSqlite.Database, table: string, alias: string) {
  return columnsOf(local, table)
    .map((column) => `${alias}.${list([column])}`)
    .join(', ')
}
