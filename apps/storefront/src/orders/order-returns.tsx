import type { OrderPage as Order, OrderReturn } from '@etrend/contract'
import { shownDay } from '../lib/ordering/words'
import { ProductPicture } from '../ui/product-picture'

const WORDS: Record<OrderReturn['state'], string> = {
  requested: 'We are looking at it.',
  approved: 'Agreed. Please send it back.',
  refused: 'We can’t take it back.',
  received: 'It has arrived, and we are looking at it.',
  closed: 'Done.',
}

/** What was asked to be sent back, and what the shop says to it. */
export function OrderReturns({ order: { returns, lines } }: { order: Order }) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="mt-12">
      <h2 id="returns" className="text-xl">
        Sent back
      </h2>
      <ul className="mt-4 space-y-4">
        {returns.map((one) => (
          <li key={one.id} className="flex gap-4 border-l-2 border-marigold pl-4">
            {one.picture && (
              <div className="w-20 shrink-0">
                <ProductPicture picture={one.picture} sizes="80px" />
              </div>
            )}
            <div>
              <p className="font-medium">{WORDS[one.state]}</p>
              {one.answer && <p>{one.answer}</p>}
              <p className="text-sm text-muted">
                {piecesOf(one, lines)} · {one.wants === 'refund' ? 'money back' : 'exchange'} ·{' '}
                {one.reason} · {shownDay(one.date)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function piecesOf(one: OrderReturn, lines: Order['lines']) {
  return one.lines
    .map(({ order_line, quantity }) => {
      const name = lines.find(({ id }) => id === order_line)?.name ?? ''
      return quantity > 1 ? `${quantity} × ${name}` : name
    })
    .join(', ')
}
