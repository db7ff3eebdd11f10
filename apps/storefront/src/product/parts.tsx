import { lazyPage } from '../lib/lazy-page'
import { partOf } from './part-of'
import { reviewsPart } from './reviews-part'

/** Tabs and rows, below the first screen, the districts, and the offer about a sold-out size. Their script is fetched when the visitor first does something. */
const sign = firstSign()
const below = partOf('product/below', sign, () => import('./below').then((m) => m.Below))

const delivery = partOf('product/delivery-part', sign, () =>
  import('./delivery-part').then((m) => m.DeliveryPart),
)

const missingSize = partOf('product/missing-size', sign, () =>
  import('./missing-size').then((m) => m.MissingSize),
)

const missing = lazyPage('ui/not-found', () => import('../ui/not-found').then((m) => m.NotFound))

const gone = lazyPage('product/gone-product', () =>
  import('./gone-product').then((m) => m.GoneProduct),
)

const nothingYet = lazyPage('product/nothing-yet', () =>
  import('./nothing-yet').then((m) => m.NothingYet),
)

const recent = lazyPage('product/recent-first', () =>
  import('./recent-first').then((m) => m.RecentFirst),
)

export const BelowPart = below.Page
export const DeliveryPart = delivery.Page
export const MissingSizePart = missingSize.Page
export const NotFoundPart = missing.Page
export const GonePart = gone.Page
export const NothingYetPart = nothingYet.Page
export const RecentPart = recent.Page

/** Called by the server before it renders, because its page contains every part. */
export async function readyParts() {
  const all = [below, delivery, missingSize, reviewsPart, missing, gone, nothingYet, recent]
  await Promise.all(all.map((part) => part.preload()))
}

/** Resolves when the visitor moves the pointer, presses or scrolls, or has done so already. */
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
