import type { SavedCart } from '@etrend/contract'
import { isSameUnit } from '../lib/cart-lines'
import { dropText, keepText, keptValue } from '../lib/local-storage'
import { count, object, orElse, text, validOf } from '../lib/schema'

type Unit = SavedCart['lines'][number]
type Kept = { username: string; units: Unit[]; district: string }

const STORED = 'etrend.cart.kept'

const unit = object<Unit>({ product_color: count, size: count, quantity: count })
const kept = object<Kept>({ username: text, units: validOf(unit), district: orElse(text, '') })

/** The account's cart and district as this browser last read or saved it; undefined when nobody is signed in here. */
export function readKept() {
  return keptValue(STORED, kept)
}

export function writeKept(kept: Kept) {
  keepText(STORED, JSON.stringify(kept))
}

export function dropKept() {
  dropText(STORED)
}

/** Reduces lines to what the account keeps of them. */
export function unitsOf(lines: Unit[]): Unit[] {
  return lines.map(({ product_color, size, quantity }) => ({ product_color, size, quantity }))
}

export function areSame(lines: Unit[], others: Unit[]) {
  return (
    lines.length === others.length &&
    lines.every((line, place) => {
      const other = others[place]
      return other && isSameUnit(line, other) && line.quantity === other.quantity
    })
  )
}
