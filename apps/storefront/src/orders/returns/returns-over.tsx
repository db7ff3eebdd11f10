import type { OrderPage as Order } from '@etrend/contract'
import { shownDay } from '../../lib/ordering/words'

/** Says until when pieces could be returned; nothing if none could be, or if the order has no such day. */
export function ReturnsOver({ order: { return_until: until, lines } }: { order: Order }) {
  if (until === null || lines.every(({ returnable }) => returnable === 0)) return null
  return (
    <p className="mt-12 border-y border-line py-5 text-muted">
      Pieces could be sent back until {shownDay(until)}. If something is wrong with one,{' '}
      <a href="/store-location" className="text-link">
        tell us
      </a>
      .
    </p>
  )
}
