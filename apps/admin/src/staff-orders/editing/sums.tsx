import type { StaffOrder } from '@etrend/contract'
import { formatPrice, shippingInWords } from '@etrend/domain'

/** Subtotal to total, one under the other. */
export function Sums({
  totals,
  promoCode = null,
  cashFee = 0,
}: {
  totals: StaffOrder['totals']
  promoCode?: string | null
  /** How much of the shipping is the fee for cash. */
  cashFee?: number
}) {
  const rows: [string, number][] = [
    ['Subtotal', totals.subtotal],
    [promoCode ? `Discount (${promoCode})` : 'Discount', -totals.discount],
    [shippingInWords(cashFee), totals.shipping],
    ...taxLines(totals),
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

/** The tax that is added, or the VAT that is included. */
function taxLines({ tax, tax_mode = 'flat', vat = 0 }: StaffOrder['totals']): [string, number][] {
  if (tax_mode === 'flat') return [['Tax', tax]]
  return tax_mode === 'vat_inclusive' ? [['VAT included', vat]] : []
}
