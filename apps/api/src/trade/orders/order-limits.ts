import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { DAY_MS } from '../../lib/times'
import { callUs, limitProblem } from '../rows/cart-limits'
import { orderRows } from '../rows/placing-rows'

/** In 24 hours, and not confirmed by staff. */
const MOST_ORDERS_OF_A_PHONE = 10
/** In 24 hours. */
const MOST_ORDERS_OF_AN_EMAIL = 30

type Limits = {
  most_a_line: number
  most_an_order: number
  most_waiting_of_phone: number
  most_waiting_at_address: number
  phone: string
}
type Line = { title: string; quantity: number }
type Place = { district: string; city: string; street: string }
type Buyer = { phone: string; email: string | null; address_key: string }
type Waiting = Awaited<ReturnType<typeof waitingOf>>

/** What waits under a phone number and at an address, and how many orders there were in 24 hours (placing-rows.ts). */
export async function waitingOf(tx: Queries, { phone, email, address_key }: Buyer, now: Date) {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const given = { phone, email: email ?? '', address_key, since }
  return found(await orderRows(tx).waiting.get(given), 'order')
}

/**
 * Keeps a robot from reserving the whole stock: refuses (409) too many pieces in a line, in the order, or waiting in
 * unconfirmed orders under its phone number or address, and (429) too many orders of a phone number or a mail
 * address in a day: those that their customer cancelled count too, since each sent messages there.
 */
export function refuseHoarding(
  waiting: Waiting,
  { email }: Pick<Buyer, 'email'>,
  lines: Line[],
  limits: Limits,
) {
  const problem = limitProblem(
    lines.map(({ title: name, quantity }) => ({ name, quantity })),
    limits,
  )
  if (problem) throw new Refusal(409, problem, { lines: problem })
  if (waiting.ordersOfPhone >= MOST_ORDERS_OF_A_PHONE)
    throw new Refusal(429, `${MANY_ORDERS} ${callUs(limits)}`)
  if (email !== null && waiting.ordersOfEmail >= MOST_ORDERS_OF_AN_EMAIL) {
    throw new Refusal(429, `${MANY_OF_EMAIL} ${callUs(limits)}`)
  }
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (waiting.piecesOfPhone + asked > limits.most_waiting_of_phone) {
    throw tooMany('phone', `${WAITING} under this phone number. ${callUs(limits)}`)
  }
  if (waiting.piecesAtAddress + asked > limits.most_waiting_at_address) {
    throw tooMany('street', `${WAITING} at this address. ${callUs(limits)}`)
  }
}

/** An address reduced to its letters and digits, so that an extra dot or space doesn't make it another address. */
export function addressKey({ district, city, street }: Place) {
  return [district, city, street].map(plain).join('/')
}

const MANY_ORDERS = 'This number has made many orders in the last 24 hours.'
const MANY_OF_EMAIL = 'This mail address has made many orders in the last 24 hours.'
const WAITING = 'Many pieces are waiting to be confirmed'

function plain(text: string) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function tooMany(field: string, message: string) {
  return new Refusal(409, message, { [field]: message })
}
