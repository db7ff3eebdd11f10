import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { Thumbnail } from '../../ui/display/thumbnail'
import { Sums } from '../editing/sums'

/** The order's lines with their prices, and the totals. */
export function OrderLines({
  order: { lines, totals, promo_code, cash_fee },
}: {
  order: StaffOrder
}) {
  return (
    <>
      <ul aria-label="Lines">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4 border-b border-line py-2">
            <Thumbnail src={line.picture.src} />
            <div className="min-w-0 grow">
              <Link
                to={`${home}/editproduct/${line.product}`}
                className="font-medium underline-offset-4 hover:underline"
              >
                {line.name}
              </Link>
              <p className="text-muted">
                {line.color_name}, {line.size_name}
                {line.returned > 0 ? ` · ${line.returned} returned` : ''}
              </p>
            </div>
            <p className="text-end whitespace-nowrap tabular-nums">
              <span className="text-muted">
                {line.quantity} × {formatPrice(line.price)}
                {line.original_price === null ? null : (
                  <>
                    {' '}
                    <s className="sm:inline block">
                      <span className="sr-only">before </span>
                      {formatPrice(line.original_price)}
                    </s>
                  </>
                )}
              </span>
              <span className="block">{formatPrice(line.quantity * line.price)}</span>
            </p>
          </li>
        ))}
      </ul>
      <Sums totals={totals} promoCode={promo_code} cashFee={cash_fee} />
    </>
  )
}
