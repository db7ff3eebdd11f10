import { dropText, keptValue } from './local-storage'
import { amount, check, object } from './schema'

/** Where this browser keeps what the customer typed at the checkout. It holds a name, a phone number and an address. */
export const DRAFT_KEY = 'etrend.checkout'
/** Where it keeps an order that was sent and not answered; it holds the same. */
export const ATTEMPT_KEY = 'etrend.checkout.attempt'

/** The server promises to know an Idempotency-Key for 24 hours. After that, sending an order again may order twice. */
const KEPT_MS = 24 * 3_600_000

/** When something was stored (ms): in the last 24 hours, because what is older isn't to be used. */
export const freshTime = check((given): given is number => {
  // A clock that was set back a little must not make an order be sent with a new key.
  return Math.abs(Date.now() - amount(given)) < KEPT_MS
})

const fresh = object({ kept_at: freshTime })

/** Deletes what was kept longer ago, for customers who don't come back to the checkout. */
export function dropOldCheckout() {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY]) if (!keptValue(key, fresh)) dropText(key)
}

export function dropCheckout() {
  dropText(DRAFT_KEY)
  dropText(ATTEMPT_KEY)
}
