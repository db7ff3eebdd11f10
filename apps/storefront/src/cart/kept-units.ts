import type { SavedCart } from '@etrend/contract'
import { isSameUnit } from '../lib/cart-lines'
import { dropText, keepText, keptJson } from '../lib/local-storage'
import { isCount, isRecord, isText } from '../lib/narrow'

type Unit = SavedCart['lines'][number]
type Kept = { username: string; units: Unit[] }

const STORED = 'etrend.cart.kept'

/** The account's cart as this browser last read or saved it; undefined when nobody is signed in here. */
export function readKept(): Kept | undefined {
  const stored = keptJson(STORED)
  if (!isRecord(stored) || !isText(stored.username) || !Array.isArray(stored.units))
    return undefined
  return { username: stored.username, units: stored.units.filter(isUnit) }
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

function isUnit(value: unknown): value is Unit {
  return isRecord(value) && [value.product_color, value.size, value.quantity].every(isCount)
}
