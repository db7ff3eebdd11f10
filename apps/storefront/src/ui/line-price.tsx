import { paisa, rupees } from '@etrend/domain'
import { Price } from './price'

type Line = { price: number; original_price: number | null; quantity: number }

/** What all pieces of a cart line cost, and what they would cost without reductions. */
export function LinePrice({ line: { price, original_price, quantity } }: { line: Line }) {
  const ofAll = (amount: number) => rupees(paisa(amount) * quantity)
  return (
    <Price price={ofAll(price)} original={original_price === null ? null : ofAll(original_price)} />
  )
}
