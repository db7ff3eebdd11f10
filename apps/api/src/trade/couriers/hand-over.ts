import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { handover, handoverParcel } from '../../db/schema/courier-orders'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { moveOrder } from '../orders/move'
import { activeCourier } from '../rows/courier-rows'
import type { MailParts } from '../rows/order-mails'
import { orderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { toCollect } from '../rows/to-collect'
import { moveForStaff } from '../staff-orders/moves'
import { handoverRow, parcelsOf } from './handover-rows'
import { dropMessages, holdMessages } from './held-messages'

type Given = { courier: number; number: string; into: number | undefined }

/**
 * Ships an order with a courier, as a parcel of the handover `into`; without one, of a new handover. Returns the
 * handover's id. The messages to the customer wait for two minutes. Throws Refusal where the order can't be shipped.
 */
export async function handOver(
  tx: Queries,
  { courier, number, into }: Given,
  by: Author,
  mailParts: MailParts,
) {
  const { id, name } = await activeCourier(tx, courier)
  const row = await orderRow(tx, number)
  await moveForStaff(tx, row, { to: 'shipped', courier_id: id }, by, mailParts)
  await holdMessages(tx, [row.id], mailParts.now.toISOString())
  const kept = into ?? (await newHandover(tx, { id, name }, by, mailParts.now))
  await tx
    .insert(handoverParcel)
    .values({ handover: kept, order: row.id, to_collect: toCollect(row) })
  return kept
}

async function newHandover(
  tx: Queries,
  { id: courier, name }: { id: number; name: string },
  by: Author,
  now: Date,
) {
  const values = { courier, staff: by.staff, created_at: now.toISOString() }
  const { id } = await one(tx.insert(handover).values(values).returning())
  await record(tx, by, { action: 'add', noun: 'handovers', row_id: id, label: labelOf(id, name) })
  return id
}

/**
 * Takes a handover back: its orders are packed again and have no courier; their codes stay. Throws Refusal (409) where
 * it was taken back before, or one of its orders isn't on its way any more.
 */
export async function undoHandover(tx: Queries, id: number, by: Author, now: Date) {
  const { courier, created_at } = await handoverRow(tx, id)
  const undone = { undone_at: now.toISOString(), undone_by: by.staff }
  const isOpen = and(eq(handover.id, id), isNull(handover.undone_at))
  const taken = await first(tx.update(handover).set(undone).where(isOpen).returning())
  if (!taken) throw new Refusal(409, 'This handover was taken back already.')
  const parcels = (await parcelsOf(tx, id)).map(({ order: row }) => row)
  for (const { number, state } of parcels) {
    if (state !== 'shipped') {
      throw new Refusal(409, `${number} is ${state} already, so this can’t be taken back.`)
    }
  }
  const orders = parcels.map((row) => row.id)
  const dropped = await dropMessages(tx, orders, created_at)
  for (const row of parcels) {
    const reason = `the handover to ${courier.name} was taken back`
    await moveOrder(tx, row, 'packed', { by: 'undo', staff: by.staff, now, reason })
    await tx.update(order).set({ courier: null, courier_id: null }).where(eq(order.id, row.id))
    if (!dropped.has(row.id)) continue
    const event = { order: row.id, kind: 'mail' as const, staff: by.staff }
    const text = 'The mail about shipping was not sent'
    await addEvent(tx, { ...event, text, created_at: undone.undone_at })
  }
  const label = labelOf(id, courier.name)
  await record(tx, by, { action: 'take back', noun: 'handovers', row_id: id, label })
}

function labelOf(id: number, courier: string) {
  return `No. ${id} to ${courier}`
}
