import { sortedJson } from '@etrend/domain'
import { useRef } from 'react'

/** Returns the idempotency key of an order. The same order sent again keeps its key; a changed order gets a new key. */
export function useIdempotencyKey() {
  const last = useRef({ text: '', key: '' })
  return (body: unknown) => {
    const text = sortedJson(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
