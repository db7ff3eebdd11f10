import { useState } from 'react'

/** The value; while it is undefined, the last one that wasn't. */
export function useLast<Value>(value: Value | undefined) {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
