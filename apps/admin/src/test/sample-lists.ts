import { refundRow, staffOrderRow, staffReturn, type StaffOrderRow } from '@etrend/contract'
import type * as z from 'zod'
import { openApp, pageOf, type Answers } from '../app/testing'
import { answerLike } from './answer-like'
import { delivery, number } from './sample-answers'
import { moment } from './sample-rows'

// The rows of the lists of orders, refunds and returns, and what opens each list.

const customer = { name: delivery.name, phone: delivery.phone }

/** A cash order that nobody has confirmed yet. */
export const orderRowOf = answerLike(staffOrderRow, {
  ...delivery,
  number,
  state: 'placed',
  source: 'shop',
  placed_at: moment,
  total: 5006,
  to_pay: 5006,
  courier: null,
  pieces: 2,
  payment_method: 'cod',
  payment_state: 'due',
  calls: 1,
  called_at: '2026-11-22T06:30:00.000Z',
  next_states: ['confirmed', 'cancelled'],
  refusals: 0,
  is_walk_in: false,
  counter_method: null,
  came_back: null,
  is_late: false,
})

/** Opens the orders. `rows` are in the list; the bell, which asks for the first page of placed orders, gets none. */
export function openOrders(
  rows: () => StaffOrderRow[] | Promise<StaffOrderRow[]>,
  answers: Answers = {},
  search = '',
) {
  return openApp(`/etrendadmin/allorder${search}`, {
    ...answers,
    'GET /staff/orders': async ({ query }) => pageOf(query === '?state=placed' ? [] : await rows()),
  })
}

/** A refund that nobody has paid back yet. */
export const refundOf = answerLike(refundRow, {
  ...customer,
  id: 7,
  order_number: number,
  method: 'khalti',
  state: 'task',
  amount: 906,
  reason: 'Cancelled',
  reference: null,
  paid_by: null,
  problem: null,
  sent_at: null,
  next_check_at: null,
  can_send: true,
  can_release: false,
  created_at: moment,
  done_at: null,
})
export const openRefunds = openerOf(refundRow, 'refunds')

/** A kurta and a scarf that a customer asks to return for their money. */
export const returnOf = answerLike(staffReturn, {
  ...customer,
  id: 3,
  state: 'requested',
  wants: 'refund',
  reason: 'It is too small',
  details: 'The sleeves are short.',
  picture: null,
  answer: '',
  exchange_number: null,
  date: '2026-11-25T06:00:00.000Z',
  lines: [],
  order_number: number,
  worth: 4200,
  pieces: [pieceOf(51, 'Patan Linen Kurta', 'MD'), pieceOf(52, 'Wool Scarf', 'One size')],
})
export const openReturns = openerOf(staffReturn, 'returns')

function pieceOf(id: number, name: string, size_name: string) {
  const picture = { src: 'kurta.webp', alt: name }
  const line = { order_line: id - 20, name, color_name: 'Navy', size_name, price: 2500 }
  return { ...line, id, picture, quantity: 1, condition: null }
}

/** Returns what opens a list with one row. Once `call` was answered with such a row, the list shows that one. */
function openerOf<Row>(row: z.ZodType<Row>, list: 'refunds' | 'returns') {
  return (before: Row, call = '', answer: { status?: number; body?: unknown } = {}) => {
    let now = before
    return openApp(`/etrendadmin/${list}`, {
      [`GET /staff/${list}`]: () => pageOf([now]),
      [call]: () => {
        now = row.safeParse(answer.body).data ?? now
        return answer
      },
    })
  }
}
