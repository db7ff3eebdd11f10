import { MAX_LINES } from './cart-lines'
import { notify } from './notify'

/** What the cart drawer says after a piece was added; a toast where the drawer can't be loaded (spec §4). */
export const ADDED = 'Added to cart successfully!'

const EVENT = 'etrend:added'

/** Reports that a piece was added to the cart: the cart drawer opens and says so. */
export function announceAdded() {
  window.dispatchEvent(new Event(EVENT))
}

/** Reports with a toast that a piece was not added, because the cart is full. */
export function announceFull() {
  notify.error(`Your cart holds ${MAX_LINES} different pieces already. Remove one first.`)
}

/** Calls `listener` whenever a piece was added to the cart. Returns a function that stops it. */
export function onAdded(listener: () => void) {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
