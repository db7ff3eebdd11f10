import { recordNames, recordNoun, type ListQuery, type RecordNoun } from '@etrend/contract'
import type { Queries } from '../db/client'
import { found } from '../http/errors'
import { changedMeanwhile } from '../http/etag'
import { isSame, type Author, type Fields, type Links } from './audit'
import type { AnyRow, CrudStore } from './crud-store'
import { labelInTrash } from './trash'
import { editRow, removeRow, restoreRow } from './writes'

/** What can be done with the rows of any noun, whatever their fields. */
export type RecordKind = ReturnType<typeof recordKind>

export type RecordKinds = Record<RecordNoun, RecordKind>

export function recordKind<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
  Query extends ListQuery,
>(store: CrudStore<Row, Input, Change, Kept, Query>) {
  const name = recordNames[store.noun]
  const find = async (queries: Queries, id: number) => found(await store.get(queries, id), name)

  return {
    /**
     * The pages of what the noun's own list answers to this query, which is checked at once: a ZodError says what
     * is wrong with it.
     */
    pages(queries: Queries, query: unknown) {
      const asked = store.query.parse(query)
      return async (page: number, page_size: number): Promise<Fields[]> =>
        (await store.list(queries, { ...asked, page, page_size })).rows
    },

    /** How staff know the row, whether it is there or not. */
    label: async (queries: Queries, id: number) => {
      const row = await store.get(queries, id)
      return row ? store.label(row) : ((await labelInTrash(queries, store.noun, id)) ?? `No. ${id}`)
    },

    remove: (tx: Queries, id: number, by: Author, links: Links) =>
      removeRow(tx, store, id, by, links),

    restore: (tx: Queries, id: number, by: Author, links: Links) =>
      restoreRow(tx, store, id, by, links),

    /** Puts the fields of `before` back, unless the row's fields have moved on from `after`. */
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
        if (!isSame(current[field], value)) throw changedMeanwhile(name)
      }
      await editRow(tx, store, id, store.change.parse(before), by, links)
    },
  }
}

/** The noun that a word of the audit log names; undefined where its rows aren't kept by hand. */
export function recordNounOf(word: string) {
  return recordNoun.safeParse(word).data
}
