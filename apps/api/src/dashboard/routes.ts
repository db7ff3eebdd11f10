import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { readFigures } from './dashboard'

export function dashboardRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.dashboard, {
    figures: async ({ query }) => ({
      status: 200,
      body: await readFigures(db.read, clock(), query.utc_offset ?? 0),
    }),
  })
}
