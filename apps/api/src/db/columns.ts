import { paisa, rupees } from '@etrend/domain'
import { sql } from 'drizzle-orm'
import { customType, integer, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The only place that spells SQLite's column types. Names are the wire's; a column is called as its property. */

/** A row's id; never given twice, so that a history stays true. */
export const rowId = () => integer().primaryKey({ autoIncrement: true })

/** Rupees in code, a whole number of paisa in the database. */
export const money = customType<{ data: number; driverData: number }>({
  dataType: () => 'integer',
  toDriver: paisa,
  fromDriver: rupees,
})

export const count = () => integer()
export const flag = () => integer({ mode: 'boolean' }).notNull().default(false)
export const words = () => text().notNull()
/** '' where nothing is given. */
export const optionalWords = () => words().default('')

/** An object as JSON. */
export const json = () => text({ mode: 'json' }).$type<Record<string, unknown>>()

/** An ISO time in UTC, set by the app's clock. */
export const time = () => text()

/** Two names that differ only in case are the same name. */
export function anyCase(name: AnySQLiteColumn) {
  return sql`lower(${name})`
}
