import { contract, courier as courierRow, type Courier, type CourierInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import { storedRow } from '../../db/catalogue/stored-row'
import type { Database } from '../../db/client'
import { first, one } from '../../db/rows'
import { handover } from '../../db/schema/courier-orders'
import { courier } from '../../db/schema/couriers'
import { order } from '../../db/schema/orders'
import { equals, listPage } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { crudHandlers } from '../../records/crud-handlers'
import { crudStore } from '../../records/crud-store'
import { refuseTakenName } from '../../records/taken-names'

/** The calls of staff about couriers. */
export function courierRoutes(parts: { db: Database; clock: () => Date }) {
  return initServer().router(contract.couriers, crudHandlers(parts, courierStore))
}

export const courierStore = crudStore({
  noun: 'couriers',
  label: (row: Courier) => row.name,

  list: (queries, query) =>
    listPage<Courier>(queries, queries.select().from(courier).$dynamic(), query, {
      id: courier.id,
      where: equals(courier.is_active, query.is_active),
      search: [courier.name, courier.phone, courier.notes],
      sort: {
        id: courier.id,
        name: courier.name,
        phone: courier.phone,
        is_active: courier.is_active,
      },
    }),

  get: (queries, id) => first(queries.select().from(courier).where(eq(courier.id, id)).limit(1)),

  async create(tx, input: CourierInput) {
    await refuseTakenName(tx, 'courier', input)
    return await one(tx.insert(courier).values(input).returning())
  },

  async edit(tx, { id, name }, change) {
    if (change.name !== undefined && change.name !== name) {
      await refuseTakenName(tx, 'courier', { id, name: change.name })
    }
    return await one(tx.update(courier).set(change).where(eq(courier.id, id)).returning())
  },

  async remove(tx, { id, name }) {
    const sent = await tx.$count(order, eq(order.courier_id, id))
    const handedOver = await tx.$count(handover, eq(handover.courier, id))
    if (sent + handedOver > 0) {
      throw new Refusal(409, `${name} has brought parcels of this shop: switch it off instead.`)
    }
    return await one(tx.delete(courier).where(eq(courier.id, id)).returning())
  },

  async restore(tx, kept) {
    await refuseTakenName(tx, 'courier', { name: kept.name })
    await tx.insert(courier).values(kept)
  },
  parents: () => [],
  kept: storedRow(courier),
  change: courierRow.omit({ id: true }).partial(),
  query: contract.couriers.list.query,
})
