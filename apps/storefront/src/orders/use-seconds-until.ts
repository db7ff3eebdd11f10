import { useEffect, useState } from 'react'

/** Counts down to a time, never below 0; undefined where there is none. */
export function useSecondsUntil(time: string | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time])
  return time === null ? undefined : Math.max(0, Math.ceil((Date.parse(time) - now) / 1000))
}
