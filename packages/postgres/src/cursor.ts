import type { Connection } from './connections'

const ROWS_AT_ONCE = 2000

/**
 * The rows of a query as arrays of their values, some thousand at a time: the next ones are on their way while the
 * caller works on these. To be called in a transaction, and read to the end before the next call.
 */
export async function* rowBatches(tx: Connection, query: string): AsyncGenerator<unknown[][]> {
  await tx.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${query}`)
  let next = fetchRows(tx)
  for (;;) {
    const rows = await next
    const isLast = rows.length < ROWS_AT_ONCE
    if (!isLast) next = fetchRows(tx)
    yield rows
    if (isLast) break
  }
  await tx.query('CLOSE all_rows')
}

function fetchRows(tx: Connection) {
  const fetched = tx
    .query<unknown[]>({ text: `FETCH ${ROWS_AT_ONCE} FROM all_rows`, rowMode: 'array' })
    .then(({ rows }) => rows)
  // When the caller stops early, nothing awaits this query: its error must not end the process then.
  fetched.catch(() => {})
  return fetched
}
