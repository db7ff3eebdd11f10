import { formatPrice } from '@etrend/domain'

/** The price that is paid, and after it the original price, struck through, if the product is discounted. */
export function Price({ price, original }: { price: number; original: number | null }) {
  if (original === null) return <span className="tabular-nums">{formatPrice(price)}</span>
  return (
    <span className="tabular-nums">
      <span className="text-accent">{formatPrice(price)}</span>{' '}
      <s className="text-muted">
        <span className="sr-only">before </span>
        {formatPrice(original)}
      </s>
    </span>
  )
}
