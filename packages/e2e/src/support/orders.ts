import * as z from 'zod'
import { call } from './call'
import { mobileNumber } from './customers'

const priced = z.object({ totals: z.object({ total: z.number() }) })
const placed = z.object({ number: z.string(), token: z.string(), total: z.number() })
const unit = z.object({
  product_color: z.int(),
  size: z.int(),
  product_color_info: z.string(),
  size_name: z.string(),
})
const asked = z.object({ id: z.int() })
const page = z.object({ lines: z.array(z.object({ id: z.int() })) })

/**
 * The unit at this place of the list by name, from 1, with 60 pieces more than it had. Each test file that runs beside
 * others in one shop has places of its own, so that none sells what another counts on. Places are 20 apart, because
 * other files add and delete units meanwhile.
 */
export async function plentifulUnit(api: string, token: string, place: number) {
  const path = `${api}/staff/stock/units/?sort=product_color_info&page=${place}&page_size=1`
  const [first] = z.array(unit).parse((await call('GET', path, { token })).body)
  if (!first) throw new Error(`No unit is at place ${place}.`)
  if (BOUGHT.some((title) => first.product_color_info.startsWith(title)))
    throw new Error(`Take another place than ${place}: journeys buy ${first.product_color_info}.`)
  const form = {
    product_color: String(first.product_color),
    size: String(first.size),
    movement_type: 'In',
    quantity: '60',
    notes: '',
  }
  const received = await call('POST', `${api}/stock/createStock/`, { token, form })
  if (received.status !== 201) throw new Error(received.text)
  return first
}

/** What shoppers buy in journeys of the shop that all files share. */
const BOUGHT = ['Lalitpur Tie-neck Blouse', 'Puddle Shorts']

/** The stock level of a unit; undefined when it isn't among the 100 units with the most pieces. */
export async function levelOf(api: string, token: string, { product_color, size }: Unit) {
  const path = `${api}/staff/stock/units/?sort=-quantity&page=1&page_size=100`
  const { body } = await call('GET', path, { token })
  const rows = z.array(unit.extend({ quantity: z.int() })).parse(body)
  return rows.find((row) => row.product_color === product_color && row.size === size)?.quantity
}

type Unit = { product_color: number; size: number }

/** Orders two pieces of a unit as a guest who pays on delivery. Throws when the order is refused. */
export async function orderAsGuest(
  api: string,
  unitToOrder: Unit,
  name: string,
  email = 'guest@example.com',
) {
  return await orderAs(api, unitToOrder, { name, email })
}

/** The same as a customer who is signed in, whose token is given. */
export async function orderAs(
  api: string,
  { product_color, size }: Unit,
  { name, email, token }: { name: string; email: string; token?: string },
) {
  const lines = [{ product_color, size, quantity: 2 }]
  const cart = { lines, district: 'Kathmandu', payment_method: 'cod' } as const
  const { totals } = priced.parse((await call('POST', `${api}/store/cart`, { json: cart })).body)
  const answer = await call('POST', `${api}/store/orders`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(token && { token }),
    json: {
      email,
      name,
      phone: mobileNumber(),
      province: 'Bagmati',
      city: 'Kathmandu',
      street: `Lazimpat ${mobileNumber()}`,
      ...cart,
      expected_total: totals.total,
    },
  })
  if (answer.status !== 201) throw new Error(`Ordering answered ${answer.status}: ${answer.text}`)
  return placed.parse(answer.body)
}

/** Moves an order through these states, as staff. Throws when a move is refused. */
export async function moveOn(api: string, token: string, number: string, ...states: string[]) {
  for (const state of states) {
    const path = `${api}/staff/orders/${number}/state`
    const { status, text } = await call('POST', path, { token, json: { state } })
    if (status !== 200) throw new Error(`Moving answered ${status}: ${text}`)
  }
}

/** Sends what staff decide on a requested return; `path` is 'answer', 'receive' or 'exchange'. Throws on refusal. */
export async function decideReturn(
  api: string,
  token: string,
  id: number,
  path: string,
  json: object,
) {
  const { status, text } = await call('POST', `${api}/staff/returns/${id}/${path}`, { token, json })
  if (status >= 300) throw new Error(`The return answered ${status}: ${text}`)
}

type Wish = { wants?: 'refund' | 'exchange'; reason?: string; picture?: Buffer }

/** Requests, as its customer, a return of one piece of each line of a delivered order. Throws when it is refused. */
export async function askForReturn(
  api: string,
  { number, token }: { number: string; token: string },
  { wants = 'refund', reason = 'Too small', picture }: Wish = {},
) {
  const headers = { 'x-order-token': token }
  const order = page.parse((await call('GET', `${api}/store/orders/${number}`, { headers })).body)
  const lines = order.lines.map(({ id }) => ({ order_line: id, quantity: 1 }))
  const path = `${api}/store/orders/${number}/returns`
  const answer = await call('POST', path, { headers, json: { lines, wants, reason } })
  if (answer.status !== 201) throw new Error(`Asking answered ${answer.status}: ${answer.text}`)
  if (!picture) return
  const { id } = asked.parse(answer.body)
  const form = { image: new File([new Uint8Array(picture)], 'seam.png', { type: 'image/png' }) }
  const added = await call('PUT', `${path}/${id}/picture`, { headers, form })
  if (added.status !== 200) throw new Error(`The picture answered ${added.status}: ${added.text}`)
}
