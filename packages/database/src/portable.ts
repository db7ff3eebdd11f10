import BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import * as z from 'zod'
import { makeSchema } from './sqlite/migrate'

/** A row of a table: its values in the order of the table's columns. */
export type Row = readonly Value[]
type Value = string | number | null
/** `key`: the columns by which rows are sorted when two databases are compared. `identity`: the column of ids. */
export type PortableTable = { name: string; columns: string[]; key: string[]; identity?: string }

const names = z.array(z.string())
const column = z.object({ name: z.string(), pk: z.int() })
const values = z.array(z.unknown())

/** A SQLite file that holds a whole shop: what a backup is, and how a shop moves from one engine to the other. */
export function openPortable(file: string) {
  const db = new BetterSqlite(file, { fileMustExist: true })

  return {
    tables: () => tablesOf(db),

    /** All rows of a table, sorted by its key. */
    *rows({ name, columns, key }: PortableTable): Generator<Row> {
      const select = db.prepare(
        `SELECT ${list(columns)} FROM ${quoted(name)} ORDER BY ${list(key)}`,
      )
      for (const row of select.raw().iterate()) yield values.parse(row).map(valueOf)
    },

    countRows(tables: readonly PortableTable[]): number {
      const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)})`)
      return z.int().parse(
        db
          .prepare(`SELECT ${counts.join(' + ')}`)
          .pluck()
          .get(),
      )
    },

    /** The last id that a table gave out; 0 when it gave out none. */
    lastId({ name }: PortableTable): number {
      const last = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(name)
      return z.int().parse(last ?? 0)
    },

    close: () => db.close(),
  }
}

/**
 * Makes a SQLite file with the tables that the migrations of `folder` make, up to the number `upTo`. Give `fill` each
 * table's rows; `finish` makes the search index, puts the triggers and indexes back, which are left out meanwhile, and
 * closes the file.
 */
export function createPortable(file: string, upTo: number, folder: string) {
  const db = new BetterSqlite(file)
  makeSchema(drizzle(db), upTo, folder)
  db.pragma('foreign_keys = OFF')
  const rules = dropRules(db)
  db.exec('BEGIN')
  for (const { name } of tablesOf(db)) db.exec(`DELETE FROM ${quoted(name)}`)

  return {
    tables: () => tablesOf(db),

    fill({ name, columns }: PortableTable, rows: readonly Row[]) {
      const values = columns.map(() => '?').join(', ')
      const insert = db.prepare(`INSERT INTO ${quoted(name)} (${list(columns)}) VALUES (${values})`)
      for (const row of rows) insert.run(row)
    },

    gaveOut({ name }: PortableTable, lastId: number) {
      db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name)
      db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, CAST(? AS INTEGER))').run(
        name,
        lastId,
      )
    },

    finish() {
      for (const sql of rules) db.exec(sql)
      // It reads each product's colors, which takes minutes without their index.
      db.exec(SEARCH_INDEX)
      db.exec('COMMIT')
      db.close()
    },

    close: () => db.close(),
  }
}

const SEARCH_INDEX = `DELETE FROM product_search;
  INSERT INTO product_search (rowid, title, brand, subcategory, category, colors, description)
  SELECT id, title, brand, subcategory, category, colors, description FROM product_search_text;`

/** Drops every trigger and every index that isn't part of a table; returns the statements that make them again. */
function dropRules(db: BetterSqlite.Database) {
  const found = z
    .array(z.object({ type: z.enum(['index', 'trigger']), name: z.string(), sql: z.string() }))
    .parse(
      db
        .prepare(
          `SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql NOT NULL ORDER BY type`,
        )
        .all(),
    )
  for (const { type, name } of found) db.exec(`DROP ${type} ${quoted(name)}`)
  return found.map(({ sql }) => sql)
}

/** The shop's own tables, without those of the search index, of SQLite and of the migrations. */
function tablesOf(db: BetterSqlite.Database): PortableTable[] {
  const all = names.parse(
    db
      .prepare(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
          AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name <> '__drizzle_migrations' ORDER BY name`,
      )
      .pluck()
      .all(),
  )
  return all.map((name) => {
    const found = z
      .array(column)
      .parse(db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name))
    const columns = found.map((one) => one.name)
    const keyed = found.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    const key = keyed.length > 0 ? keyed.map((one) => one.name) : columns
    const isCounted = z
      .string()
      .parse(db.prepare('SELECT sql FROM sqlite_master WHERE name = ?').pluck().get(name))
      .includes('AUTOINCREMENT')
    return { name, columns, key, ...(isCounted && { identity: key[0] ?? 'id' }) }
  })
}

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

export function list(columns: readonly string[]) {
  return columns.map(quoted).join(', ')
}

/** A value of a row as both engines have it. Throws an Error for any other. */
export function valueOf(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new Error(`A row holds a ${typeof value}, which can't be copied.`)
}
