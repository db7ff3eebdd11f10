import { formatPrice, type Totals } from '@etrend/domain'
import { ButtonLink } from '../ui/button'

type CartSummaryProps = {
  totals: Totals
  isConfirmed: boolean
  /** Why this many pieces can't be ordered here; undefined if they can. */
  limit: string | undefined
}

/** Exactly the five documented lines (spec §2), then links to the checkout and back to the products. */
export function CartSummary({ totals, isConfirmed, limit }: CartSummaryProps) {
  return (
    <div className="mt-8">
      <dl className="space-y-2 tabular-nums" aria-busy={!isConfirmed} aria-live="polite">
        <Amount name="Subtotal" amount={formatPrice(totals.subtotal)} />
        <Amount
          name="Discount"
          amount={`${totals.discount > 0 ? '− ' : ''}${formatPrice(totals.discount)}`}
        />
        <Amount name="Shipping" amount={formatPrice(totals.shipping)} />
        <Amount name="Tax" amount={formatPrice(totals.tax)} />
        <div className="flex justify-between border-t border-ink pt-3 text-lg font-medium">
          <dt>Total</dt>
          <dd>{formatPrice(totals.total)}</dd>
        </div>
      </dl>
      {limit && (
        <p role="alert" className="mt-4 text-sm text-warning">
          {limit}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <ButtonLink href="/checkout">Checkout</ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  )
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
