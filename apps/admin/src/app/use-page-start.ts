import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusTitle } from '../ui/page-header'

/**
 * Every navigation scrolls smoothly to the top (spec §2); Back and Forward restore the place, as browsers do.
 * A new page also puts the focus on its title, so that it is read out.
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
