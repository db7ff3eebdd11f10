import { useEffect, useState } from 'react'

/** Whether the reader has scrolled past an element: it is out of view, above. */
export function usePassed(id: string) {
  const [isPassed, setIsPassed] = useState(false)

  useEffect(() => {
    const place = document.getElementById(id)
    if (!place) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds } of entries)
        setIsPassed(!isIntersecting && boundingClientRect.top <= (rootBounds?.top ?? 0))
    }, UNDER_HEADER)
    observer.observe(place)
    return () => observer.disconnect()
  }, [id])

  return isPassed
}

const UNDER_HEADER = { rootMargin: '-104px 0px 0px' }
