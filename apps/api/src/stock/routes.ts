import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { visitorOf } from '../http/access'
import { crudHandlers } from '../http/crud-handlers'
import { stockStore } from './stock'

/** The calls of stock movements; the ledger keeps which member of staff wrote each row. */
export function stockRoutes(db: Database, clock: () => Date) {
  const reading = crudHandlers(stockStore(db, clock, null))
  const by = (request: Pick<FastifyRequest, 'visitor'>) =>
    crudHandlers(stockStore(db, clock, visitorOf(request).id))
  return initServer().router(contract.stock, {
    ...reading,
    create: ({ request, ...call }) => by(request).create(call),
    edit: ({ request, ...call }) => by(request).edit(call),
    remove: ({ request, ...call }) => by(request).remove(call),
  })
}
