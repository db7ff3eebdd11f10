import type { ExportedNoun, RecordNoun } from '@etrend/contract'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../db/client'
import type { ListPage } from '../http/list-page'
import type { Author, Fields } from './audit'

export type AnyRow = Fields & { id: number }

/**
 * Reads and writes the rows of a noun. The caller opens the transaction and writes audit log and trash, see writes.ts.
 * `Kept` is what the trash keeps of a deleted row.
 */
export type RowStore<Row extends AnyRow, Input, Change extends Fields, Kept extends Fields> = {
  noun: RecordNoun
  /** How staff know the row: 'MD'. */
  label: (row: Row) => string
  get: (queries: Queries, id: number, only?: SQL) => Promise<Row | undefined>
  create: (tx: Queries, input: Input, by: Author) => Promise<Row>
  edit: (tx: Queries, before: Row, change: Change, by: Author) => Promise<Row>
  /** Throws Refusal (409) where something depends on the row. */
  remove: (tx: Queries, before: Row, by: Author) => Promise<Kept>
  /** Puts a deleted row back under its id. */
  restore: (tx: Queries, kept: Kept, by: Author) => Promise<unknown>
  /** The rows that must exist before the row can be restored, as [noun, id]. */
  parents: (kept: Kept) => [RecordNoun, number][]
  kept: z.ZodType<Kept>
  /** Turns fields of a `Row`, as the audit log keeps them in JSON, into the change that would set them. */
  change: z.ZodType<Change>
}

/** The same for a noun whose list has pages, a search and an order. */
export type CrudStore<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
  Query,
> = RowStore<Row, Input, Change, Kept> & {
  noun: ExportedNoun
  /** `only`: a condition that all rows must meet. */
  list: (queries: Queries, query: Query, only?: SQL) => Promise<ListPage<Row>>
  query: z.ZodType<Query, unknown>
}

/** Returns the store as it is. Lets TypeScript infer its types, so that a noun need not name them. */
export function rowStore<Row extends AnyRow, Input, Change extends Fields, Kept extends Fields>(
  store: RowStore<Row, Input, Change, Kept>,
) {
  return store
}

/** The same for a noun whose list has pages. */
export function crudStore<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
  Query,
>(store: CrudStore<Row, Input, Change, Kept, Query>) {
  return store
}
