import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { withTotal } from '../../http/list-page'
import { authorOf } from '../../records/audit'
import { cancelStocktake, finishStocktake } from './finish'
import { keepCounts } from './keep-counts'
import { countedUnits, reviewLines } from './review'
import { listStocktakes, readStocktake, startStocktake, storedStocktake } from './stocktake-rows'

/** The routes of stocktakes. */
export function stocktakeRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.stocktakes, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listStocktakes(db.read, query)),
    }),

    start: async ({ body, request }) => ({
      status: 201,
      body: await startStocktake(db, body, authorOf(request, clock)),
    }),

    get: async ({ params: { id } }) => ({
      status: 200,
      body: await db.snapshot(async (queries) => ({
        stocktake: await readStocktake(queries, id),
        units: await countedUnits(queries, await storedStocktake(queries, id)),
      })),
    }),

    count: async ({ params, body, request }) => ({
      status: 200,
      body: await keepCounts(db, params.id, body.counts, authorOf(request, clock)),
    }),

    review: async ({ params: { id } }) => ({
      status: 200,
      body: await db.snapshot(async (queries) => ({
        stocktake: await readStocktake(queries, id),
        ...(await reviewLines(queries, await storedStocktake(queries, id))),
      })),
    }),

    finish: async ({ params, body, request }) => ({
      status: 200,
      body: await finishStocktake(db, params.id, body, authorOf(request, clock)),
    }),

    cancel: async ({ params, request }) => ({
      status: 200,
      body: await cancelStocktake(db, params.id, authorOf(request, clock)),
    }),
  })
}
