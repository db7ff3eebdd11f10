import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { crudHandlers } from '../records/crud-handlers'
import { previewSale } from './sale-offer-preview'
import { saleOfferStore } from './sale-offers'

/** What staff do with sales: the calls of every noun, and the preview. */
export function saleOfferRoutes(parts: { db: Database; clock: () => Date }) {
  const { db, clock } = parts
  return initServer().router(contract.saleOffers, {
    ...crudHandlers(parts, saleOfferStore(clock)),
    preview: async ({ body }) => ({
      status: 200,
      body: await db.snapshot((queries) => previewSale(queries, body, clock().toISOString())),
    }),
  })
}
