import { lazyPage } from '../lib/lazy-page'
import { ReviewsMissing } from './reviews-missing'

let wake: () => void = () => undefined
const wanted = new Promise<void>((resolve) => (wake = resolve))

const part = lazyPage('product/reviews', async () => {
  if (typeof window !== 'undefined') await wanted
  return await import('./reviews').then(
    ({ Reviews }) => Reviews,
    () => ReviewsMissing,
  )
})

/** The reviews. The server shows them at once; their script comes to the browser when somebody opens them. */
export const ReviewsPart = part.Page

/** For the server, before it renders. */
export const readyReviews = part.preload

export function wantReviews() {
  wake()
}
