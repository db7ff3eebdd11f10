import type { AddressLabelOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type { Database } from '../../db/client'
import { one } from '../../db/rows'
import { shop } from '../../db/schema/shop'
import { openHelper } from '../../lib/helper'
import { Refusal } from '../../lib/refusal'
import { within } from '../../lib/wait'
import { orderRow, type OrderRow } from '../rows/order-row'
import { toCollect } from '../rows/to-collect'
import type { AddressLabel } from './address-parts'
import { dialled } from './dialled'

const drawing = openHelper(new URL('./address-child.ts', import.meta.url), {
  limit: within(20_000),
  idleLimit: 30_000,
  maxWaiting: 10,
  whenBusy: 'Many labels are being drawn right now. Please try again.',
})

/**
 * Address labels as a PDF. Throws Refusal: 404 no such order; 409 an order that gets no parcel any more; 503 too many
 * wait.
 */
export async function addressLabels(db: Database, { sheet, skip, numbers }: AddressLabelOrder) {
  const labels = await db.snapshot(async (queries) => {
    const { name, phone } = await one(queries.select().from(shop))
    const made: AddressLabel[] = []
    for (const number of new Set(numbers)) {
      const row = await orderRow(queries, number)
      refuseWithoutParcel(row)
      made.push(labelOf(row, [name, phone].filter(Boolean).join(', ')))
    }
    return made
  })
  const answer = await drawing.ask({ sheet, skip, labels })
  if (answer instanceof Uint8Array) return answer
  throw new Error('The address labels could not be drawn.')
}

function labelOf(row: OrderRow, from: string): AddressLabel {
  const { number, name, phone, street, landmark, city, district, province } = row
  const cash = toCollect(row)
  return {
    from: `From ${from}`,
    name,
    phone: dialled(phone),
    lines: [street, landmark, `${city}, ${district}, ${province}`].filter(Boolean),
    cash: cash > 0 ? `Collect ${formatPrice(cash)} in cash` : 'Paid: collect nothing',
    courier: row.courier ?? '',
    code: row.tracking_code ?? '',
    number,
  }
}

function refuseWithoutParcel({ number, state, is_walk_in, payment_state }: OrderRow) {
  if (is_walk_in) throw new Refusal(409, `${number} was sold in the shop: it has no parcel.`)
  if (state === 'cancelled' || state === 'returned' || state === 'delivered') {
    throw new Refusal(409, `${number} is ${state}: it needs no label.`)
  }
  if (payment_state === 'pending' || payment_state === 'review') {
    throw new Refusal(409, `${number} isn’t paid yet: it can’t be sent.`)
  }
}
