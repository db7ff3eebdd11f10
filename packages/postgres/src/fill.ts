import { list, quoted, type PortableTable, type Row } from '@etrend/database'
import * as z from 'zod'
import { rowsOf, type Connection } from './connections'

const ROWS_AT_ONCE = 1000
const definitions = z.array(z.object({ of: z.string(), name: z.string(), rule: z.string() }))

/**
 * Takes triggers, foreign keys and indexes other than primary keys off tables that are filled anew: tables name each
 * other in circles, and an index is made faster than it is kept. The returned call puts all of them back, which checks
 * every row.
 */
export async function suspendRules(tx: Connection, tables: PortableTable[]) {
  const names = tables.map(({ name }) => name)
  const keys = definitions.parse(await rowsOf(tx, FOREIGN_KEYS))
  const indexes = definitions.parse(await rowsOf(tx, INDEXES, [names]))
  for (const { of, name } of keys)
    await tx.query(`ALTER TABLE ${of} DROP CONSTRAINT ${quoted(name)}`)
  if (indexes.length > 0) await tx.query(`DROP INDEX ${list(indexes.map(({ name }) => name))}`)
  for (const name of names) await tx.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  return async () => {
    for (const name of names) await tx.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
    for (const { rule } of indexes) await tx.query(rule)
    for (const { of, name, rule } of keys)
      await tx.query(`ALTER TABLE ${of} ADD CONSTRAINT ${quoted(name)} ${rule}`)
  }
}

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS rule
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`

/** Those of constraints, like primary keys, stay. */
const INDEXES = `SELECT of.relname AS of, index.relname AS name, pg_get_indexdef(index.oid) AS rule
  FROM pg_index JOIN pg_class AS of ON of.oid = indrelid JOIN pg_class AS index ON index.oid = indexrelid
  WHERE of.relnamespace = current_schema()::regnamespace AND of.relname = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`

/** Inserts all rows; `done` counts them. While the database writes some, the next ones are read. */
export async function insertAll(
  tx: Connection,
  table: PortableTable,
  rows: Iterable<Row>,
  done: (rows: number) => void,
) {
  let inserted: Promise<unknown> = Promise.resolve()
  for (const batch of batches(rows)) {
    const next = recordset(table, batch)
    await inserted
    inserted = tx.query(insertInto(table), [next])
    // Awaited in the next round; until then, a failure isn't an unhandled one.
    inserted.catch(() => {})
    done(batch.length)
  }
  await inserted
}

function recordset({ columns }: PortableTable, rows: Row[]) {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((one, at) => [one, row[at]]))),
  )
}

/** Takes the rows as text: a value that is bound as json is encoded once more. */
function insertInto({ name, columns }: PortableTable) {
  return `INSERT INTO ${quoted(name)} (${list(columns)})
    SELECT ${list(columns)} FROM json_populate_recordset(NULL::${quoted(name)}, $1::text::json)`
}

function* batches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
