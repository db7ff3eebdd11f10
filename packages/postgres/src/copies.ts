import { rm } from 'node:fs/promises'
import {
  type CopyProgress,
  createPortable,
  list,
  openPortable,
  quoted,
  type PortableTable,
  type Migrations,
} from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { closeToWrites, isClosedToWrites, openToWrites } from './closing'
import { checkLedger, compare, sortedRows } from './compare'
import { inTransaction, rowsOf, type Connection } from './connections'
import { insertAll, suspendRules } from './fill'
import { migratedUpTo } from './migrate'

const counted = z.object({ rows: z.number() })
const lastId = z.object({ last: z.number().nullable() })

/**
 * Writes one state of the database into a new SQLite file of its version, while others write. With `last`, the shop
 * moves out: others wait, `last.check` is called with the copy, and unless it throws nobody writes any more.
 * Removes the file where it fails. `progress` counts rows.
 */
export async function copyOut(
  pool: pg.Pool,
  file: string,
  migrations: Migrations,
  { progress, last }: { progress?: CopyProgress | undefined; last?: { check: () => void } } = {},
) {
  const copy = createPortable(
    file,
    await migratedUpTo(pool, migrations.postgres),
    migrations.sqlite,
  )
  try {
    const mustLock = last && !(await isClosedToWrites(pool))
    await inTransaction(pool, 'ISOLATION LEVEL REPEATABLE READ', async (tx) => {
      // The first statement: any query before it would fix the state that is read, without the last writers' rows.
      if (mustLock) await tx.query('LOCK TABLE writer_turn IN EXCLUSIVE MODE')
      const tables = copy.tables()
      const copied = counter(await countRows(tx, tables), progress)
      for (const table of tables) {
        for await (const rows of sortedRows(tx, table)) {
          copy.fill(table, rows)
          copied(rows.length)
        }
        if (table.identity) copy.gaveOut(table, await lastIdOf(tx, table.name, table.identity))
      }
      copy.finish()
      last?.check()
      if (last) await closeToWrites(tx)
    })
  } catch (error) {
    copy.close()
    await rm(file, { force: true })
    throw error
  }
}

/**
 * Replaces every row of every table by what a SQLite file of this version holds, within the transaction of the caller,
 * and compares each table with the file afterwards. Throws StartError where a table comes out otherwise.
 * `progress` counts each row twice: when it is written, and when it is compared.
 */
export async function copyIn(tx: Connection, file: string, progress?: CopyProgress) {
  const source = openPortable(file)
  try {
    await openToWrites(tx)
    await tx.query('LOCK TABLE writer_turn IN EXCLUSIVE MODE')
    const tables = source.tables()
    const restore = await suspendRules(tx, tables)
    await tx.query(`TRUNCATE ${list(tables.map(({ name }) => name))}`)
    const done = counter(2 * source.countRows(tables), progress)
    for (const table of tables) {
      await insertAll(tx, table, source.rows(table), done)
      const { name, identity } = table
      if (identity) await giveOutAfter(tx, name, identity, source.lastId(table))
      await compare(tx, table, source.rows(table), done)
    }
    await restore()
    await checkLedger(tx)
    // Without it, the first queries would be planned as if the tables were empty.
    await tx.query(`ANALYZE ${list(tables.map(({ name }) => name))}`)
  } finally {
    source.close()
  }
}

/** Adds up rows for `progress`. */
function counter(all: number, progress: CopyProgress | undefined) {
  let done = 0
  return (rows: number) => {
    done += rows
    progress?.(done, all)
  }
}

async function countRows(tx: Connection, tables: PortableTable[]) {
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)})`)
  const [row] = await rowsOf(tx, `SELECT ${counts.join(' + ')} AS rows`)
  return counted.parse(row).rows
}

async function giveOutAfter(tx: Connection, table: string, column: string, last: number) {
  await tx.query('SELECT setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, 1), $4)', [
    quoted(table),
    column,
    last,
    last > 0,
  ])
}

async function lastIdOf(tx: Connection, table: string, column: string) {
  const [found] = await rowsOf(
    tx,
    `SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) AS last`,
    [quoted(table), column],
  )
  return lastId.parse(found).last ?? 0
}
