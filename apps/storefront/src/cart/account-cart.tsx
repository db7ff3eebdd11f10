import type { SavedCart } from '@etrend/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { tsr } from '../lib/api'
import { useCart } from '../lib/cart'
import { type CartLine, isSameUnit, MAX_LINES } from '../lib/cart-lines'
import { priceCart } from '../lib/ordering/price-cart'
import { areSame, dropKept, readKept, unitsOf, writeKept } from './kept-units'

const REST_MS = 400

/**
 * Syncs this browser's cart with the account's. Signing in merges them. Afterwards changes made here are saved, and
 * changes made on other devices are taken over when the page becomes visible again. Signing out empties the cart here,
 * unless it has changes that the account doesn't have yet.
 */
export function AccountCart({ username }: { username: string | undefined }) {
  const { lines, restore } = useCart()
  // `join` reads this after its requests, so that lines added in the meantime aren't lost.
  const latest = useRef(lines)
  useEffect(() => void (latest.current = lines), [lines])

  const join = useEffectEvent(async (who: string) => {
    const saved = await readSavedCart()
    const known = await savedLines(saved, lines)
    const here = latest.current
    const kept = readKept()
    if (kept?.username !== who) restore(mergeLines(here, known))
    // Unsaved changes made here are newer than the account's cart.
    else restore(areSame(kept.units, here) ? known : [...here])
    writeKept({ username: who, units: saved })
  })

  const leave = useEffectEvent(() => {
    const kept = readKept()
    if (kept && areSame(kept.units, lines)) restore([])
    dropKept()
  })

  useEffect(() => {
    if (!username) return leave()
    const look = () => {
      // After a failure it is tried again when the page next becomes visible.
      if (document.visibilityState === 'visible') join(username).catch(() => undefined)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [username])

  useEffect(() => {
    if (!username) return undefined
    const timer = setTimeout(() => {
      save(username, lines).catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [username, lines])

  return null
}

/** Saves the cart to the account: only after the carts were merged, only a changed cart, only from the visible tab. */
async function save(username: string, lines: CartLine[]) {
  const kept = readKept()
  if (kept?.username !== username || areSame(kept.units, lines)) return
  if (document.visibilityState !== 'visible') return
  const units = unitsOf(lines)
  await saveCart(units)
  writeKept({ username, units })
}

/** Reads the cart that the account keeps. Throws the answer if its status isn't 200. */
async function readSavedCart() {
  const answer = await tsr.cart.saved.query()
  if (answer.status !== 200) throw answer
  return answer.body.lines
}

/** Replaces the account's cart. Throws the answer if its status isn't 200. */
async function saveCart(lines: SavedCart['lines']) {
  const answer = await tsr.cart.save.mutate({ body: { lines } })
  if (answer.status !== 200) throw answer
}

/**
 * The account's units as cart lines. Units that are in this browser's cart keep their name and price from here; the
 * others get the server's current ones. Units that the server doesn't know are left out.
 */
async function savedLines(units: SavedCart['lines'], here: CartLine[]): Promise<CartLine[]> {
  const missing = units.filter((unit) => !here.some((line) => isSameUnit(line, unit)))
  const priced = missing.length > 0 ? (await priceCart({ lines: missing })).lines : []
  return units.flatMap((unit) => {
    const line = here.find((one) => isSameUnit(one, unit))
    if (line) return { ...line, quantity: unit.quantity }
    const shown = priced.find((one) => isSameUnit(one, unit))
    if (!shown) return []
    const { product, slug, name, color_name, size_name, price, picture } = shown
    return { ...unit, product, slug, name, color_name, size_name, price, picture }
  })
}

/** Merges two carts. A unit in both gets the larger quantity. This browser's lines come first; keeps 50 at most. */
export function mergeLines(here: CartLine[], saved: CartLine[]): CartLine[] {
  const both = here.map((line) => {
    const other = saved.find((one) => isSameUnit(one, line))
    return other && other.quantity > line.quantity ? { ...line, quantity: other.quantity } : line
  })
  const others = saved.filter((line) => !here.some((one) => isSameUnit(one, line)))
  return [...both, ...others].slice(0, MAX_LINES)
}
