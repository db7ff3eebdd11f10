import type { ProductScope, TaxMode } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { sql } from 'drizzle-orm'
import { customType, integer, real, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The only place that names SQLite's column types. Columns are named as their properties, and as in the API. */

/** A row's id. No id is ever given to another row, so that the history stays true. */
export const rowId = () => integer().primaryKey({ autoIncrement: true })

/** Rupees in code, a whole number of paisa in the database. */
export const money = customType<{ data: number; driverData: number | null }>({
  dataType: () => 'integer',
  // Drizzle converts a placeholder's null too, which would become 0. What is read is never null here.
  toDriver: (amount: number | null) => (amount === null ? null : paisa(amount)),
  fromDriver: (stored) => rupees(Number(stored)),
})

export const count = () => integer()
export const flag = () => integer({ mode: 'boolean' }).notNull().default(false)
export const words = () => text().notNull()
/** One of a few words, which the contract lists. */
export const choice = <Word extends string>() => text().$type<Word>()
/** '' when nothing was entered. */
export const optionalWords = () => words().default('')
/** The text by which lists sort a row; null in rows of older versions, which don't know it. Every insert must give it. */
export const sortKey = () =>
  text().$defaultFn(() => {
    throw new Error('This insert lacks the sort_key of its row.')
  })

/** An object as JSON. */
export const json = () => text({ mode: 'json' }).$type<Record<string, unknown>>()

/** A list as JSON. */
export const jsonList = () => text({ mode: 'json' }).$type<unknown[]>()

/** Ids in an order that matters, as JSON. */
export const idsInOrder = () => text({ mode: 'json' }).$type<number[]>()

/** The products that a sale or a promo code is for (null: all), and those that it leaves out. */
export const scopeColumns = () => ({
  applies_to: text({ mode: 'json' }).$type<ProductScope>(),
  excluding: text({ mode: 'json' })
    .$type<ProductScope>()
    .notNull()
    .default({ products: [], collections: [], categories: [], subcategories: [], brands: [] }),
})

/** An ISO time in UTC, set by the app's clock. */
export const time = () => text()

/** A name in lower case, for indexes in which two names that differ only in case are the same. */
export function anyCase(name: AnySQLiteColumn) {
  return sql`lower(${name})`
}

/** How tax is charged, of the shop and of an order; the VAT in percent. */
export const taxColumns = () => ({
  tax_mode: choice<TaxMode>().notNull().default('flat'),
  vat_rate: real().notNull().default(13),
})
