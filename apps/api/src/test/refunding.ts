import { refundRow } from '@etrend/contract'
import { playedPayment } from '../db/schema/simulator'
import type { Trick } from '../trade/payments/simulator/mischief'
import { orderingShop, type OrderingShop } from './ordering'
import { payAt } from './paying'
import { call, read } from './staff-orders'
import { untilSilent } from './until-silent'

/** What the simulated Khalti does at its next calls, by the last segment of their path. */
export const tricks = new Map<string, (Trick | undefined)[]>()

const { waits, silent: giveUp } = untilSilent()

/** While `isWaitedFor`, the shop goes on waiting for an answer that Khalti keeps back, until `giveUp`. */
export const khalti = { isWaitedFor: false, giveUp }

const gateways = {
  simulator: true as const,
  mischief: {
    trick: (path: string) => tricks.get(path.split('/').at(-2) ?? '')?.shift(),
    silent: () => khalti.isWaitedFor || giveUp(),
  },
  waits,
}

/** Places an order of Rs. 906, pays it with Khalti, and makes a refund of each amount. */
export async function refunding(...amounts: number[]) {
  tricks.clear()
  khalti.isWaitedFor = false
  const shop = await orderingShop({ gateways })
  const placed = await payAt(shop, 'khalti', 'pay')
  for (const amount of amounts) await addRefund(shop, placed.number, amount)
  const { refunds } = await read(shop, placed.number)
  return { shop, ...placed, ids: refunds.map(({ id }) => id).reverse() }
}

const addRefund = (shop: OrderingShop, number: string, amount: number) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', restock: [] })

export async function refundOf(shop: OrderingShop, number: string, id: number | undefined) {
  const { refunds } = await read(shop, number)
  return refundRow.parse(refunds.find((row) => row.id === id))
}

export const act = async (
  shop: OrderingShop,
  id: number | undefined,
  action: string,
  body?: object,
) => (await call(shop, 'POST', `/refunds/${id}/${action}`, body)).statusCode

/** What Khalti paid back, in paisa. */
export async function paidBack({ db }: OrderingShop) {
  const [row] = await db.read.select().from(playedPayment)
  return row?.refunded
}
