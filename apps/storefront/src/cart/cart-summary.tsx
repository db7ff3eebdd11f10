import type { Totals } from '@etrend/domain'
import { ButtonLink } from '../ui/button'
import { TotalLines } from '../ui/total-lines'

type CartSummaryProps = {
  totals: Totals
  isConfirmed: boolean
  /** Why this many pieces can't be ordered here; undefined if they can. */
  limit: string | undefined
}

/** Exactly the five documented lines (spec §2), then links to the checkout and back to the products. */
export function CartSummary({ totals, isConfirmed, limit }: CartSummaryProps) {
  return (
    <div className="mt-4">
      <TotalLines totals={totals} isConfirmed={isConfirmed} isAnnounced />
      {limit && (
        <p role="alert" className="mt-4 text-sm text-warning">
          {limit}
        </p>
      )}
      <div className="mt-6 grid gap-2">
        <ButtonLink href="/checkout">Checkout</ButtonLink>
        <a href="/all-products" className="text-link touch-line justify-center text-sm">
          Continue Shopping
        </a>
      </div>
    </div>
  )
}
