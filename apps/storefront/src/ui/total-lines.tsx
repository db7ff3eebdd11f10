import { formatPrice, shippingInWords, type Totals } from '@etrend/domain'

type TotalLinesProps = {
  totals: Totals
  isConfirmed?: boolean
  /** How much of the shipping is the fee for cash. */
  cashFee?: number | undefined
  promo?: string | null | undefined
  /** Whether screen readers say the lines again when they change. */
  isAnnounced?: boolean
}

/**
 * The five documented lines (spec §2): subtotal, discount, shipping, tax and total. Where the fixed tax isn't charged, VAT
 * that the total includes takes its place.
 */
export function TotalLines({
  totals,
  isConfirmed = true,
  cashFee = 0,
  promo,
  isAnnounced = false,
}: TotalLinesProps) {
  const discount = `${totals.discount > 0 ? '− ' : ''}${formatPrice(totals.discount)}`
  return (
    <dl
      className="mt-4 space-y-2 tabular-nums"
      aria-busy={!isConfirmed}
      aria-live={isAnnounced ? 'polite' : undefined}
    >
      <Amount name="Subtotal" amount={formatPrice(totals.subtotal)} />
      <Amount name={promo ? `Discount (${promo})` : 'Discount'} amount={discount} />
      <Amount name={shippingInWords(cashFee)} amount={formatPrice(totals.shipping)} />
      {!totals.tax_mode && <Amount name="Tax" amount={formatPrice(totals.tax)} />}
      {totals.vat !== undefined && (
        <Amount name="VAT, included in the total" amount={formatPrice(totals.vat)} />
      )}
      <div className="flex justify-between border-t border-ink pt-3 text-lg font-medium">
        <dt>Total</dt>
        <dd>{formatPrice(totals.total)}</dd>
      </div>
    </dl>
  )
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
