import type { CameBack, OrderState } from '@etrend/contract'
import { formatPrice, paisa } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { moveOrder } from '../orders/move'
import { activeCourier, courierNamed } from '../rows/courier-rows'
import { queueOrderMail, shippedValues, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { queueOrderSms } from '../rows/order-sms'
import type { DamagedPiece } from '../rows/order-stock'
import { addFeeEvent } from './return-fee'

export type StaffMove = {
  to: OrderState
  /** The state that staff saw: the move is refused (409) where the order has another one by now. */
  from?: OrderState | undefined
  reason?: string
  courier?: string
  /** One of the shop's couriers, instead of a name. */
  courier_id?: number | null | undefined
  tracking_code?: string
  /** Why a parcel came back: a refusal at the door, unless staff say otherwise. */
  came_back?: CameBack
  /** What the courier charges for bringing a parcel back, in rupees. */
  return_fee?: number
  /** The pieces that came back damaged, and stay out of stock. */
  damaged?: DamagedPiece[]
  /** The cash that staff got on delivery, in rupees. */
  received?: number | undefined
}

/** Moves an order for a member of staff, queues the mail about the move, and records it in the audit log. */
export async function moveForStaff(
  tx: Queries,
  row: OrderRow,
  {
    to,
    from,
    reason: typed = '',
    came_back = 'refused',
    return_fee = 0,
    damaged = [],
    received,
    ...parcel
  }: StaffMove,
  by: Author,
  mailParts: MailParts,
) {
  if (from !== undefined && from !== row.state) {
    throw new Refusal(409, `Somebody else has changed this order: it is ${row.state} now.`)
  }
  const { now } = mailParts
  if (to !== 'returned') refuseReturned({ return_fee, damaged })
  const cash = received === undefined ? undefined : checkedCash(row, to, received, typed)
  // The reason of a difference in cash is for staff alone.
  const reason = cash ? '' : typed
  const sent = to === 'shipped' ? await sentWith(tx, row, parcel) : noParcel
  const mover = { by: 'staff' as const, staff: by.staff, now, reason }
  await moveOrder(tx, row, to, { ...mover, received: cash, damaged })
  if (to === 'shipped') await tx.update(order).set(sent).where(eq(order.id, row.id))
  if (to === 'returned') await noteReturn(tx, row.id, { came_back, return_fee }, by)
  const { courier, tracking_code } = sent
  const noted = { reason, courier: courier ?? '', tracking_code: tracking_code ?? '' }
  const mail = mailFor(to, noted)
  if (mail) await queueOrderMail(tx, row, mail, mailParts)
  if (to === 'packed') await queueOrderSms(tx, { id: row.id, kind: 'order_packed' }, now)
  if (to === 'returned' && came_back === 'refused') {
    await queueOrderSms(tx, { id: row.id, kind: 'order_refused' }, now)
  }
  await record(tx, by, {
    action: 'move',
    noun: 'orders',
    row_id: row.id,
    label: row.number,
    before: { state: row.state },
    after: {
      state: to,
      ...(cash && { received: cash.amount }),
      ...(return_fee > 0 && { return_fee }),
      ...(damaged.length > 0 && { damaged }),
    },
  })
}

/** Throws Refusal (400) for what only a parcel that came back has. */
function refuseReturned({ return_fee, damaged }: { return_fee: number; damaged: DamagedPiece[] }) {
  if (return_fee > 0) {
    const message = 'Only a parcel that came back has this fee.'
    throw new Refusal(400, message, { return_fee: message })
  }
  if (damaged.length > 0) {
    const message = 'Only pieces that came back are damaged.'
    throw new Refusal(400, message, { damaged: message })
  }
}

/** Keeps why a parcel came back, and its fee. */
async function noteReturn(
  tx: Queries,
  id: number,
  noted: { came_back: CameBack; return_fee: number },
  by: Author,
) {
  await tx.update(order).set(noted).where(eq(order.id, id))
  if (noted.return_fee > 0) await addFeeEvent(tx, id, formatPrice(noted.return_fee), by)
}

/** Throws Refusal (400) where no cash is to be collected, or another amount came without a reason. */
function checkedCash({ to_pay }: OrderRow, to: OrderState, amount: number, note: string) {
  if (to !== 'delivered' || to_pay === 0) {
    const message = 'No cash is collected in this step.'
    throw new Refusal(400, message, { received: message })
  }
  if (paisa(amount) !== paisa(to_pay) && note === '') {
    const message = `Say why it isn’t ${formatPrice(to_pay)}.`
    throw new Refusal(400, message, { reason: message })
  }
  return { amount, note }
}

/** How a parcel is sent. A typed name that is a courier's counts as that courier; a code that was scanned before stays. */
async function sentWith(
  tx: Queries,
  row: OrderRow,
  { courier = '', courier_id = null, tracking_code = '' }: Partial<StaffMove>,
) {
  const known =
    courier_id === null ? await courierNamed(tx, courier) : await activeCourier(tx, courier_id)
  return {
    courier: known?.name ?? (courier || null),
    courier_id: known?.id ?? null,
    tracking_code: tracking_code || row.tracking_code,
  }
}

const noParcel = { courier: null, courier_id: null, tracking_code: null }

type Noted = { reason: string; courier: string; tracking_code: string }

function mailFor(to: OrderState, { reason, ...sent }: Noted) {
  if (to === 'shipped') return { kind: 'order_shipped' as const, values: shippedValues(sent) }
  if (to === 'delivered') return { kind: 'order_delivered' as const }
  if (to === 'cancelled') return { kind: 'order_cancelled' as const, values: { reason } }
  return undefined
}
