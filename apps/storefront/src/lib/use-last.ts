import { useState } from 'react'

/** The value, and while there is none the last one that there was. */
export function useLast<Value>(value: Value | undefined) {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
