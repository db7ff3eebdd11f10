import type { CartChange } from '@etrend/contract'
import { formatPrice, sizeWord } from '@etrend/domain'
import { type CartLine, isSameUnit } from '../lib/cart-lines'
import type { ShownLine } from '../lib/ordering/use-priced-cart'
import { amount, count, listOf, nullable, object, oneOf, orElse, text } from '../lib/schema'

/** A difference between what the shopper saw and what can be ordered now, for one line of the cart. */
export type LineChange = {
  product_color: number
  size: number
  /** How many are left, where there are fewer than asked for; 0 where it isn't sold any more. */
  left: number | null
  price: number | null
  name: string
  message: string
}

/** The changes for which the server refused the order, in words that name the cart's own lines. */
export function changesOf(changes: CartChange[], lines: CartLine[]): LineChange[] {
  return changes.map((change) => {
    const line = lines.find((one) => isSameUnit(one, change))
    const name = line ? nameOf(line) : change.name
    if (change.kind === 'gone') return { ...change, name, message: GONE }
    if (change.kind === 'short') return { ...change, name, message: shortOf(change.left) }
    const message = pricedOf(change.price ?? 0, line?.price)
    return { ...change, left: null, name, message }
  })
}

const change = object<CartChange>({
  product_color: count,
  size: count,
  name: text,
  kind: oneOf<CartChange['kind']>({ gone: true, short: true, price: true }),
  left: nullable(amount),
  price: nullable(amount),
  message: text,
})

const changedCart = orElse(object({ body: object({ changes: listOf(change) }) }), undefined)

/** What changed in the cart, from a refused order (409); undefined where nothing did. */
export function changesIn(error: unknown) {
  return changedCart(error)?.body.changes
}

/** What differs from the cart according to the server's last answer, which may have come while the shopper typed. */
export function differencesOf(lines: ShownLine[]): LineChange[] {
  return lines.flatMap((line): LineChange[] => {
    const { product_color, size, price, priceBefore, quantity, isGone } = line
    const place = { product_color, size, name: nameOf(line) }
    const left = isGone || line.stock === 'out' ? 0 : line.left
    if (left !== null && left < quantity) {
      return [{ ...place, left, price: null, message: isGone ? GONE : shortOf(left) }]
    }
    if (priceBefore === undefined) return []
    return [{ ...place, left: null, price, message: pricedOf(price, priceBefore) }]
  })
}

/** The cart as it can be ordered: fewer pieces where fewer are left, and current prices. */
export function withChanges(lines: CartLine[], changes: LineChange[]): CartLine[] {
  return lines.flatMap((line) => {
    const mine = changes.filter((change) => isSameUnit(change, line))
    const left = Math.min(line.quantity, ...mine.map((change) => change.left ?? line.quantity))
    const price = mine.find((change) => change.price !== null)?.price ?? line.price
    return left > 0 ? [{ ...line, quantity: left, price }] : []
  })
}

const GONE = 'No longer sold.'

function pricedOf(price: number, before: number | undefined) {
  const from = before === undefined ? '' : ` instead of ${formatPrice(before)}`
  return `Now ${formatPrice(price)}${from}.`
}

function shortOf(left: number | null) {
  return left
    ? `Only ${left} left; we reduce the quantity.`
    : 'Sold out; we take it out of the cart.'
}

function nameOf({ name, color_name, size_name }: CartLine) {
  return `${name}, ${color_name}, ${sizeWord(size_name)}`
}
