import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusTitle } from '../ui/page-header'

/**
 * Scrolls smoothly to the top on every navigation (spec §2). Back and Forward restore the scroll position, as browsers
 * do. A new page also moves the focus to its title, so that screen readers read it.
 */
export function usePageStart() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)

  useEffect(() => {
    if (type !== 'PUSH') return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  }, [key, type])

  useEffect(() => {
    if (last.current !== pathname) focusTitle()
    last.current = pathname
  }, [pathname])
}
