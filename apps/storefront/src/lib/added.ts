import { MAX_LINES } from './cart-lines'
import { notify } from './notify'

const ADDED = 'etrend:added'

/** Reports with a toast that a piece was added to the cart, and opens the cart drawer. */
export function announceAdded() {
  notify.success('Added to cart successfully!')
  window.dispatchEvent(new Event(ADDED))
}

/** Reports with a toast that a piece was not added, because the cart is full. */
export function announceFull() {
  notify.error(`Your cart holds ${MAX_LINES} different pieces already. Remove one first.`)
}

/** Calls `listener` whenever a piece was added to the cart. Returns a function that stops it. */
export function onAdded(listener: () => void) {
  window.addEventListener(ADDED, listener)
  return () => window.removeEventListener(ADDED, listener)
}
