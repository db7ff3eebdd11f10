import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { found } from '../http/errors'
import { withTotal } from '../http/list-page'
import { authorOf } from '../records/audit'
import { readSheet } from '../sheets/sheet'
import { countStock } from './count'
import { movementHistory } from './history'
import { listUnits, setThreshold } from './levels'
import { checkReceipt, receive } from './receive'

/** The routes for stock levels, thresholds, deliveries from a spreadsheet, counts, and the history of a movement. */
export function stockLevelRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.stockLevels, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listUnits(db.read, query)),
    }),
    setThreshold: async ({ params, body, request }) => ({
      status: 200,
      body: await setThreshold(db, params, body, authorOf(request, clock)),
    }),
    receive: async ({ body, request }) => {
      const sheet = await readSheet(body.rows)
      const receipt = body.dry_run
        ? await checkReceipt(db.read, sheet)
        : await receive(db, sheet, authorOf(request, clock))
      return { status: 200, body: receipt }
    },
    count: async ({ params, body, request }) => ({
      status: 200,
      body: await countStock(db, params.id, body, authorOf(request, clock)),
    }),
    history: async ({ params }) => {
      const [first, ...rest] = await movementHistory(db.read, params.id)
      return { status: 200, body: [found(first, 'stock movement'), ...rest] }
    },
  })
}
