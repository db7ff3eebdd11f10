import { partOf } from './part-of'

let wake: () => void = () => undefined
const wanted = new Promise<void>((resolve) => (wake = resolve))

/** The reviews. Their script is fetched when the visitor opens them. */
export const reviewsPart = partOf('product/reviews', wanted, () =>
  import('./reviews').then((m) => m.Reviews),
)

export function wantReviews() {
  wake()
}
