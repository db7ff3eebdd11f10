import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { first } from '../../db/rows'
import { courier } from '../../db/schema/couriers'
import { Refusal } from '../../lib/refusal'
import type { OrderRow } from './order-row'

/** A courier that gets parcels. Refuses (400) one that doesn't exist or is switched off. */
export async function activeCourier(tx: Queries, id: number) {
  const row = await byId(tx).get({ id })
  const message = row ? `${row.name} gets no new parcels: it is switched off.` : WHICH
  if (row?.is_active) return row
  throw new Refusal(400, message, { courier_id: message })
}

/** The courier of this name, in any case; undefined for a name that the shop doesn't list. */
export async function courierNamed(tx: Queries, name: string) {
  if (name === '') return undefined
  return await first(
    tx
      .select()
      .from(courier)
      .where(sql`lower(${courier.name}) = lower(${name})`),
  )
}

/** Where the parcel of an order can be followed; null without a code, or where its courier has no such page. */
export async function trackingUrlOf(db: Queries, { courier_id, tracking_code }: Sent) {
  if (courier_id === null || tracking_code === null) return null
  const row = await byId(db).get({ id: courier_id })
  if (!row?.tracking_address) return null
  return row.tracking_address.replaceAll('{code}', encodeURIComponent(tracking_code))
}

type Sent = Pick<OrderRow, 'courier_id' | 'tracking_code'>

const WHICH = 'Choose a courier of the shop.'

const byId = prepared((db) =>
  db
    .select()
    .from(courier)
    .where(eq(courier.id, sql.placeholder('id')))
    .prepare(),
)
