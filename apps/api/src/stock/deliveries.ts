import { contract, type DeliveryInput } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { first } from '../db/rows'
import { delivery } from '../db/schema/stock'
import { Refusal } from '../lib/refusal'
import { authorOf, record, type Author } from '../records/audit'
import { unitRow } from './codes/coded-units'
import { recordArrivals } from './ledger'
import { movementAuthor } from './movement-author'

/** The route by which a scanned delivery is received. */
export function deliveryRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.deliveries, {
    receive: async ({ body, request }) => ({
      status: 200,
      body: await receiveDelivery(db, body, authorOf(request, clock)),
    }),
  })
}

/** Receives the lines once, however often they are sent. Throws Refusal (404) for a unit that doesn't exist. */
function receiveDelivery(db: Database, { id, notes, lines }: DeliveryInput, by: Author) {
  return db.transaction(async (tx) => {
    const known = await first(tx.select().from(delivery).where(eq(delivery.id, id)))
    if (known) return { pieces: known.pieces, units: known.units, was_known: true }
    for (const line of lines) {
      if (await unitRow(tx, line)) continue
      throw new Refusal(404, 'A unit of this delivery was deleted. Take it off the list.')
    }
    const arrivals = lines.map(({ unit_cost, ...line }) => ({
      ...line,
      notes,
      unit_cost: unit_cost === null ? null : paisa(unit_cost),
    }))
    const counts = {
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      units: new Set(lines.map(({ product_color, size }) => `${product_color}-${size}`)).size,
    }
    await recordArrivals(tx, arrivals, movementAuthor(by))
    await tx.insert(delivery).values({ id, notes, ...counts, staff: by.staff, created_at: by.at })
    const label = `${counts.pieces} pieces in ${counts.units} units`
    await record(tx, by, { action: 'receive', noun: 'stock', label, after: { ...counts, notes } })
    return { ...counts, was_known: false }
  })
}
