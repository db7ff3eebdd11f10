import BetterSqlite from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { int, sqliteTable, text as textColumn } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { keepStatements } from './kept-statements'

const size = sqliteTable('size', { id: int().primaryKey(), size_name: textColumn().notNull() })

it('the same SQL gives rows to one query and columns to another, in any order', () => {
  const { db } = opened()
  const query = db.select({ size_name: size.size_name }).from(size)
  const text = sql`select "size_name" from "size"`
  expect(query.toSQL().sql).toBe('select "size_name" from "size"')
  for (let round = 0; round < 2; round += 1) {
    expect(db.all(text)).toEqual([{ size_name: 'MD' }])
    expect(query.all()).toEqual([{ size_name: 'MD' }])
    expect(query.get()).toEqual({ size_name: 'MD' })
    expect(db.get(text)).toEqual({ size_name: 'MD' })
    expect(db.values(text)).toEqual([['MD']])
  }
})

it('a limit and an offset are those that are asked for', () => {
  const { db } = opened()
  db.insert(size)
    .values([{ size_name: 'LG' }, { size_name: 'XL' }])
    .run()
  const names = db.select({ name: size.size_name }).from(size).orderBy(size.id)
  expect(names.limit(1).offset(1).all()).toEqual([{ name: 'LG' }])
  expect(names.limit(2).offset(0).all()).toEqual([{ name: 'MD' }, { name: 'LG' }])
})

it('a kept statement sees columns that a migration has added since', () => {
  const { db } = opened()
  const all = sql`SELECT * FROM size`
  expect(db.all(all)).toEqual([{ id: 1, size_name: 'MD' }])
  db.run(sql`ALTER TABLE size ADD COLUMN place INTEGER DEFAULT 7`)
  expect(db.all(all)).toEqual([{ id: 1, size_name: 'MD', place: 7 }])
})

it('each text is prepared once, until 200 others have been asked for since', () => {
  const { db, prepared } = opened()
  const ask = (number: number) => db.get(sql.raw(`SELECT ${number}`))
  ask(0)
  for (let number = 0; number < 200; number += 1) ask(number)
  expect(prepared()).toBe(200)
  ask(200)
  ask(1)
  expect(prepared()).toBe(201)
  ask(0)
  expect(prepared()).toBe(202)
})

it('a text that is no SQL is refused when it is run', () => {
  const { db } = opened()
  expect(() => db.run(sql.raw('SELEC 1'))).toThrow(/Failed to run the query 'SELEC 1'/)
})

function opened() {
  const connection = new BetterSqlite(':memory:')
  connection.exec(`CREATE TABLE size (id INTEGER PRIMARY KEY, size_name TEXT NOT NULL);
    INSERT INTO size (size_name) VALUES ('MD')`)
  let count = 0
  const prepare = connection.prepare.bind(connection)
  Object.defineProperty(connection, 'prepare', {
    configurable: true,
    value(source: string) {
      count += 1
      return prepare(source)
    },
  })
  return { db: drizzle(keepStatements(connection)), prepared: () => count }
}
