import type { Picture } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { amount, count, nullable, object, optional, text, validOf } from './schema'

/** A sellable unit in the cart, with a copy of what it looked like when it was put there. */
export type CartLine = {
  product_color: number
  size: number
  quantity: number
  product: number
  slug: string
  name: string
  color_name: string
  size_name: string
  price: number
  picture: Picture | null
  /** The quantity before it was reduced to what is left; removed when the shopper changes the quantity. */
  reduced_from?: number
}

export const MIN_QUANTITY = 1 // spec §9
export const MAX_QUANTITY = 99
export const MAX_LINES = 50

type Unit = Pick<CartLine, 'product_color' | 'size'>

/**
 * Adds a line. Raises the quantity of a unit that is in the cart already; a new unit comes last. A cart of 50 lines
 * takes no new one.
 */
export function withLine(lines: CartLine[], added: CartLine): CartLine[] {
  const known = lines.find((line) => isSameUnit(line, added))
  if (!known) return lines.length < MAX_LINES ? [...lines, added] : lines
  return withQuantity(lines, known, known.quantity + added.quantity)
}

/** Changes a unit's quantity, within 1 and 99. To remove a line, use `withoutLine`. */
export function withQuantity(lines: CartLine[], unit: Unit, quantity: number): CartLine[] {
  const allowed = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, quantity))
  return lines.map((line) => {
    if (!isSameUnit(line, unit)) return line
    // The shopper has chosen anew, so the line no longer says what it was reduced from.
    const { reduced_from: _reducedFrom, ...rest } = line
    return { ...rest, quantity: allowed }
  })
}

/** Reduces a line's quantity to `left` (at least 1). The line remembers the former one in `reduced_from`. */
export function withMost(lines: CartLine[], unit: Unit, left: number): CartLine[] {
  return lines.map((line) =>
    isSameUnit(line, unit) && line.quantity > left
      ? { ...line, quantity: left, reduced_from: line.quantity }
      : line,
  )
}

export function withoutLine(lines: CartLine[], unit: Unit): CartLine[] {
  return lines.filter((line) => !isSameUnit(line, unit))
}

/** Changes a line's size. If another line has that size already, the pieces are added to it. */
export function withSize(
  lines: CartLine[],
  unit: Unit,
  { size, size_name }: { size: number; size_name: string },
): CartLine[] {
  const line = lines.find((candidate) => isSameUnit(candidate, unit))
  if (!line || line.size === size) return lines
  const resized = { ...line, size, size_name }
  if (lines.some((other) => isSameUnit(other, resized))) {
    return withLine(withoutLine(lines, unit), resized)
  }
  return lines.map((other) => (other === line ? resized : other))
}

export function pieceCount(lines: CartLine[]) {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** '0 items', '1 item', 'N items'. */
export function itemsLabel(count: number) {
  return count === 1 ? '1 item' : `${formatNumber(count)} items`
}

export function isSameUnit(one: Unit, other: Unit) {
  return one.product_color === other.product_color && one.size === other.size
}

export const picture = object<Picture>({ src: text, alt: text })

const line = object<CartLine>({
  product_color: count,
  size: count,
  quantity: count,
  product: count,
  slug: text,
  name: text,
  color_name: text,
  size_name: text,
  price: amount,
  picture: nullable(picture),
  reduced_from: optional(count),
})

/** The lines in local storage; anything that isn't a valid line is left out. */
export const keptLines = validOf(line, MAX_LINES)
