import { type RefObject, useEffect, useState } from 'react'

/** Whether the reader has scrolled past an element: it is out of view, above. */
export function usePassed(place: RefObject<Element | null>) {
  const [isPassed, setIsPassed] = useState(false)

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds } of entries)
        setIsPassed(!isIntersecting && boundingClientRect.top <= (rootBounds?.top ?? 0))
    }, UNDER_HEADER)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  return isPassed
}

const UNDER_HEADER = { rootMargin: '-104px 0px 0px' }
