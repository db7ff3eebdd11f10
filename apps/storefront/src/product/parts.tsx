import { lazyPage } from '../lib/lazy-page'
import { partOf } from './part-of'
import { reviewsPart } from './reviews-part'

/** Tabs and rows, below the first screen: their script comes with the first sign of somebody. */
const below = partOf('product/below', firstSign(), () => import('./below').then((m) => m.Below))

const missing = lazyPage('ui/not-found', () => import('../ui/not-found').then((m) => m.NotFound))

export const BelowPart = below.Page
export const NotFoundPart = missing.Page

/** For the server, before it renders: there every part is shown at once. */
export async function readyParts() {
  await Promise.all([below.preload(), reviewsPart.preload(), missing.preload()])
}

/** Resolves when somebody moves, presses or scrolls, or already has. */
function firstSign() {
  return new Promise<void>((resolve) => {
    if (typeof window === 'undefined') return
    if (window.scrollY > 0 || window.location.hash || navigator.userActivation?.hasBeenActive) {
      resolve()
    }
    for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true })
    }
  })
}
