import { randomUUID } from 'node:crypto'
import { placedOrder } from '@etrend/contract'
import { cartTotals, type PromoTerms } from '@etrend/domain'
import { ask, Broken, noteOf, ordersOf, picked, type Step, type World } from './world'

/** The units for sale: product colors in size 1, with prices in rupees. Of the last only two pieces are in stock. */
const units = [
  { product_color: 3, price: 899.95 },
  { product_color: 1, price: 2000 },
  { product_color: 4, price: 1200 },
]

/** The promo codes: how often each may be used, in all and by one customer, and what it takes off. */
export const codes = {
  discount10: { max_uses: null, max_uses_per_customer: null, amount_off: 10 },
  ONCE: { max_uses: 1, max_uses_per_customer: null, amount_off: 250.5 },
  HALF: { max_uses: 2, max_uses_per_customer: null, amount_off: 0, percent_off: 50 },
  EACH: { max_uses: null, max_uses_per_customer: 1, amount_off: 60 },
  HUGE: { max_uses: 2, max_uses_per_customer: null, amount_off: 5000 },
} satisfies Record<string, PromoTerms & Record<'max_uses' | 'max_uses_per_customer', number | null>>

type Code = keyof typeof codes
const tried: (Code | undefined)[] = [
  undefined,
  undefined,
  'discount10',
  'ONCE',
  'HALF',
  'EACH',
  'HUGE',
]
const methods = ['cod', 'esewa', 'khalti'] as const
const fees = { shipping: 2, tax: 4 }

const somebody = {
  email: 'sita@example.com',
  name: 'Sita Sharma',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu',
  street: 'Ward 10',
}

/** One or two kinds of pieces, one to three of the first. */
export function linesOf({ a, b }: Step) {
  const unit = (at: number) => units[at % units.length] ?? { product_color: 3, price: 899.95 }
  const first = { ...unit(b), quantity: 1 + (Math.floor(b / 4) % 3) }
  return a % 4 === 3 ? [first, { ...unit(b + 1), quantity: 1 }] : [first]
}

/** The lines as a browser sends them: without prices. */
export function unpriced(lines: { product_color: number; quantity: number }[]) {
  return lines.map(({ product_color, quantity }) => ({ product_color, quantity, size: 1 }))
}

/** Places an order as a guest, a customer or, by phone, staff. Sent again with its key, it must be the same order. */
export async function place(world: World, step: Step, betweenTries = async () => {}) {
  const { pick, a, b } = step
  const code = tried[a % tried.length]
  const lines = linesOf(step)
  const { total } = cartTotals(lines, { ...fees, tax_mode: world.tax_mode }, code ? codes[code] : 0)
  const key = { 'idempotency-key': randomUUID() }
  const isByPhone = pick % 4 === 3
  const payload = {
    ...somebody,
    phone: `98410000${10 + (pick % 3)}`,
    lines: unpriced(lines),
    payment_method: methods[Math.floor(b / 3) % 3],
    ...(code && { promo_code: code }),
    ...(!isByPhone && { expected_total: total }),
  }
  const url = isByPhone ? '/staff/orders' : '/store/orders'
  const send = async () =>
    ask(world, { method: 'POST', url, payload }, { ...(await headersOf(world, pick)), ...key })
  const before = (await ordersOf(world)).length
  const answer = await send()
  if (answer.statusCode !== 201) return
  const { number, token } = placedOrder.parse(answer.json())
  noteOf(world, number).token = token
  world.sent.push({ number, at: world.shop.ran(), again: send })
  await betweenTries()
  if (a % 5 === 0) await send()
  const made = (await ordersOf(world)).length - before
  if (made !== 1) throw new Broken(`one key made ${made} orders`)
}

const KEPT_MS = 48 * 3_600_000

/** Sends an order again with its key: until the shop has run for two days, it must be the same order. */
export async function sendAgain(world: World, step: Step) {
  const isKept = ({ at }: World['sent'][number]) => world.shop.ran() - at < KEPT_MS
  const one = picked(world.sent.filter(isKept), step, () => true)
  if (!one) return
  const answer = await one.again()
  if (answer.statusCode === 201 && answer.body.includes(one.number)) return
  throw new Broken(`${one.number}, sent again with its key, was answered ${answer.statusCode}`)
}

async function headersOf({ shop }: World, pick: number): Promise<Record<string, string>> {
  if (pick % 4 === 3) return shop.staffHeaders()
  return pick % 4 === 2 ? shop.customerHeaders(2) : {}
}
