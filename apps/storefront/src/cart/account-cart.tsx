import { useEffect, useEffectEvent, useRef } from 'react'
import { useCart } from '../lib/cart'
import type { CartLine } from '../lib/cart-lines'
import { readSavedCart, saveCart } from './account-calls'
import { areSame, dropKept, readKept, unitsOf, writeKept } from './kept-units'
import { mergeLines } from './merge-lines'
import { savedLines } from './saved-lines'

const REST_MS = 400

/**
 * Keeps this browser's cart and the account's in step. Signing in merges them; afterwards what changes here is saved,
 * and what changed elsewhere is taken over when the page is looked at again. Signing out leaves the cart with the
 * account; only what the account hasn't got yet stays.
 */
export function AccountCart({ username }: { username: string | undefined }) {
  const { lines, restore } = useCart()
  // What is added while the account's cart is on its way must not be lost.
  const latest = useRef(lines)
  useEffect(() => void (latest.current = lines), [lines])

  const join = useEffectEvent(async (who: string) => {
    const saved = await readSavedCart()
    const known = await savedLines(saved, lines)
    const here = latest.current
    const kept = readKept()
    if (kept?.username !== who) restore(mergeLines(here, known))
    // What changed here and wasn't saved yet is newer than what the account has.
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
      // What fails now is tried again when the page is next looked at.
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

/** Only once the carts are joined, and only what the account hasn't got; the tab that is looked at speaks for all. */
async function save(username: string, lines: CartLine[]) {
  const kept = readKept()
  if (kept?.username !== username || areSame(kept.units, lines)) return
  if (document.visibilityState !== 'visible') return
  const units = unitsOf(lines)
  await saveCart(units)
  writeKept({ username, units })
}
