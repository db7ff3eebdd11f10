import type { OrderRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { itemsLabel } from '../lib/cart-lines'
import { orderPath } from '../lib/ordering/order-query'
import { paymentWords, shownDay, stateWords } from '../lib/ordering/words'
import { ProductPicture } from '../ui/product-picture'

/** An order in the list; the whole card leads to it. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { number, state, placed_at, total, pieces, payment_state, pictures } = order
  return (
    <li className="order-card">
      <div className="flex min-w-0 flex-1 gap-2">
        {pictures.map((picture) => (
          <div key={picture.src} className="w-14 shrink-0">
            <ProductPicture picture={{ ...picture, alt: '' }} sizes="56px" />
          </div>
        ))}
      </div>
      <div className="sm:text-right">
        <p className="font-medium">
          <a href={orderPath(number)} className="card-link tabular-nums">
            {number}
          </a>
        </p>
        <p className="text-sm text-muted">
          {shownDay(placed_at)} · {itemsLabel(pieces)} ·{' '}
          <span className="tabular-nums">{formatPrice(total)}</span>
        </p>
        <p className="text-sm">
          {stateWords[state]} · {paymentWords[payment_state]}
        </p>
      </div>
    </li>
  )
}
