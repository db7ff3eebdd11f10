import { recordNames } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import { onSale } from '../db/catalogue/on-sale'
import type { Database } from '../db/client'
import type { Identify } from '../http/access'
import { found } from '../http/errors'
import { etagOf } from '../http/etag'
import type { AppOf } from '../http/hosts'
import { withTotal } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import type { AnyRow, CrudStore } from '../records/crud-store'

type Parts = { db: Database; clock: () => Date; identify: Identify; appOf: AppOf }
type Reply = { header: (name: string, value: string | number) => unknown }
type Call = { request: FastifyRequest; reply: Reply }

/**
 * The public reads of a noun that belongs to products: staff read every row, everybody else only those of products that
 * are on sale. The store's queries must have `product` in FROM.
 */
export function publicReads<Row extends AnyRow, Query>(
  { db, clock, identify, appOf }: Parts,
  store: Pick<CrudStore<Row, never, never, never, Query>, 'noun' | 'list' | 'get'>,
) {
  async function shownTo(request: FastifyRequest) {
    if (request.headers.authorization) {
      const visitor = await identify(request)
      if (visitor?.role === 'admin') return undefined
      // The admin then renews the session, instead of showing what strangers see.
      if (!visitor && appOf(request) === 'admin') {
        throw new Refusal(401, 'Your session has ended. Sign in again.')
      }
    }
    return onSale(clock().toISOString())
  }

  return {
    list: async ({ query, request, reply }: Call & { query: Query }) => {
      const rows = await store.list(db.read, query, await shownTo(request))
      return { status: 200 as const, body: withTotal(reply, rows) }
    },
    get: async ({ params, request, reply }: Call & { params: { id: number } }) => {
      const row = await store.get(db.read, params.id, await shownTo(request))
      const body = found(row, recordNames[store.noun])
      reply.header('etag', etagOf(body))
      return { status: 200 as const, body }
    },
  }
}
