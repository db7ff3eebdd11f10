import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'

/** Subtotal to total, one under the other. */
export function Sums({
  totals,
  promoCode = null,
}: {
  totals: StaffOrder['totals']
  promoCode?: string | null
}) {
  const rows: [string, number][] = [
    ['Subtotal', totals.subtotal],
    [promoCode ? `Discount (${promoCode})` : 'Discount', -totals.discount],
    ['Shipping', totals.shipping],
    ['Tax', totals.tax],
  ]
  return (
    <dl className="ms-auto grid w-64 max-w-full grid-cols-2 gap-y-1 pt-3 tabular-nums">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end">
            {amount < 0 ? `− ${formatPrice(-amount)}` : formatPrice(Math.abs(amount))}
          </dd>
        </div>
      ))}
      <dt className="font-semibold border-t border-line pt-1">Total</dt>
      <dd className="font-semibold border-t border-line pt-1 text-end">
        {formatPrice(totals.total)}
      </dd>
    </dl>
  )
}
