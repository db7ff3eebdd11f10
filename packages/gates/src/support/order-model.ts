/** The states of an order and what may follow, written down apart from the shop's own table. */
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

/** Whether staff may make this move; what isn't paid goes nowhere but off. */
export function mayMove({ state, method, isPaid }: ModelOrder, to: State) {
  const next: readonly State[] = allowed[state]
  return next.includes(to) && (method === 'cod' || isPaid || to === 'cancelled')
}

export function mayCustomerCancel({ state }: ModelOrder) {
  return state === 'placed' || state === 'confirmed'
}

/** Whether its pieces are with the customer or on the way. */
export function holdsPieces({ state }: ModelOrder) {
  return state !== 'cancelled' && state !== 'returned'
}
