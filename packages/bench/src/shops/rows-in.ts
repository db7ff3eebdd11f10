import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import * as z from 'zod'

/** How many rows each table has. */
export type RowsIn = () => Promise<Map<string, number>>

const names = z.array(z.object({ name: z.string() }))
const counted = z.object({ rows: z.coerce.number() })

/** Counts the rows of the shop in a data folder. */
export function rowsInFile(folder: string): RowsIn {
  return async () => {
    const db = new Database(join(folder, 'shop.db'), { readonly: true })
    const tables = names.parse(
      db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all(),
    )
    const rows = tables.map(({ name }) => {
      const row = db.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()
      return [name, counted.parse(row).rows] as const
    })
    db.close()
    return new Map(rows)
  }
}

/** Counts the rows of the shop in a PostgreSQL database. */
export function rowsInPostgres(url: string): RowsIn {
  return async () => {
    const client = new pg.Client(url)
    await client.connect()
    const found = await client.query(
      `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const rows = new Map<string, number>()
    for (const { name } of names.parse(found.rows)) {
      const { rows: count } = await client.query(`SELECT count(*) AS rows FROM "${name}"`)
      rows.set(name, counted.parse(count[0]).rows)
    }
    await client.end()
    return rows
  }
}
