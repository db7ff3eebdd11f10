import { cashNow, contract, type CourierSettlement, courierSettlement } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { handOver, packed } from './handing-over'
import type { OrderingShop } from './ordering'
import { call, move } from './staff-orders'

/** The number of an order that a courier has delivered for cash. */
export async function broughtBy(shop: OrderingShop, courier: number, payload?: object) {
  const number = await packed(shop, payload)
  await handOver(shop, courier, number)
  await move(shop, number, 'delivered')
  return number
}

const { held, heldOrders } = contract.courierSettlements

export async function cashHeld(shop: OrderingShop) {
  return held.responses[200].parse((await shop.get('/staff/courier-settlements/held')).json())
}

/** The orders whose cash a courier holds; 0: other couriers. */
export async function ordersHeld(shop: OrderingShop, courier: number) {
  const answer = await shop.get(`/staff/courier-settlements/held/${courier}`)
  return heldOrders.responses[200].parse(answer.json())
}

/** Today's day in Kathmandu. */
export function dayOf(shop: OrderingShop) {
  return kathmanduTime(new Date(shop.now())).slice(0, 10)
}

/** What a courier pays in today for orders of Rs. 906 each without a fee, with changes. */
export function pay(
  shop: OrderingShop,
  courier: number | null,
  numbers: string[],
  changes: object = {},
) {
  const collected = 906 * numbers.length
  const sums = { collected, fee: 0, paid_in: collected, paid_into: 'drawer' }
  return { courier, numbers, ...sums, day: dayOf(shop), ...changes }
}

export async function drawer(shop: OrderingShop) {
  return cashNow.parse((await shop.get('/staff/cash-days/now')).json())
}

export function statusesOf(answers: { statusCode: number }[]) {
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
}

/** Sends a settlement, and returns the answer. */
export function settle(shop: OrderingShop, payload: object) {
  return call(shop, 'POST', '/courier-settlements', payload)
}

/** A settlement that must succeed. */
export async function settled(shop: OrderingShop, payload: object): Promise<CourierSettlement> {
  return courierSettlement.parse((await settle(shop, payload)).json())
}

export function takeBack(shop: OrderingShop, id: number, reason = 'Entered twice') {
  return call(shop, 'POST', `/courier-settlements/${id}/take-back`, { reason })
}

export async function settlements(shop: OrderingShop, query = '') {
  const answer = await shop.get(`/staff/courier-settlements${query}`)
  return contract.courierSettlements.list.responses[200].parse(answer.json())
}

/** The number of an order whose parcel a courier has brought back, for this fee in rupees. */
export async function refusedBy(shop: OrderingShop, courier: number, return_fee: number | string) {
  const number = await packed(shop)
  await handOver(shop, courier, number)
  const payload = { state: 'returned', reason: 'Nobody there', return_fee }
  await call(shop, 'POST', `/orders/${number}/state`, payload)
  return number
}
