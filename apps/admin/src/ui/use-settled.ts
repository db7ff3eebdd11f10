import { useEffect, useState } from 'react'

/** A value once it has stayed the same for `pause` ms; until then the one before. */
export function useSettled<Value>(value: Value, pause: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
