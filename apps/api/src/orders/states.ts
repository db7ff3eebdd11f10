import type { OrderState } from '../db/order-words'
import { Refusal } from '../http/errors'

/** Who may make a move. payment: money that came in; hold: a payment that did not; return: goods that came back. */
export type MovedBy = 'staff' | 'customer' | 'payment' | 'hold' | 'return'

type Move = {
  by: readonly MovedBy[]
  /** What happens to the pieces that are still with the order. */
  stock?: 'back' | 'taken'
}

/** Every move there is. What isn't here is refused. */
const moves: Record<OrderState, Partial<Record<OrderState, Move>>> = {
  placed: {
    confirmed: { by: ['staff', 'payment'] },
    cancelled: { by: ['staff', 'customer', 'hold'], stock: 'back' },
  },
  confirmed: {
    packed: { by: ['staff'] },
    cancelled: { by: ['staff', 'customer'], stock: 'back' },
  },
  packed: {
    shipped: { by: ['staff'] },
    cancelled: { by: ['staff'], stock: 'back' },
  },
  shipped: {
    delivered: { by: ['staff'] },
    // Refused at the door, or nobody there.
    returned: { by: ['staff'], stock: 'back' },
  },
  // Each piece comes back with its return (returns.ts).
  delivered: { returned: { by: ['return'] } },
  // A payment that came after its hold was over takes the pieces again, if they are there.
  cancelled: { confirmed: { by: ['payment'], stock: 'taken' } },
  returned: {},
}

/** Where someone may move an order next. */
export function nextStates(from: OrderState, by: MovedBy): OrderState[] {
  return Object.entries(moves[from]).flatMap(([to, move]) =>
    move.by.includes(by) && isState(to) ? [to] : [],
  )
}

/** The move, or a refusal (409) in one sentence. */
export function allowedMove(from: OrderState, to: OrderState, by: MovedBy): Move {
  const move = moves[from][to]
  if (move?.by.includes(by)) return move
  const next = nextStates(from, by)
  const instead = next.length > 0 ? `it can become ${next.join(' or ')}` : 'nothing follows it here'
  throw new Refusal(409, `An order that is ${from} can't become ${to}: ${instead}.`)
}

function isState(text: string): text is OrderState {
  return Object.hasOwn(moves, text)
}
