import { editPreview } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { WELL } from './bank'
import { behave } from './paying'
import { linesOf, unpriced } from './placing'
import {
  askGuest,
  askStaff,
  booksOf,
  noteOf,
  once,
  ordersOf,
  owedFor,
  picked,
  type OrderRow,
  type Step,
  type World,
} from './world'

const ways: Partial<Record<OrderRow['state'], OrderRow['state']>> = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
}

/** Staff move an order one state on, or up to four. */
export async function advance(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, isMovable)
  for (let moves = step.a % 3 === 0 ? 1 : 4; row && moves > 0; moves--) {
    const now = (await ordersOf(world)).find(({ id }) => id === row.id) ?? row
    const to = ways[now.state] ?? 'delivered'
    const isMoved = to === 'delivered' ? await deliver(world, now) : await move(world, now, to)
    if (!isMoved) return
  }
}

function isMovable({ state, payment_state }: OrderRow) {
  const isUnpaid = ['pending', 'review', 'failed'].includes(payment_state)
  return ways[state] !== undefined && !isUnpaid
}

async function move(
  world: World,
  { number }: OrderRow,
  state: string,
  isTwice = false,
  details: object = {},
) {
  const moved = await once(isTwice, () =>
    askStaff(world, 'POST', `/orders/${number}/state`, { state, ...details }),
  )
  return moved.length > 0
}

/** The customer gives the courier what they really owe, which isn't read from the shop's books. */
async function deliver(world: World, row: OrderRow) {
  const owed = row.payment_state === 'due' ? owedFor(world, row) : 0
  const isDelivered = await move(world, row, 'delivered')
  if (isDelivered) noteOf(world, row.number).cash += owed
  return isDelivered
}

/**
 * The parcel of an order is sent, if it isn't on its way yet, and not accepted at the door. The courier asks for a fee now
 * and then, and some pieces are damaged.
 */
export async function refuse(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, isMovable)
  if (!row) return
  for (let to = ways[row.state]; to && to !== 'delivered'; to = ways[to]) await move(world, row, to)
  const return_fee = step.a % 3 === 0 ? 0 : step.a + 0.5
  const damaged = step.pick % 3 === 0 ? await someOf(world, row, step) : []
  const isBack = await move(world, row, 'returned', step.b % 4 === 0, { return_fee, damaged })
  if (!isBack) return
  noteOf(world, row.number).returnFee += paisa(return_fee)
  noteOf(world, row.number).damaged = damaged
}

/** A piece of each line of an order, or all of its pieces; now and then more than there are, which the shop refuses. */
async function someOf(world: World, { id }: OrderRow, { a, b }: Step) {
  const lines = (await booksOf(world).lines.all()).filter(({ order }) => order === id)
  return lines
    .map((line) => ({ order_line: line.id, left: line.quantity - line.returned }))
    .filter(({ left }) => left > 0)
    .map(({ order_line, left }) => ({
      order_line,
      quantity: b % 16 === 14 ? left + 1 : a % 2 === 0 ? left : 1,
    }))
}

/** Staff hear later what the courier charges for bringing a parcel back, or that it charges another fee. */
export async function changeReturnFee(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ state }) => state === 'returned')
  if (!row) return
  const return_fee = step.a % 4 === 0 ? 0 : step.a + 0.25
  const changed = await once(step.b % 4 === 0, () =>
    askStaff(world, 'PUT', `/orders/${row.number}/return-fee`, {
      return_fee,
      replaces: row.return_fee,
    }),
  )
  if (changed.length > 0) noteOf(world, row.number).returnFee = paisa(return_fee)
}

export async function cancelByStaff(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ state }) =>
    ['placed', 'confirmed', 'packed'].includes(state),
  )
  if (row) await move(world, row, 'cancelled', step.a % 4 === 0)
}

export async function cancelByShopper(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ state }) =>
    ['placed', 'confirmed'].includes(state),
  )
  if (row) await once(step.a % 4 === 0, () => askGuest(world, row.number, '/cancel', {}))
}

/** A call to confirm a cash order. */
export async function telephone(world: World, step: Step) {
  const row = picked(
    await ordersOf(world),
    step,
    ({ state, payment_method }) => state === 'placed' && payment_method === 'cod',
  )
  const outcome = ['confirmed', 'no_answer', 'refused'][step.a % 3]
  if (row) await askStaff(world, 'POST', `/orders/${row.number}/calls`, { outcome, note: '' })
}

export async function switchToCash(world: World, step: Step) {
  const row = picked(
    await ordersOf(world),
    step,
    ({ payment_state }) => payment_state === 'pending',
  )
  if (!row) return
  behave(world.bank, step.b)
  if (step.a % 2 === 0) await askStaff(world, 'POST', `/orders/${row.number}/cash`)
  else await askGuest(world, row.number, '/cash', {})
  world.bank.manner = WELL
}

/** Staff edit an order: only the street, the quantities, or the products. */
export async function edit(world: World, step: Step) {
  const row = picked(
    await ordersOf(world),
    step,
    ({ state }) => state === 'placed' || state === 'confirmed',
  )
  if (!row) return
  const had = (await booksOf(world).lines.all()).filter(({ order }) => order === row.id)
  const kept = had.map(({ product_color, size, quantity }) => ({ product_color, size, quantity }))
  const more = kept.map((line) => ({ ...line, quantity: 1 + (line.quantity % 3) }))
  const others = unpriced(linesOf(step))
  const { email, name, phone, province, district, city, note } = row
  const lines = [kept, more, others][step.a % 3]
  const to = { email, name, phone, province, district, city, note, street: `Ward ${step.b}`, lines }
  const preview = await askStaff(world, 'POST', `/orders/${row.number}/edit/preview`, to)
  if (preview.statusCode !== 200) return
  const { after } = editPreview.parse(preview.json())
  const expected_total = after.total
  await once(step.b % 6 === 0, () =>
    askStaff(world, 'PUT', `/orders/${row.number}`, { ...to, expected_total }),
  )
  // When the order gets cheaper, the amount that was let off shrinks first.
  const outside = noteOf(world, row.number)
  const now = (await ordersOf(world)).find(({ id }) => id === row.id) ?? row
  const open = paisa(now.total) - paisa(now.paid) + paisa(now.refunded)
  outside.letOff = Math.max(0, Math.min(outside.letOff, open))
}

/** Staff who called the gateway decide about payments in review. What an accepted payment lacks is let off. */
export async function decide(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ payment_state }) => payment_state === 'review')
  if (!row) return
  if (!(await isKnown(world, row)))
    await askStaff(world, 'POST', `/orders/${row.number}/payments/check`)
  if (!(await isKnown(world, row))) return
  const open = (await paymentsOf(world, row)).filter(({ state }) => state === 'review')
  const hasCome = open.every(({ reference }) => (world.bank.ofReference(reference)?.taken ?? 0) > 0)
  const decision = hasCome && step.a % 2 === 0 ? 'accept' : 'reject'
  const path = `/orders/${row.number}/payments/review`
  const done = await once(step.b % 4 === 0, () =>
    askStaff(world, 'POST', path, { decision, text: 'I called them.' }),
  )
  const now = (await ordersOf(world)).find(({ id }) => id === row.id)
  if (done.length === 0 || decision === 'reject' || now?.state !== 'confirmed') return
  noteOf(world, row.number).letOff += row.state === 'confirmed' ? 0 : owedFor(world, now)
}

/** Whether the shop knows how much money really came in with an order's payments in review. */
async function isKnown(world: World, row: OrderRow) {
  return (await paymentsOf(world, row))
    .filter(({ state }) => state === 'review')
    .every(
      ({ reference, came }) => (world.bank.ofReference(reference)?.taken ?? 0) === paisa(came ?? 0),
    )
}

async function paymentsOf(world: World, { id }: OrderRow) {
  return (await booksOf(world).payments.all()).filter(({ order }) => order === id)
}
