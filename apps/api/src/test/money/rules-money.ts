import { formatPrice, paisa } from '@etrend/domain'
import type { payment, refund } from '../../db/schema/payments'
import { booksOf, keptOf, noteOf, ordersOf, owedFor, type OrderRow, type World } from './world'

type Refund = typeof refund.$inferSelect
type Payment = typeof payment.$inferSelect

/** A sentence for each difference between the shop's books and the real money. */
export async function moneyProblems(world: World): Promise<string[]> {
  const payments = await booksOf(world).payments.all()
  const refunds = await booksOf(world).refunds.all()
  return (await ordersOf(world)).flatMap((row) => {
    const ofOrder = <Row extends { order: number }>(rows: Row[]) =>
      rows.filter(({ order }) => order === row.id)
    const problems = [
      ...totalProblems(row),
      ...paidIn(world, row, ofOrder(payments)),
      ...paidBack(world, row, ofOrder(payments), ofOrder(refunds)),
      ...(isOff(row) ? keeping(row) : asking(world, row)),
    ]
    return problems.map((problem) => `${row.number}: ${problem}`)
  })
}

function totalProblems({ total, discount, subtotal, shipping, tax }: OrderRow) {
  const parts = paisa(subtotal) + paisa(shipping) + paisa(tax) - paisa(discount)
  return [
    ...broken(total >= 0, `its total is ${total}`),
    ...broken(discount <= subtotal, `its discount ${discount} is more than ${subtotal}`),
    ...broken(paisa(total) === parts, `its total ${total} isn't the sum of its parts`),
  ]
}

/** What the books say came in is what the gateways and the courier took; an undecided payment doesn't count yet. */
function paidIn(world: World, row: OrderRow, payments: Payment[]) {
  const counted = payments.filter(isCounted)
  const online = total(counted, ({ reference }) => world.bank.ofReference(reference)?.taken ?? 0)
  const { cash } = noteOf(world, row.number)
  const truth = `${price(online)} came online and ${price(cash)} in cash`
  const booked = paisa(row.paid)
  return broken(booked === online + cash, `${price(booked)} paid by the books, but ${truth}`)
}

/** A payment counts when it is verified, or when staff rejected it after money had come in, which is then refunded. */
function isCounted({ state, came, settled_at }: Payment) {
  return state === 'verified' || (state === 'failed' && came !== null && settled_at !== null)
}

/** A sentence for each payment that a gateway took, was asked about, and that is neither in the books nor in review. */
export async function lostProblems(world: World): Promise<string[]> {
  const known = new Set(
    (await booksOf(world).payments.all())
      .filter((one) => isCounted(one) || one.state === 'review')
      .map(({ reference }) => reference),
  )
  return world.bank
    .all()
    .filter(({ reference, taken }) => taken > 0 && !known.has(reference))
    .map(({ method, taken }) => `${price(taken)} came with ${method}, and nobody knows`)
}

/** The refunds in the books are what gateways and staff paid back; a refund being sent may or may not be paid yet. */
function paidBack(world: World, row: OrderRow, payments: Payment[], refunds: Refund[]) {
  const paisaOf = ({ amount }: Refund) => paisa(amount)
  const isOpen = ({ id, state }: Refund) => state === 'sending' || world.unclear.has(id)
  const isDone = ({ state }: Refund) => state === 'done'
  const all = total(refunds, paisaOf)
  const done = total(refunds.filter(isDone), paisaOf)
  const most = total(
    refunds.filter((one) => isDone(one) || isOpen(one)),
    paisaOf,
  )
  const online = total(payments, ({ reference }) => world.bank.ofReference(reference)?.back ?? 0)
  const back = online + noteOf(world, row.number).byHand
  return [
    ...broken(paisa(row.refunded) === all, `${row.refunded} set aside, ${price(all)} in refunds`),
    ...broken(back >= done, `${price(done)} paid back by the books, ${price(back)} in truth`),
    ...broken(back <= most, `${price(back)} paid back, the books know of ${price(most)}`),
  ]
}

/** An ended order asks for nothing and keeps nothing, unless it was delivered: then staff chose what to refund. */
function keeping(row: OrderRow) {
  const { state, payment_state, to_pay, delivered_at } = row
  const kept = keptOf(row)
  const isOver = to_pay === 0 && payment_state !== 'due' && payment_state !== 'pending'
  return [
    ...broken(isOver, `is ${state}, ${payment_state}, and asks for ${to_pay}`),
    ...broken(kept === 0 || delivered_at !== null, `is ${state} and keeps ${price(kept)}`),
  ]
}

/** An order asks for exactly what is owed: not for money that it has, nor for money that was paid back. */
function asking(world: World, row: OrderRow) {
  const { state, payment_state, to_pay } = row
  const isAsking = ['due', 'pending', 'review'].includes(payment_state)
  const owed = state === 'delivered' ? 0 : owedFor(world, row)
  const own = paisa(row.paid) - paisa(row.refunded)
  return [
    ...broken(own <= paisa(row.total), `keeps ${price(own)} of ${row.total}`),
    ...broken(keptOf(row) >= 0, `paid for others with ${price(-keptOf(row))} that it hasn't`),
    ...broken(paisa(to_pay) === owed, `asks for ${to_pay}, and ${price(owed)} is owed`),
    ...broken(isAsking === owed > 0, `is ${payment_state}, and ${price(owed)} is owed`),
  ]
}

function isOff({ state }: OrderRow) {
  return state === 'cancelled' || state === 'returned'
}

function total<Row>(rows: Row[], amount: (row: Row) => number) {
  return rows.reduce((sum, row) => sum + amount(row), 0)
}

function broken(holds: boolean, problem: string) {
  return holds ? [] : [problem]
}

function price(amount: number) {
  return formatPrice(amount / 100)
}
