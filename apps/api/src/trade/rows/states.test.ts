import { orderState } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../lib/refusal'
import { allowedMove, type MovedBy } from './states'

/** Every allowed move, as 'who: from → to'. */
const told = new Set([
  'staff: placed → confirmed',
  'staff: placed → cancelled',
  'staff: confirmed → packed',
  'staff: confirmed → cancelled',
  'staff: packed → shipped',
  'staff: packed → cancelled',
  'staff: shipped → delivered',
  'staff: shipped → returned',
  'customer: placed → cancelled',
  'customer: confirmed → cancelled',
  'payment: placed → confirmed',
  'payment: cancelled → confirmed',
  'hold: placed → cancelled',
  'return: delivered → returned',
  'counter: placed → delivered',
])
const everybody: MovedBy[] = ['staff', 'customer', 'payment', 'hold', 'return', 'counter']

describe('an order moves', () => {
  const all = everybody.flatMap((by) =>
    orderState.options.flatMap((from) => orderState.options.map((to) => ({ by, from, to }))),
  )

  it.each(all)('$by: $from → $to only where it may', ({ by, from, to }) => {
    expect(isAllowed(from, to, by)).toBe(told.has(`${by}: ${from} → ${to}`))
  })

  it('or is refused with the reason', () => {
    expect(() => allowedMove('packed', 'delivered', 'staff')).toThrow(
      "An order that is packed can't become delivered: it can become shipped or cancelled.",
    )
  })
})

function isAllowed(...move: Parameters<typeof allowedMove>) {
  try {
    allowedMove(...move)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
