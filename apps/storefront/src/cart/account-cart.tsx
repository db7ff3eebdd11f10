import type { SavedCart } from '@etrend/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { tsr } from '../lib/api'
import { useCart } from '../lib/cart'
import { type CartLine, isSameUnit, MAX_LINES } from '../lib/cart-lines'
import { keepDistrict, useDistrict } from '../lib/ordering/district'
import { priceCart } from '../lib/ordering/price-cart'
import { areSame, dropKept, readKept, unitsOf, writeKept } from './kept-units'

const REST_MS = 400

/**
 * Syncs this browser's cart with the account's. Signing in merges them. Afterwards changes made here are saved, and
 * changes made on other devices are taken over when the page becomes visible again. Signing out empties the cart here,
 * unless it has changes that the account doesn't have yet. The district goes with it: what was chosen last counts.
 */
export function AccountCart({ username }: { username: string | undefined }) {
  const { lines, restore } = useCart()
  const district = useDistrict()
  // `join` reads this after its requests, so that what was changed in the meantime isn't lost.
  const latest = useRef({ lines, district })
  useEffect(() => void (latest.current = { lines, district }), [lines, district])

  const join = useEffectEvent(async (who: string) => {
    const saved = await readSavedCart()
    const known = await savedLines(saved.lines, lines)
    const here = latest.current
    const kept = readKept()
    const isNewcomer = kept?.username !== who
    // Unsaved changes made here are newer than the account's cart.
    const newer = isNewcomer || !areSame(kept.units, here.lines) ? [...here.lines] : known
    const joined = isNewcomer ? mergeLines(newer, known) : newer
    restore(joined)
    const isNewer = here.district !== (isNewcomer ? '' : kept.district)
    if (!isNewer && saved.district) keepDistrict(saved.district)
    writeKept({ username: who, units: saved.lines, district: saved.district })
    if (isNewer) await save(who, { lines: joined, district: here.district })
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
      save(username, { lines, district }).catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [username, lines, district])

  return null
}

/** Saves cart and district to the account: only after the carts were merged, only what changed, only from the visible tab. */
async function save(username: string, { lines, district }: Here) {
  const kept = readKept()
  if (kept?.username !== username) return
  if (areSame(kept.units, lines) && kept.district === district) return
  if (document.visibilityState !== 'visible') return
  const units = unitsOf(lines)
  await saveCart({ lines: units, district })
  writeKept({ username, units, district })
}

type Here = { lines: CartLine[]; district: string }

/** Reads the cart that the account keeps. Throws the answer if its status isn't 200. */
async function readSavedCart() {
  const answer = await tsr.cart.saved.query()
  if (answer.status !== 200) throw answer
  return answer.body
}

/** Replaces the account's cart. Throws the answer if its status isn't 200. */
async function saveCart(body: SavedCart) {
  const answer = await tsr.cart.save.mutate({ body })
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
