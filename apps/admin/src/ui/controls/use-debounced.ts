import { useEffect, useState } from 'react'

/** A debounced value: the new value once it has stayed the same for `pause` ms, until then the previous one. */
export function useDebounced<Value>(value: Value, pause: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
