import { dropText, keptJson } from './local-storage'
import { isAmount, isRecord } from './narrow'

/** Where this browser keeps what the customer typed at the checkout. It holds a name, a phone number and an address. */
export const DRAFT_KEY = 'etrend.checkout'
/** Where it keeps an order that was sent and not answered; it holds the same. */
export const ATTEMPT_KEY = 'etrend.checkout.attempt'

/** The server promises to know an Idempotency-Key for 24 hours. After that, sending an order again may order twice. */
const KEPT_MS = 24 * 3_600_000

/** Whether a stored value is to be used: it was stored (`kept_at`, ms) in the last 24 hours. */
export function isFresh(stored: unknown): stored is Record<string, unknown> & { kept_at: number } {
  if (!isRecord(stored) || !isAmount(stored.kept_at)) return false
  // A clock that was set back a little must not make an order be sent with a new key.
  return Math.abs(Date.now() - stored.kept_at) < KEPT_MS
}

/** Deletes what was kept longer ago, for customers who don't come back to the checkout. */
export function dropOldCheckout() {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY]) if (!isFresh(keptJson(key))) dropText(key)
}

export function dropCheckout() {
  dropText(DRAFT_KEY)
  dropText(ATTEMPT_KEY)
}
