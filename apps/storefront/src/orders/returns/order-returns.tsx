import type { OrderDetail as Order, OrderReturn } from '@etrend/contract'
import { useEffect, useRef } from 'react'
import { orderPath } from '../../lib/ordering/order-query'
import { shownDay } from '../../lib/ordering/words'
import { ProductPicture } from '../../ui/product-picture'
import { AddPicture } from './add-picture'

type OrderReturnsProps = {
  order: Order
  /** A return request is being sent: its picture may still be uploading. */
  isReturning: boolean
}

/** The order's return requests, with the shop's answers. */
export function OrderReturns({ order, isReturning }: OrderReturnsProps) {
  const { number, returns, lines } = order
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(returns.length)
  useEffect(() => {
    // After a new request, the focus moves here, because the form is folded again.
    if (returns.length > before.current) heading.current?.focus()
    before.current = returns.length
  }, [returns.length])

  return (
    <section aria-labelledby="returns" className="mt-12" hidden={returns.length === 0}>
      <h2 ref={heading} id="returns" tabIndex={-1} className="text-xl outline-none">
        Your returns
      </h2>
      <ul className="mt-4 space-y-6">
        {returns.map((one) => (
          <li key={one.id} className="flex gap-4 border-l-2 border-marigold pl-4">
            {one.picture && (
              <div className="w-20 shrink-0">
                <ProductPicture picture={one.picture} sizes="80px" />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <Standing one={one} />
              {one.answer && <p className="mt-1 wrap-anywhere whitespace-pre-line">{one.answer}</p>}
              <p className="mt-1 text-sm text-muted">
                {piecesOf(one, lines)} · {one.wants === 'refund' ? 'money back' : 'exchange'} ·{' '}
                {one.reason} · {shownDay(one.date)}
              </p>
              {one.details && <p className="mt-1 text-sm wrap-anywhere">“{one.details}”</p>}
              {one.state === 'requested' && !one.picture && !isReturning && (
                <AddPicture number={number} id={one.id} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WORDS: Record<OrderReturn['state'], string> = {
  requested: 'We have your request, and are looking at it.',
  approved: 'Agreed. Please send it back.',
  refused: 'We can’t take it back.',
  received: 'It has arrived, and we are looking at it.',
  closed: 'Done: your money is on its way back.',
}

/** The return's state, with the next step if there is one. */
function Standing({ one: { state, exchange_number } }: { one: OrderReturn }) {
  if (exchange_number) {
    return (
      <p className="font-medium">
        Done: we send you order{' '}
        <a href={orderPath(exchange_number)} className="text-link tabular-nums">
          {exchange_number}
        </a>{' '}
        instead.
      </p>
    )
  }
  return (
    <p className="font-medium">
      {WORDS[state]}{' '}
      {state === 'approved' && (
        <a href="/store-location" className="text-link">
          Where to send it
        </a>
      )}
    </p>
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
