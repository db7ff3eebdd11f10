import type { OrderState } from '@etrend/contract'
import { Refusal } from '../../lib/refusal'

/** Who or what may make a move. payment: money came in; hold: no money came in time; return: all pieces came back; counter: handed over in the shop; undo: a handover to a courier is taken back. */
export type MovedBy = 'staff' | 'customer' | 'payment' | 'hold' | 'return' | 'counter' | 'undo'

type Move = {
  by: readonly MovedBy[]
  /** What happens to the pieces that are still with the order. */
  stock?: 'back' | 'taken'
}

/** Every move there is. What isn't here is refused. */
const moves: Record<OrderState, Partial<Record<OrderState, Move>>> = {
  placed: {
    confirmed: { by: ['staff', 'payment'] },
    delivered: { by: ['counter'] },
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
    packed: { by: ['undo'] },
    // The customer refused the parcel, or nobody was there.
    returned: { by: ['staff'], stock: 'back' },
  },
  // Stock isn't moved here: returns/receive.ts has put the resellable pieces back.
  delivered: { returned: { by: ['return'] } },
  // A payment that came after the hold had expired takes the pieces from stock again, if they are still there.
  cancelled: { confirmed: { by: ['payment'], stock: 'taken' } },
  returned: {},
}

/** The states to which `by` may move an order next. */
export function nextStates(from: OrderState, by: MovedBy): OrderState[] {
  return Object.entries(moves[from]).flatMap(([to, move]) =>
    move.by.includes(by) && isState(to) ? [to] : [],
  )
}

/** The allowed move. Throws Refusal (409) with the reason in one sentence. */
export function allowedMove(from: OrderState, to: OrderState, by: MovedBy): Move {
  const move = moves[from][to]
  if (move?.by.includes(by)) return move
  const next = nextStates(from, by)
  const instead =
    next.length > 0 ? `it can become ${next.join(' or ')}` : "you can't change its state any more"
  throw new Refusal(409, `An order that is ${from} can't become ${to}: ${instead}.`)
}

function isState(text: string): text is OrderState {
  return Object.hasOwn(moves, text)
}
