/** The states of an order and those that may follow, written down independently of the shop's own table. */
const allowed = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: [],
  cancelled: [],
  returned: [],
} as const

export type State = keyof typeof allowed
export const states: readonly State[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
]
export type Method = 'cod' | 'esewa' | 'khalti'

export type ModelOrder = {
  number: string
  token: string
  method: Method
  state: State
  isPaid: boolean
  unit: number
  quantity: number
  total: number
}

/** Whether staff may make this move. An unpaid order may only be cancelled, unless it is paid on delivery. */
export function mayMove({ state, method, isPaid }: ModelOrder, to: State) {
  const next: readonly State[] = allowed[state]
  return next.includes(to) && (method === 'cod' || isPaid || to === 'cancelled')
}

export function mayCustomerCancel({ state }: ModelOrder) {
  return state === 'placed' || state === 'confirmed'
}

/** Whether the order's pieces are taken from stock: reserved, on the way or with the customer. */
export function holdsPieces({ state }: ModelOrder) {
  return state !== 'cancelled' && state !== 'returned'
}
