import { formatPrice } from '@etrend/domain'
import type { ShownLine } from './use-priced-cart'

type Facts = Pick<
  ShownLine,
  'isGone' | 'stock' | 'left' | 'price' | 'priceBefore' | 'quantity' | 'reduced_from'
>

/** What changed about a line since it was put in the cart, or is about to. */
export function lineNotes({ isGone, stock, left, price, priceBefore, ...line }: Facts) {
  if (isGone) return ['No longer sold; not counted below.']
  const notes: string[] = []
  if (stock === 'out') notes.push('Sold out.')
  else if (left !== null && line.reduced_from !== undefined)
    notes.push(`Only ${left} left: reduced from ${line.reduced_from} to ${line.quantity}`)
  else if (left !== null) notes.push(`Only ${left} left`)
  if (priceBefore !== undefined)
    notes.push(`Price changed from ${formatPrice(priceBefore)} to ${formatPrice(price)}`)
  return notes
}
