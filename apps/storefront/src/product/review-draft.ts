import type { ReviewInput } from '@etrend/contract'
import { useSyncExternalStore } from 'react'
import { nullable, number, object, oneOf, orElse, text } from '../lib/schema'
import { storedValue } from '../lib/stored-value'

/** What the author has written so far; a rating of 0 is none. */
export type Draft = ReviewInput

const BLANK: Draft = { rating: 0, content: '', fit: null }
const fit = orElse(nullable(oneOf({ small: true, right: true, large: true })), null)

/** A review not sent yet, kept in this browser: it survives a failed call, a sign-in and a reload. Only the latest. */
export function useReviewDraft(product: number) {
  const kept = useSyncExternalStore(store.subscribe, store.current, store.onServer)
  const draft = kept.product === product ? kept.draft : BLANK
  const set = (next: Draft) => store.replace({ product, draft: next })
  return [draft, set, () => set(BLANK)] as const
}

const review = object({
  product: number,
  draft: object<Draft>({ rating: orElse(number, 0), content: orElse(text, ''), fit }),
})

const store = storedValue('etrend.review', review, { product: 0, draft: BLANK })
