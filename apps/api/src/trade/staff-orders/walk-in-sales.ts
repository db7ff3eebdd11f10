import { contract, walkInSale, type WalkInInput, type WalkInSale } from '@etrend/contract'
import { nepaliMobile } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { authorOf, record, type Author } from '../../records/audit'
import { NOT_A_MOBILE, whyUnprintable } from '../addresses/delivery-details'
import { answerChangedCart } from '../orders/changed-cart'
import { answerOnce, keyedCall } from '../orders/idempotency'
import { moveOrder } from '../orders/move'
import { placeOrder } from '../orders/place'

/** Sells in the shop itself. */
export function walkInRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.walkInSales, {
    sell: async ({ body, headers, request }) => {
      const by = authorOf(request, clock)
      const unprintable = whyUnprintable('name', body.name)
      if (unprintable) throw new Refusal(400, unprintable, { name: unprintable })
      const input = { ...body, phone: checkedPhone(body.phone) }
      const { path: route } = contract.walkInSales.sell
      const key = String(headers['idempotency-key'])
      const call = keyedCall({ who: `staff ${by.staff}`, route }, key, input)
      return answerChangedCart(async () => ({
        status: 201,
        body: await db.transaction((tx) => {
          const now = clock()
          const schema = walkInSale
          return answerOnce(tx, call, { schema, now }, () => sell(tx, input, { by, now }))
        }),
      }))
    },
  })
}

/** Places the order, hands it over, notes its payment and gives the bill its number, all or nothing. */
async function sell(
  tx: Queries,
  { name, expected_total, paid_by, ...input }: WalkInInput,
  { by, now }: { by: Author; now: Date },
): Promise<WalkInSale> {
  const { staff } = by
  const placed = await placeOrder(
    tx,
    {
      ...input,
      ...noDelivery,
      name: name || 'Walk-in customer',
      user: null,
      sale: { source: 'walk_in', staff, expected_total },
      payment_method: 'cod',
    },
    now,
  )
  // Most are paid in cash, which is the column's default.
  if (paid_by !== 'cash') {
    await tx.update(order).set({ counter_method: paid_by }).where(eq(order.id, placed.id))
  }
  const seen = { id: placed.id, state: 'placed' as const }
  const sold = await moveOrder(tx, seen, 'delivered', { by: 'counter', staff, now })
  const { id, number, invoice_number, total } = sold
  await record(tx, by, {
    action: 'sell',
    noun: 'orders',
    row_id: id,
    label: number,
    after: { total, invoice_number, paid_by },
  })
  return { number, invoice_number, total }
}

const noDelivery = {
  email: null,
  province: '',
  district: '',
  city: '',
  street: '',
  landmark: '',
  note: '',
}

/** The phone number in its one spelling; '' where none was given. */
function checkedPhone(phone: string) {
  if (phone === '') return ''
  const known = nepaliMobile(phone)
  if (known) return known
  throw new Refusal(400, NOT_A_MOBILE, { phone: NOT_A_MOBILE })
}
