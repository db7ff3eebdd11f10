import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { withTotal } from '../http/list-page'
import { authorOf } from '../records/audit'
import { everyBrand } from '../records/scopes'
import { duplicateProduct } from './duplicate'
import { countMatching } from './matching'
import { factsOf } from './product-facts'
import { countParts, countPartsOf } from './product-parts'
import { productStore } from './products'

/** The product list as staff need it: what products lack, their stock, all that match, and copies. */
export function staffProductRoutes({ db, clock }: { db: Database; clock: () => Date }) {
  const store = productStore(clock)
  return initServer().router(contract.staffProducts, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await store.list(db.read, query)),
    }),
    facts: async ({ query: { ids } }) => ({ status: 200, body: await factsOf(db.read, ids) }),
    brands: async () => ({ status: 200, body: await everyBrand(db.read) }),
    matching: async ({ query }) => ({
      status: 200,
      body: await countMatching(db.read, query, clock().toISOString()),
    }),
    parts: async ({ params }) => ({ status: 200, body: await countParts(db.read, params.id) }),
    partsOfMany: async ({ body }) => ({
      status: 200,
      body: await countPartsOf(db.read, body.product_ids),
    }),
    duplicate: async ({ params, request }) => {
      const by = authorOf(request, clock)
      const body = await db.transaction((tx) => duplicateProduct(tx, params.id, by))
      return { status: 201, body }
    },
  })
}
