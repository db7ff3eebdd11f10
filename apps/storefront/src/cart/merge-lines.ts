import { type CartLine, isSameUnit, MAX_LINES } from '../lib/cart-lines'

/** Merges two carts. A unit in both gets the larger quantity. This browser's lines come first; keeps 50 at most. */
export function mergeLines(here: CartLine[], saved: CartLine[]): CartLine[] {
  const both = here.map((line) => {
    const other = saved.find((one) => isSameUnit(one, line))
    return other && other.quantity > line.quantity ? { ...line, quantity: other.quantity } : line
  })
  const others = saved.filter((line) => !here.some((one) => isSameUnit(one, line)))
  return [...both, ...others].slice(0, MAX_LINES)
}
