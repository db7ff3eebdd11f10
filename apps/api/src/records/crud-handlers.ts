import { recordNames } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { found } from '../http/errors'
import { etagOf } from '../http/etag'
import { withTotal } from '../http/list-page'
import { authorOf, type Fields } from './audit'
import type { AnyRow, CrudStore, RowStore } from './crud-store'
import { addRow, editRow, removeRow } from './writes'

/**
 * The five calls of a noun, as the contract's crudRoutes describes them. Each write is one transaction with its
 * audit entry, and with the trash where a row is deleted.
 */
export function crudHandlers<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
  Query,
>(parts: Parts, store: CrudStore<Row, Input, Change, Kept, Query>) {
  return {
    list: async ({ query, reply }: { query: Query; reply: Reply }) => ({
      status: 200 as const,
      body: withTotal(reply, await store.list(parts.db.read, query)),
    }),
    ...rowHandlers(parts, store),
  }
}

/** The same calls without the list, for a noun whose list has no pages. */
export function rowHandlers<Row extends AnyRow, Input, Change extends Fields, Kept extends Fields>(
  { db, clock }: Parts,
  store: RowStore<Row, Input, Change, Kept>,
) {
  return {
    create: async ({ body, request, reply }: Write & { body: Input }) => {
      const by = authorOf(request, clock)
      const row = await db.transaction((tx) => addRow(tx, store, body, by))
      return { status: 201 as const, body: tagged(reply, row) }
    },
    get: async ({ params, reply }: ById) => {
      const row = found(await store.get(db.read, params.id), recordNames[store.noun])
      return { status: 200 as const, body: tagged(reply, row) }
    },
    edit: async ({ params, headers, body, request, reply }: Rewrite & { body: Change }) => {
      const by = authorOf(request, clock)
      const options = { match: headers['if-match'] }
      const row = await db.transaction((tx) => editRow(tx, store, params.id, body, by, options))
      return { status: 200 as const, body: tagged(reply, row) }
    },
    remove: async ({ params, headers, request }: Rewrite) => {
      const by = authorOf(request, clock)
      const options = { match: headers['if-match'] }
      await db.transaction((tx) => removeRow(tx, store, params.id, by, options))
      return { status: 204 as const, body: undefined }
    },
  }
}

type Parts = { db: Database; clock: () => Date }
type Reply = { header: (name: string, value: string | number) => unknown }
type ById = { params: { id: number }; reply: Reply }
type Write = { request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>; reply: Reply }
type Rewrite = Write & ById & { headers: { 'if-match'?: string | undefined } }

function tagged<Row extends object>(reply: Reply, row: Row) {
  reply.header('etag', etagOf(row))
  return row
}
