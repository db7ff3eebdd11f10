import { call, idOf, signIn } from '@etrend/e2e/support/call'
import { png } from '@etrend/e2e/support/png'
import type { OpenShop } from '../gate'
import { newBuyer, orderOf, placedOrder } from './buyers'
import { callWithRetry } from './patient'
import { customers, price } from './stocked'

/**
 * Writes a text into every text field of staff and shoppers: names of the catalogue, products, orders, reviews and
 * addresses. Gives the product, the category and the order number where it can be seen.
 */
export async function writeEverywhere({ api }: OpenShop, text: string, n: number) {
  const { access: token } = await signIn(api)
  const own = `${n}${text}`
  const create = async (path: string, form: Record<string, string | Blob>) => {
    const answer = await call('POST', api + path, { token, form })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return String(idOf(answer))
  }
  const color = await create('/comp/createColor/', {
    color_name: own.slice(0, 40),
    hex_code: '#1f2a4d',
  })
  const category = await create('/product/createCategory/', { title: own })
  const subcategory = await create('/product/createsubCategory/', { title: own, category })
  const words = { title: own, description: text, Brand: text.slice(0, 60), subcategory }
  const product = await create('/product/createProduct/', { ...words, price: String(price) })
  const shade: [number, number, number] = [n, 20, 200]
  const color_img = new File([new Uint8Array(png(40, 50, shade))], 'x.png', { type: 'image/png' })
  const product_color = Number(
    await create('/comp/createproductcolor/', { product, color, color_img }),
  )
  const unit = { product_color: String(product_color), size: '1', quantity: '5' }
  await create('/stock/createStock/', { ...unit, movement_type: 'In', notes: text })

  const [maya] = customers
  const { access: customer } = await signIn(api, { email: maya.email, password: maya.password })
  const lines = [{ product_color, size: 1, quantity: 1 }]
  const order = { ...orderOf(newBuyer(), { lines }), ...delivery(text), note: text }
  const headers = { 'idempotency-key': crypto.randomUUID(), ...newBuyer().headers }
  const answer = await callWithRetry('POST', `${api}/store/orders`, {
    token: customer,
    json: order,
    headers,
  })
  const { number } = placedOrder.parse(answer.body)
  for (const state of ['confirmed', 'packed', 'shipped', 'delivered']) {
    await call('POST', `${api}/staff/orders/${number}/state`, { token, json: { state } })
  }
  await call('POST', `${api}/staff/orders/${number}/notes`, { token, json: { text } })
  const review = { rating: 5, content: text }
  await call('POST', `${api}/store/products/${product}/reviews`, { token: customer, json: review })
  const { phone } = newBuyer().details
  const address = { ...order, ...delivery(text), phone }
  const { name, province, district, city, street, landmark } = address
  const kept = { name, phone, province, district, city, street, landmark, is_default: false }
  await call('POST', `${api}/store/addresses`, { token: customer, json: kept })
  return { product, category, number }
}

function delivery(text: string) {
  return { name: text, city: text, street: text, landmark: text }
}
