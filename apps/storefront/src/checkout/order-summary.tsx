import { formatPrice, sizeWord, type Totals } from '@etrend/domain'
import { ChevronDown } from 'lucide-react'
import { lineNotes } from '../lib/ordering/line-notes'
import { usePromo } from '../lib/ordering/promo'
import type { ShownLine } from '../lib/ordering/use-priced-cart'
import { LinePrice } from '../ui/line-price'
import { LineRow } from '../ui/line-row'
import { TotalLines } from '../ui/total-lines'

type OrderSummaryProps = {
  lines: ShownLine[]
  totals: Totals
  isConfirmed: boolean
  delivery: { cash_fee_included: number } | undefined
  /** How much more makes delivery free; undefined where it is free already, or never. */
  freeDelivery: string | undefined
  /** Why this many pieces can't be ordered here; undefined if they can. */
  limit: string | undefined
  /** What the promo code takes nothing off, or why it can't be used. */
  promoNote: string | null | undefined
}

/** The ordered lines and their totals: beside the steps on large screens, folded above them on phones. */
export function OrderSummary(props: OrderSummaryProps) {
  const { totals, isConfirmed, limit } = props
  return (
    <>
      {limit && (
        <p role="alert" className="lg:hidden mb-6 text-sm text-warning">
          {limit}
        </p>
      )}
      <details className="checkout-fold group lg:hidden">
        <summary>
          <span className="flex items-center gap-2">
            Your order
            <ChevronDown
              aria-hidden
              size={18}
              className="transition-transform group-open:rotate-180"
            />
          </span>
          <span className="text-lg tabular-nums" aria-busy={!isConfirmed}>
            {formatPrice(totals.total)}
          </span>
        </summary>
        <Contents {...props} />
      </details>
      <aside aria-label="Your order" className="checkout-aside max-lg:hidden">
        <h2 className="text-xl">Your order</h2>
        <Contents {...props} />
        {limit && <p className="mt-4 text-sm text-warning">{limit}</p>}
      </aside>
    </>
  )
}

function Contents(props: OrderSummaryProps) {
  const { lines, totals, isConfirmed, delivery, freeDelivery, promoNote } = props
  const promo = usePromo()
  return (
    <>
      <ul className="mt-3">
        {lines.map((line) => (
          <LineRow
            key={`${line.product_color}/${line.size}`}
            picture={line.picture}
            name={line.name}
            facts={`${line.color_name}, ${sizeWord(line.size_name)} × ${line.quantity}`}
            amount={line.isGone ? '' : <LinePrice line={line} />}
            notes={lineNotes(line)}
          />
        ))}
      </ul>
      <TotalLines
        totals={totals}
        isConfirmed={isConfirmed}
        cashFee={delivery?.cash_fee_included}
        promo={promo?.code}
      />
      {freeDelivery && <p className="mt-3 text-sm">{freeDelivery}</p>}
      {promoNote && <p className="mt-3 text-sm text-warning">{promoNote}</p>}
      <p className="mt-4 text-sm">
        <a href="/cart" className="text-link touch-line">
          Change the cart{promo ? '' : ' or add a promo code'}
        </a>
      </p>
    </>
  )
}
