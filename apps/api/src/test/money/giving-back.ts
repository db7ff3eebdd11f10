import { orderDetail, placedOrder, staffReturn } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { WELL } from './bank'
import { behave } from './paying'
import { linesOf, unpriced } from './placing'
import {
  ask,
  askGuest,
  askStaff,
  keptOf,
  noteOf,
  once,
  ordersOf,
  picked,
  booksOf,
  type Step,
  type World,
} from './world'

/** Staff refund an order: a part, all, or more than it keeps, with or without a piece that goes back into stock. */
export async function refund(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, (one) => keptOf(one) > 0)
  if (!row) return
  const kept = Math.max(300, keptOf(row))
  const amount = [Math.floor(kept / 3), kept, kept + 1, Math.floor(kept / 2)][step.a % 4] ?? 1
  const line = (await booksOf(world).lines.all()).find(({ order }) => order === row.id)
  const restock = line && step.b % 5 === 0 ? [{ order_line: line.id, quantity: 1 }] : []
  const payload = { amount: rupees(amount), reason: 'A seam is open', restock }
  await once(step.b % 4 === 0, () =>
    askStaff(world, 'POST', `/orders/${row.number}/refunds`, payload),
  )
  // Money carried in from another order is refunded on that order, and this one costs the same as before.
  const after = (await ordersOf(world)).find(({ id }) => id === row.id) ?? row
  noteOf(world, row.number).letOff += paisa(after.refunded) - paisa(row.refunded)
}

/** Staff send a refund to Khalti, with one click or two. */
export async function send(world: World, step: Step) {
  const row = picked(
    await booksOf(world).refunds.all(),
    step,
    ({ state, method }) => state !== 'done' && method === 'khalti',
  )
  if (!row) return
  behave(world.bank, step.a)
  await once(step.b % 4 === 0, () => askStaff(world, 'POST', `/refunds/${row.id}/send`))
  world.bank.manner = WELL
}

/** Staff ask Khalti about a refund that is being sent, and take it back to pay it by hand when Khalti can't say. */
export async function askKhalti(world: World, step: Step) {
  const row = picked(await booksOf(world).refunds.all(), step, ({ state }) => state === 'sending')
  if (!row) return
  behave(world.bank, step.a)
  await askStaff(world, 'POST', `/refunds/${row.id}/check`)
  world.bank.manner = WELL
  const release = () => askStaff(world, 'POST', `/refunds/${row.id}/release`)
  const released = await once(step.b % 4 === 0, release)
  if (released.length > 0) world.unclear.add(row.id)
}

/** Staff pay a refund by hand, if the shop lets them. It isn't counted when Khalti had paid it already. */
export async function payByHand(world: World, step: Step) {
  const row = picked(await booksOf(world).refunds.all(), step, ({ state }) => state !== 'done')
  if (!row) return
  const isPaid = world.unclear.has(row.id) && (await hasGone(world, row))
  const path = `/refunds/${row.id}/done`
  const done = await once(step.a % 4 === 0, () =>
    askStaff(world, 'POST', path, { reference: 'BANK-1' }),
  )
  if (done.length === 0 || isPaid) return
  const number = (await ordersOf(world)).find(({ id }) => id === row.order)?.number ?? ''
  noteOf(world, number).byHand += done.length * paisa(row.amount)
}

/** Whether Khalti's account shows a refund that the books don't know as done. */
async function hasGone(
  world: World,
  { payment: of, amount }: { payment: number | null; amount: number },
) {
  const { payments, refunds } = booksOf(world)
  const reference = (await payments.all()).find(({ id }) => id === of)?.reference ?? ''
  const known = (await refunds.all())
    .filter(({ payment, state, sent_at }) => payment === of && state === 'done' && sent_at !== null)
    .reduce((sum, one) => sum + paisa(one.amount), 0)
  return (world.bank.ofReference(reference)?.back ?? 0) - known >= paisa(amount)
}

/** A customer asks to return pieces. */
export async function askReturn(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ state }) => state === 'delivered')
  if (!row) return
  const page = await askGuest(world, row.number, '')
  if (page.statusCode !== 200) return
  const lines = orderDetail
    .parse(page.json())
    .lines.filter(({ returnable }) => returnable > 0)
    .map(({ id, returnable }) => ({ order_line: id, quantity: step.a % 2 === 0 ? returnable : 1 }))
  const wants = step.a % 3 === 0 ? 'exchange' : 'refund'
  if (lines.length > 0)
    await askGuest(world, row.number, '/returns', {
      lines,
      wants,
      reason: 'Too small',
      details: '',
    })
}

/** Staff approve or refuse a return, and after half of the approvals receive the pieces. */
export async function answerReturn(world: World, step: Step) {
  const row = picked(await booksOf(world).returns.all(), step, ({ state }) => state === 'requested')
  const decision = step.a % 6 === 5 ? 'refused' : 'approved'
  if (row)
    await askStaff(world, 'POST', `/returns/${row.id}/answer`, { decision, answer: 'So be it.' })
  if (row && decision === 'approved' && step.a % 2 === 0) await receive(world, row.id, step)
}

export async function receiveReturn(world: World, step: Step) {
  const row = picked(await booksOf(world).returns.all(), step, ({ state }) => state === 'approved')
  if (row) await receive(world, row.id, step)
}

async function receive(world: World, id: number, { b }: Step) {
  const one = await findReturn(world, id)
  const condition = b % 3 === 0 ? 'damaged' : 'resellable'
  const pieces = one?.pieces.map((piece) => ({ id: piece.id, condition }))
  await once(b % 4 === 0, () => askStaff(world, 'POST', `/returns/${id}/receive`, { pieces }))
}

/** Staff refund a received return: its worth, or a little less. */
export async function refundReturn(world: World, step: Step) {
  const row = picked(await booksOf(world).returns.all(), step, ({ state }) => state === 'received')
  const worth = row && (await findReturn(world, row.id))?.worth
  if (!row || worth === undefined) return
  const amount = rupees(paisa(worth) - (step.a % 4 === 0 ? 100 : 0))
  await once(step.b % 4 === 0, () =>
    askStaff(world, 'POST', `/returns/${row.id}/refund`, { amount }),
  )
}

/** Staff send other pieces in exchange for a received return. */
export async function exchange(world: World, step: Step) {
  const row = picked(await booksOf(world).returns.all(), step, ({ state }) => state === 'received')
  if (!row) return
  const lines = unpriced(linesOf(step))
  const path = `/returns/${row.id}/exchange`
  const [answer] = await once(step.b % 4 === 0, () => askStaff(world, 'POST', path, { lines }))
  if (!answer) return
  const { number, token } = placedOrder.parse(answer.json())
  noteOf(world, number).token = token
}

async function findReturn(world: World, id: number) {
  const answer = await ask(
    world,
    { method: 'GET', url: '/staff/returns' },
    await world.shop.staffHeaders(),
  )
  const returns = answer.json<unknown[]>().map((row) => staffReturn.parse(row))
  return returns.find((one) => one.id === id)
}
