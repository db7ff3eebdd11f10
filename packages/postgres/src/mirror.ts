import { keepStatements } from '@etrend/database'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type pg from 'pg'
import * as z from 'zod'
import { inTransaction, rowsOf, type Connection } from './connections'
import { openMirrorFile } from './mirror-file'
import { indexCatalogue, readCatalogue, readChanged } from './mirror-rows'
import { POSITION, shelvesOf, writeShelves } from './mirror-shelves'

// With more changes than this, the whole catalogue is read again.
const MANY = 2000

const positionRow = z.object({ seq: z.number(), snapshot: z.string(), rows_file: z.number() })
const changeRow = z.object({ seq: z.number(), product: z.number().nullable(), kind: z.string() })

/**
 * A copy of the catalogue in this process, in SQLite with its search index, so that shoppers' pages cost the database
 * nothing and are as fast as without it. It is a cache: it begins empty, and `catchUp` reads what was committed since.
 * `migrations` is the folder of those that make its tables.
 */
export function openMirror(pool: pg.Pool, file: string, migrations: string) {
  const copy = openMirrorFile(file, migrations)
  const { writer } = copy
  const shelvesSince = shelvesOf(pool, writer)
  const queries = drizzle(keepStatements(copy.reader))
  let seen: number | undefined
  let snapshot = ''
  let rowsFile: number | undefined
  let noteReplaced = () => {}
  const replaced = new Promise<void>((resolve) => (noteReplaced = resolve))
  let readAt = -Infinity
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function look() {
    const began = performance.now()
    const { position, shelves } =
      seen === undefined ? { position: await positionOf(pool) } : await shelvesSince(seen)
    if (rowsFile !== undefined && position.rows_file !== rowsFile) noteReplaced()
    rowsFile = position.rows_file
    if (shelves) {
      writeShelves(writer, shelves)
      seen = position.seq
    } else if (position.seq !== seen) await read()
    snapshot = position.snapshot
    readAt = began
  }

  /** Reads one state of the database; until all of it is there, `queries` reads the former one. */
  async function read() {
    writer.exec('BEGIN')
    try {
      const { seq, isWhole } = await inTransaction(pool, ONE_STATE, async (tx) => {
        const changes = seen === undefined ? [] : await changesSince(tx, seen)
        const newest = changes.at(-1)
        if (newest) {
          await readChanged(tx, writer, changes)
          return { seq: newest.seq, isWhole: false }
        }
        const { seq: whole } = await positionOf(tx)
        await readCatalogue(tx, writer)
        return { seq: whole, isWhole: true }
      })
      if (isWhole) await indexCatalogue(writer, seq)
      writer.exec('COMMIT')
      seen = seq
    } finally {
      if (writer.inTransaction) writer.exec('ROLLBACK')
    }
  }

  return {
    queries,

    /**
     * Differs after any commit in the database that `catchUp` has seen. The whole snapshot, not its end alone: a
     * transaction that began before another and commits after it doesn't change the end.
     */
    version: () => snapshot,

    /** All that this copy shows was committed by transactions before this number. */
    position: () => snapshot.split(':')[1],

    /** Whether this copy shows all that was committed by transactions before that number. */
    hasReached: (position: string) => BigInt(snapshot.split(':')[0] ?? 0) >= BigInt(position),

    /** See Database. */
    replaced,

    /** For how many ms the copy may lack what was committed. */
    age: () => performance.now() - readAt,

    /** Brings the copy up to what is committed when it is called. Calls that wait together are served by one look. */
    catchUp() {
      next ??= last.then(() => {
        next = undefined
        return look()
      })
      last = next.catch(() => undefined)
      return next
    },

    close: () => copy.close(),
  }
}

const ONE_STATE = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** The table's rows are in another file once they were truncated, as restoring a backup does (copies.ts). */
const positionOf = async (connection: Connection) =>
  positionRow.parse((await rowsOf(connection, `SELECT ${POSITION}`))[0])

/**
 * What has changed since. Nothing where the whole catalogue must be read: too much has changed, the log has forgotten
 * what, or a restored database is behind what this process has seen.
 */
async function changesSince(tx: Connection, seen: number) {
  const rows = await rowsOf(
    tx,
    `SELECT seq, product, kind, (SELECT min(seq) FROM catalogue_change) AS oldest
     FROM catalogue_change WHERE seq > $1 ORDER BY seq LIMIT $2`,
    [seen, MANY],
  )
  const isForgotten = Number(rows[0]?.['oldest']) > seen + 1
  return isForgotten || rows.length === MANY ? [] : z.array(changeRow).parse(rows)
}
