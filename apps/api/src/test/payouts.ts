import { gatewayStatement, statementCheck, type contract } from '@etrend/contract'
import { TODAY } from '@etrend/tooling/given-time'
import type { ClientInferResponseBody } from '@ts-rest/core'
import { eq } from 'drizzle-orm'
import { one } from '../db/rows'
import { order } from '../db/schema/orders'
import { payment } from '../db/schema/payments'
import type { OrderingShop } from './ordering'
import { payAt, type methods } from './paying'

type Gateway = (typeof methods)[number]
type Differences = ClientInferResponseBody<typeof contract.payouts.differences, 200>
type Counts = ClientInferResponseBody<typeof contract.payouts.differenceCounts, 200>

/** Pays an order of Rs. 906 and returns it with its payment's row. */
export async function paidOrder(shop: OrderingShop, gateway: Gateway) {
  const placed = await payAt(shop, gateway, 'pay')
  const found = await one(
    shop.db.read
      .select({ payment })
      .from(payment)
      .innerJoin(order, eq(order.id, payment.order))
      .where(eq(order.number, placed.number)),
  )
  return { ...placed, ...found.payment, code: found.payment.transaction_id ?? '' }
}

export const heading = 'Transaction Code,Date,Amount,Charge,Settled amount,Type,Status'
export const line = (
  reference: string,
  { amount = '906', fee = '', kind = 'Payment', on = TODAY, state = 'Complete' } = {},
) => `${reference},${on} 14:32:05,"${amount}",${fee},,${kind},${state}`

export function sendStatement(
  shop: OrderingShop,
  path: '' | '/check',
  content: string[] | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const text = content instanceof Uint8Array ? content : content.join('\n')
  const file = new File([text], 'statement.csv', { type: 'text/csv' })
  return shop.form('POST', `/staff/payouts${path}`, { gateway: 'esewa', file, ...more })
}

export async function added(shop: OrderingShop, rows: string[], gateway: Gateway = 'esewa') {
  return gatewayStatement.parse(
    (await sendStatement(shop, '', [heading, ...rows], { gateway })).json(),
  )
}

export async function checkedStatement(
  shop: OrderingShop,
  content: string[] | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  return statementCheck.parse((await sendStatement(shop, '/check', content, more)).json())
}

export async function differencesOf(shop: OrderingShop, query = '') {
  return (await shop.get(`/staff/payouts/differences${query}`)).json<Differences>()
}

export async function differenceCounts(shop: OrderingShop) {
  return (await shop.get('/staff/payouts/differences/counts')).json<Counts>()
}
