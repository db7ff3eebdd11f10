import {
  recordNames,
  recordNoun,
  type ExportedNoun,
  type ListQuery,
  type RecordNoun,
} from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import type { Queries } from '../db/client'
import { found } from '../http/errors'
import { changedMeanwhile } from '../http/etag'
import type { Author, Fields, Links } from './audit'
import type { AnyRow, CrudStore, RowStore } from './crud-store'
import { labelInTrash } from './trash'
import { editRow, removeRow, restoreRow } from './writes'

/** What can be done with the rows of any noun, whatever their fields. */
type RowKind = ReturnType<typeof rowKind>
/** The same for a noun whose list has pages. */
export type RecordKind = ReturnType<typeof recordKind>

export type RecordKinds = Record<RecordNoun, RowKind> & Record<ExportedNoun, RecordKind>

export function recordKind<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
  Query extends ListQuery,
>(store: CrudStore<Row, Input, Change, Kept, Query>) {
  return {
    ...rowKind(store),

    /**
     * Returns a function that reads pages of the noun's own list for this query. The query is checked immediately:
     * throws a ZodError that says what is wrong with it.
     */
    pages(queries: Queries, query: unknown) {
      const asked = store.query.parse(query)
      return async (page: number, page_size: number): Promise<Fields[]> =>
        (await store.list(queries, { ...asked, page, page_size })).rows
    },
  }
}

export function rowKind<Row extends AnyRow, Input, Change extends Fields, Kept extends Fields>(
  store: RowStore<Row, Input, Change, Kept>,
) {
  const name = recordNames[store.noun]
  const find = async (queries: Queries, id: number) => found(await store.get(queries, id), name)

  return {
    /** How staff know the row: also for a deleted row in the trash, and 'No. 12' for an unknown id. */
    label: async (queries: Queries, id: number) => {
      const row = await store.get(queries, id)
      return row ? store.label(row) : ((await labelInTrash(queries, store.noun, id)) ?? `No. ${id}`)
    },

    remove: (tx: Queries, id: number, by: Author, links: Links) =>
      removeRow(tx, store, id, by, links),

    restore: (tx: Queries, id: number, by: Author, links: Links) =>
      restoreRow(tx, store, id, by, links),

    /** Sets the fields back to `before`. Throws Refusal (409) where a field no longer has its value of `after`. */
    async changeBack(
      tx: Queries,
      id: number,
      { before, after }: { before: Fields | null; after: Fields | null },
      by: Author,
      links: Links,
    ) {
      const expected = { ...store.change.parse(after) }
      const current: Fields = { ...store.change.parse(await find(tx, id)) }
      for (const [field, value] of Object.entries(expected)) {
        if (!isSameJson(current[field], value)) throw changedMeanwhile(name)
      }
      await editRow(tx, store, id, store.change.parse(before), by, links)
    },
  }
}

/** The record noun that a word of the audit log names; undefined for other words, such as 'settings'. */
export function recordNounOf(word: string) {
  return recordNoun.safeParse(word).data
}
