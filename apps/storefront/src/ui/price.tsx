import { approximateDollars, formatPrice } from '@etrend/domain'
import { createContext, use } from 'react'

/** Rupees per dollar; null where the shop shows no dollars. */
export const DollarRate = createContext<number | null>(null)

type PriceProps = { price: number; original: number | null }

/** A product's price, and what it is in dollars if the shop has set a rate. */
export function Price({ price, original }: PriceProps) {
  const rate = use(DollarRate)
  const rupees = <Rupees price={price} original={original} />
  if (rate === null) return rupees
  return (
    <>
      {rupees} <small>{approximateDollars(price, rate)}</small>
    </>
  )
}

/** What is paid, and after it what it was before, struck through, if it is reduced. */
export function Rupees({ price, original }: PriceProps) {
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
