import { list, quoted, type PortableTable, type Row } from '@etrend/database'
import type { Connection } from './connections'

const ROWS_AT_ONCE = 1000

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
