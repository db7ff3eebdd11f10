import { call } from '@etrend/e2e/support/call'
import * as z from 'zod'
import type { OpenShop } from '../gate'
import { newBuyer } from './buyers'
import type { Gateways } from './gateways'
import type { ModelOrder } from './order-model'
import type { Chance } from './random'

/** One random walk: the shop, its gateways, and the orders as they should be. */
export type Walk = {
  shop: OpenShop
  token: string
  gateways: Gateways
  chance: Chance
  orders: ModelOrder[]
  expect: (isTrue: boolean, claim: string) => void
}

const start = z.union([
  z.object({ kind: z.literal('form'), fields: z.object({ transaction_uuid: z.string() }) }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
])

/** Opens a payment, pays it and returns to the shop, perhaps while the gateway misbehaves; then staff check it. */
export async function pay(
  { shop, gateways, token, expect }: Pick<Walk, 'shop' | 'gateways' | 'token' | 'expect'>,
  order: ModelOrder,
) {
  const { method, number } = order
  if (method === 'cod') return
  const headers = { 'x-order-token': order.token, ...newBuyer().headers }
  const opened = await call('POST', `${shop.api}/store/orders/${number}/payments`, {
    headers,
    json: { method },
  })
  if (opened.status === 503) return // the gateway misbehaved; the order stays unpaid
  expect(opened.status === 201, `opening a payment answered ${opened.status}: ${opened.text}`)
  const reference = referenceOf(gateways, start.parse(opened.body))
  if (reference === undefined) return // the gateway led to another order's payment, which is not paid
  gateways.pay(method, reference, order.total * 100)
  await call('GET', `${shop.api}/store/payments/${method}/${reference}`, {
    headers: newBuyer().headers,
  })
  gateways.setMoody(false)
  await call('POST', `${shop.api}/staff/orders/${number}/payments/check`, { token })
  order.isPaid = true
  order.state = 'confirmed'
}

function referenceOf({ bills }: Gateways, opened: z.infer<typeof start>) {
  if (opened.kind === 'form') return opened.fields.transaction_uuid
  return bills.get(opened.url.split('/').at(-1) ?? '')?.reference
}
