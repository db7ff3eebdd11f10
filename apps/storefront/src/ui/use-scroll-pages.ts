import { type RefObject, useEffect, useState } from 'react'

/**
 * Divides a row with scroll snapping into pages. Returns their number, the shown page and a function that goes to
 * another one; it loops from the last page to the first and back.
 */
export function useScrollPages(row: RefObject<HTMLElement | null>) {
  const [{ page, pages }, setPlace] = useState({ page: 0, pages: 1 })

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => setPlace((before) => settled(before, placeOf(element)))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const added = new MutationObserver(measure)
    added.observe(element, { childList: true })
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      added.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])

  function goTo(target: number) {
    const element = row.current
    if (!element) return
    const wrapped = (target + pages) % pages
    element.scrollTo({ left: wrapped * element.clientWidth })
  }

  return { page, pages, goTo }
}

type Place = { page: number; pages: number }

function placeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  if (clientWidth === 0) return { page: 0, pages: 1 }
  const pages = Math.max(1, Math.ceil((scrollWidth - SLACK_PX) / clientWidth))
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - SLACK_PX
  return { page: isAtEnd ? pages - 1 : Math.round(scrollLeft / clientWidth), pages }
}

// Gaps and fractions of a pixel don't make another page.
const SLACK_PX = 24

function settled(before: Place, now: Place) {
  return before.page === now.page && before.pages === now.pages ? before : now
}
