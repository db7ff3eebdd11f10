import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { readSavedCart, saveCart } from '../lib/api'
import { useCart } from '../lib/cart'
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
  const [joined, setJoined] = useState<string>()

  const join = useEffectEvent(async (who: string) => {
    const saved = await readSavedCart()
    const known = await savedLines(saved, lines)
    const kept = readKept()
    const isNew = kept?.username !== who
    if (isNew) restore(mergeLines(lines, known))
    else if (areSame(kept.units, lines)) restore(known)
    writeKept({ username: who, units: saved })
    setJoined(who)
  })

  const leave = useEffectEvent(() => {
    const kept = readKept()
    if (kept && areSame(kept.units, lines)) restore([])
    dropKept()
    setJoined(undefined)
  })

  const save = useCallback(async (who: string, units: ReturnType<typeof unitsOf>) => {
    if (areSame(readKept()?.units ?? [], units)) return
    await saveCart(units)
    writeKept({ username: who, units })
  }, [])

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
    if (!username || joined !== username || document.visibilityState !== 'visible') return undefined
    const timer = setTimeout(() => save(username, unitsOf(lines)).catch(() => undefined), REST_MS)
    return () => clearTimeout(timer)
  }, [username, joined, lines, save])

  return null
}
