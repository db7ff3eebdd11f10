import { paisa, rupees } from '@etrend/domain'
import { Rupees } from './price'

type Line = { price: number; original_price: number | null; quantity: number }

/** What all pieces of a line cost, and what they would cost without reductions: in rupees alone, as they are paid. */
export function LinePrice({ line: { price, original_price, quantity } }: { line: Line }) {
  const ofAll = (amount: number) => rupees(paisa(amount) * quantity)
  return (
    <Rupees
      price={ofAll(price)}
      original={original_price === null ? null : ofAll(original_price)}
    />
  )
}
