import { notify } from './notify'

const ADDED = 'etrend:added'

/** Says that a piece was put in the cart, and shows the cart beside the page. */
export function sayAdded() {
  notify.success('Added to cart successfully!')
  window.dispatchEvent(new Event(ADDED))
}

/** Calls `listener` whenever a piece was put in the cart; answers how to stop. */
export function onAdded(listener: () => void) {
  window.addEventListener(ADDED, listener)
  return () => window.removeEventListener(ADDED, listener)
}
