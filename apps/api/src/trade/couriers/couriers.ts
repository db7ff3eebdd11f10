import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { crudHandlers } from '../../records/crud-handlers'
import { courierStore } from './courier-store'

/** The calls of staff about couriers. */
export function courierRoutes(parts: { db: Database; clock: () => Date }) {
  return initServer().router(contract.couriers, crudHandlers(parts, courierStore))
}
