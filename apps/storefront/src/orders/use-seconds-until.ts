import { useEffect, useState } from 'react'

/** The seconds until a time, counted down to 0; undefined without a time. */
export function useSecondsUntil(time: string | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time])
  return time === null ? undefined : Math.max(0, Math.ceil((Date.parse(time) - now) / 1000))
}
