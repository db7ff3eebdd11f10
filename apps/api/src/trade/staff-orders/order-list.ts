import {
  orderState,
  type PaymentState,
  paymentState,
  type StaffOrderCounts,
  type StaffOrderQuery as Query,
  type StaffOrderRow,
} from '@etrend/contract'
import { kathmanduDay } from '@etrend/contract/kathmandu'
import { nepaliMobile } from '@etrend/domain'
import { desc, eq, gte, inArray, lt, or, sql, and, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../../db/client'
import { ordersOfCode, ordersOfSale } from '../../db/promoted-orders'
import { order, orderLine } from '../../db/schema/orders'
import { payment } from '../../db/schema/payments'
import { anyHolds } from '../../db/text-search'
import { ordered, positionOf, type ListPage } from '../../http/list-page'
import { staffSteps } from '../orders/move'
import { counterMethodOf } from '../rows/paid-by-words'
import { refusalsOfEach } from '../rows/refusals'
import { lateOrders } from './late-orders'
import { soldConditions } from './sold-orders'

/** Cash orders that wait for a call. */
const waitsForCall = and(eq(order.state, 'placed'), eq(order.payment_method, 'cod'))

const queues = {
  call: () => waitsForCall,
  late: lateOrders,
}

const columns = {
  number: order.number,
  placed_at: order.placed_at,
  name: order.name,
  // Sorted by an order's progress, not alphabetically.
  state: inOrderOf(order.state, orderState.options),
  payment_state: inOrderOf(order.payment_state, paymentState.options),
  total: order.total,
}

/** The list of orders for staff, newest first unless the query asks for another sort. */
export async function orderList(
  db: Queries,
  query: Query,
  now: Date,
): Promise<ListPage<StaffOrderRow>> {
  const where = whereOf(query, now)
  const total = await db.$count(order, where)
  const { limit, offset } = positionOf(query)
  const rows = await db
    .select()
    .from(order)
    .where(where)
    .orderBy(...ordered(query.sort, columns, [desc(order.placed_at), desc(order.id)]))
    .limit(limit)
    .offset(offset)
  const pieces = await piecesOfEach(
    db,
    rows.map(({ id }) => id),
  )
  const refusals = await refusalsOfEach(db, rows)
  const late = await lateOf(db, rows, now)
  const shown = rows.map((row) => ({
    ...row,
    counter_method: counterMethodOf(row),
    pieces: pieces.get(row.id) ?? 0,
    next_states: staffSteps(row),
    refusals: refusals.get(row.id) ?? 0,
    is_late: late.has(row.id),
  }))
  return { rows: shown, total }
}

/** How many orders there are in each state, and how many wait for a call. */
export async function orderCounts(db: Queries): Promise<StaffOrderCounts> {
  const counts = await db
    .select({ state: order.state, count: sql<number>`count(*)` })
    .from(order)
    .groupBy(order.state)
  return { counts, to_call: await db.$count(order, waitsForCall) }
}

function inOrderOf(
  column: typeof order.state | typeof order.payment_state,
  words: readonly string[],
) {
  return sql`instr(${words.join(' ')}, ${column})`
}

/** The condition of the list's filters. */
export function whereOf(query: Query, now: Date) {
  const isInQueue = query.queue && queues[query.queue](now)
  return and(isInQueue, ...conditions(query))
}

function conditions(query: Query): (SQL | undefined)[] {
  const { state, payment_state, payment_method, sale, promo_code, from, to, q } = query
  // Phone numbers are stored in one format, so a typed number is converted before it is compared.
  const phone = q && nepaliMobile(q)
  return [
    state && eq(order.state, state),
    payment_state && isPaidAs(payment_state),
    payment_method && isPaidBy(payment_method),
    sale === undefined ? undefined : ordersOfSale(sale),
    promo_code === undefined ? undefined : ordersOfCode(promo_code),
    from === undefined ? undefined : gte(order.placed_at, kathmanduDay(from)),
    to === undefined ? undefined : lt(order.placed_at, kathmanduDay(to, 1)),
    ...soldConditions(query),
    phone
      ? eq(order.phone, phone)
      : anyHolds(q, [order.number, order.name, order.phone, order.email]),
  ]
}

/** Sales in the shop are a way of their own, however they were paid at the counter. */
function isPaidBy(method: NonNullable<Query['payment_method']>) {
  if (method === 'walk_in') return eq(order.is_walk_in, true)
  return and(eq(order.is_walk_in, false), eq(order.payment_method, method))
}

/** 'review' also finds orders that are paid otherwise or cancelled, while one of their payments is in review. */
function isPaidAs(state: PaymentState) {
  const stored = eq(order.payment_state, state)
  if (state !== 'review') return stored
  const reviewed = new QueryBuilder()
    .select({ order: payment.order })
    .from(payment)
    .where(eq(payment.state, 'review'))
  return or(stored, inArray(order.id, reviewed))
}

/** The ids of the late ones of these orders. */
async function lateOf(db: Queries, rows: { id: number }[], now: Date) {
  const ids = rows.map(({ id }) => id)
  const late = await db
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.id, ids), lateOrders(now)))
  return new Set(late.map(({ id }) => id))
}

async function piecesOfEach(db: Queries, ids: number[]) {
  const sums = await db
    .select({ order: orderLine.order, pieces: sql<number>`sum(${orderLine.quantity})` })
    .from(orderLine)
    .where(inArray(orderLine.order, ids))
    .groupBy(orderLine.order)
  return new Map(sums.map((row) => [row.order, row.pieces]))
}
