import type { OrderReturn, ReturnInput } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { orderReturn, orderReturnLine } from '../../db/schema/returns'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { orderFacts, returnable, returnsOf } from '../rows/order-facts'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { isInTime, returnUntil } from './order-detail'

/** Adds a customer's return request. Throws Refusal (409) after the return period, and for pieces they don't have. */
export async function requestReturn(
  tx: Queries,
  row: OrderRow,
  input: ReturnInput,
  now: Date,
): Promise<OrderReturn> {
  if (!isInTime(await returnUntil(tx, row), now)) {
    throw new Refusal(
      409,
      'This order can’t be sent back: it is not delivered yet, or the return period has ended.',
    )
  }
  const id = await addReturn(tx, row, input, { state: 'requested', staff: null, now })
  return found(
    (await returnsOf(tx, row.id)).find((one) => one.id === id),
    'return',
  )
}

/** Adds a return and its event, and gives its id. Throws Refusal (409) for pieces that can't be returned any more. */
export async function addReturn(
  tx: Queries,
  row: OrderRow,
  { lines, wants, reason, details }: Pick<ReturnInput, 'lines' | 'wants' | 'reason' | 'details'>,
  by: { state: 'requested' | 'approved'; staff: number | null; now: Date },
) {
  const open = returnable(await orderFacts(tx, row))
  for (const { order_line, quantity } of lines) {
    const left = open.get(order_line) ?? 0
    if (quantity <= left) open.set(order_line, left - quantity)
    else
      throw new Refusal(409, `Only ${left} of these can be sent back.`, { lines: 'Choose fewer.' })
  }
  const { state, staff } = by
  const created_at = by.now.toISOString()
  const values = { order: row.id, state, wants, reason, details, answer: '', created_at }
  const { id } = await one(tx.insert(orderReturn).values(values).returning())
  await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, order_return: id })))
  const text = `${staff === null ? 'Return asked for' : 'Return started by the shop'}: ${reason}`
  await addEvent(tx, { order: row.id, kind: 'return', text, is_public: true, staff, created_at })
  return id
}
