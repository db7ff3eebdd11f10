import { useSyncExternalStore } from 'react'
import { isRecord, isText } from '../lib/narrow'
import { storedValue } from '../lib/stored-value'

type Draft = { rating: number; content: string }

const BLANK: Draft = { rating: 0, content: '' }

/** A review not sent yet, kept in this browser: it survives a failed call, a sign-in and a reload. Only the latest. */
export function useReviewDraft(product: number) {
  const kept = useSyncExternalStore(store.subscribe, store.current, store.onServer)
  const draft = kept.product === product ? kept.draft : BLANK
  const set = (next: Draft) => store.replace({ product, draft: next })
  return [draft, set, () => set(BLANK)] as const
}

const store = storedValue('etrend.review', readDraft)

function readDraft(stored: unknown): { product: number; draft: Draft } {
  if (!isRecord(stored) || !isRecord(stored.draft)) return { product: 0, draft: BLANK }
  const { rating, content } = stored.draft
  return {
    product: Number(stored.product),
    draft: { rating: Number(rating) || 0, content: isText(content) ? content : '' },
  }
}
