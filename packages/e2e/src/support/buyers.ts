import * as z from 'zod'
import { call, signIn } from './call'
import type { Customer } from './customers'

const product = z.object({
  product_colors: z
    .array(z.object({ id: z.int(), units: z.array(z.object({ size: z.int() })).min(1) }))
    .min(1),
})
const priced = z.object({ totals: z.object({ total: z.number() }) })
const placed = z.object({ number: z.string() })

/**
 * Orders one piece of a product for a customer and moves the order to delivered, so that the customer may review the
 * product. The stock level doesn't change, since one piece is added before.
 */
export async function deliver(api: string, { email, password }: Customer, productId: string) {
  const { access: token } = await signIn(api, { email, password })
  const { access: staff } = await signIn(api)
  const found = product.parse((await call('GET', `${api}/store/products/${productId}`)).body)
  const [color] = found.product_colors
  const size = color?.units[0]?.size
  const lines = [{ product_color: color?.id, size, quantity: 1 }]
  const form = { product_color: String(color?.id), size: String(size), movement_type: 'In' }
  await call('POST', `${api}/stock/createStock/`, {
    token: staff,
    form: { ...form, quantity: '1', notes: '' },
  })
  const cart = priced.parse((await call('POST', `${api}/store/cart`, { json: { lines } })).body)
  const order = {
    email,
    name: 'Maya Rai',
    phone: `98${String(Math.random()).slice(2, 10)}`,
    province: 'Bagmati',
    district: 'Lalitpur',
    city: 'Patan',
    street: `Mangal Bazar ${String(Math.random()).slice(2, 10)}`,
    lines,
    payment_method: 'cod',
    expected_total: cart.totals.total,
  }
  const headers = { 'idempotency-key': `e2e ${order.phone}` }
  const answer = await call('POST', `${api}/store/orders`, { token, json: order, headers })
  const { number } = placed.parse(answer.body)
  for (const state of ['confirmed', 'packed', 'shipped', 'delivered']) {
    const moved = { token: staff, json: { state } }
    const { status } = await call('POST', `${api}/staff/orders/${number}/state`, moved)
    if (status !== 200) throw new Error(`Moving ${number} to ${state} answered ${status}.`)
  }
}
