import { createHash, type Hash } from 'node:crypto'
import { StartError, list, quoted, valueOf, type PortableTable, type Row } from '@etrend/database'
import { rowsOf, type Connection } from './connections'
import { rowBatches } from './cursor'

/** Throws StartError unless a table's rows are the expected ones, in the order of its key; `done` counts them. */
export async function compare(
  tx: Connection,
  table: PortableTable,
  expected: Iterable<Row>,
  done: (rows: number) => void,
) {
  const [theirs, ours] = [sum(), sum()]
  for (const row of expected) theirs.add(row)
  for await (const rows of sortedRows(tx, table)) {
    for (const row of rows) ours.add(row)
    done(rows.length)
  }
  if (theirs.end() === ours.end()) return
  throw new StartError(
    `The table ${table.name} came out otherwise than it was: nothing has been changed.`,
  )
}

/** Throws StartError where a stock level isn't the sum of its unit's movements. */
export async function checkLedger(tx: Connection) {
  const wrong = await rowsOf(
    tx,
    `
    SELECT 1 FROM stock_level AS level
    FULL JOIN (
      SELECT product_color, size,
        sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END) AS quantity
      FROM stock_movement
      WHERE product_color IN (SELECT id FROM product_color) AND size IN (SELECT id FROM size)
      GROUP BY product_color, size
    ) AS moved ON moved.product_color = level.product_color AND moved.size = level.size
    WHERE coalesce(level.quantity, 0) <> coalesce(moved.quantity, 0)`,
  )
  if (wrong.length === 0) return
  throw new StartError(
    `The stock levels of ${wrong.length} units are not the sums of their movements: nothing has been changed.`,
  )
}

/** A checksum of rows and their number. */
function sum() {
  const hash: Hash = createHash('sha256')
  let count = 0
  return {
    add(row: Row) {
      count += 1
      hash.update(`${JSON.stringify(row)}\n`)
    },
    end: () => `${count} ${hash.digest('hex')}`,
  }
}

/** All rows of a table, sorted by its key, some at a time. */
export async function* sortedRows(tx: Connection, { name, columns, key }: PortableTable) {
  // Primary keys have no NULL, and are sorted by their index only where NULLs aren't mentioned.
  const nulls = key.length === columns.length ? ' NULLS FIRST' : ''
  const order = key.map((one) => quoted(one) + nulls).join(', ')
  const query = `SELECT ${list(columns)} FROM ${quoted(name)} ORDER BY ${order}`
  for await (const rows of rowBatches(tx, query)) yield rows.map((row): Row => row.map(valueOf))
}
