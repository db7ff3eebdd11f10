import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { array, number, type Schema, text, validOf } from '../lib/schema'

const STORED = 'etrend.scroll'
const PATIENCE_MS = 1500

/**
 * Every navigation scrolls smoothly to the top (spec §2). Back, Forward and reload return to the former position, and a
 * replaced address of the same page (a chosen colour) doesn't scroll. The script for the place of the keyboard focus, and
 * for paper, is loaded after the page's.
 */
export function ScrollPlace() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef<string>(undefined)
  const [AfterPage, setAfterPage] = useState<ComponentType>()

  useEffect(() => {
    import('./after-page').then((module) => setAfterPage(() => module.AfterPage), nothing)
  }, [])

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const isFirst = shownPath.current === undefined
    const isOtherPage = !isFirst && shownPath.current !== pathname
    shownPath.current = pathname
    if (isFirst && (isNewVisit() || window.scrollY > 0)) {
      // The shopper may have scrolled before the script ran; no scroll event reports that any more.
      places().set(key + pathname, window.scrollY)
      return undefined
    }
    if (type === 'POP') return returnTo(places().get(key + pathname))
    if (type === 'PUSH' || isOtherPage)
      window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' })
    return undefined
  }, [key, pathname, type])

  useLayoutEffect(() => {
    const remember = () => places().set(key + pathname, window.scrollY)
    const leave = () => keepPlaces(remember())
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [key, pathname])

  return AfterPage ? <AfterPage /> : null
}

function nothing() {
  return undefined
}

/** Whether the address was newly opened, not by Back, Forward or reload. Such a page starts at its top. */
function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type === 'navigate'
}

let kept: Map<string, number> | undefined

/**
 * Scroll positions by history key and path; read from storage when first used. The key alone isn't enough, because it
 * is the same after every full page load.
 */
function places() {
  return (kept ??= keptPlaces())
}

/**
 * Scrolls to a position. While the page is too short for it, tries again for up to 1.5 s, unless the shopper has
 * scrolled meanwhile. Returns how to stop trying.
 */
function returnTo(place: number | undefined) {
  if (place === undefined) return undefined
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  function attempt(top: number) {
    window.scrollTo({ top, behavior: 'instant' })
    const reached = window.scrollY
    if (Math.abs(reached - top) <= 1 || performance.now() >= until) return
    frame = requestAnimationFrame(() => {
      // A page that got shorter moves to its end by itself.
      const isMoved = window.scrollY !== reached && window.scrollY < lowestPlace()
      if (!isMoved) attempt(top)
    })
  }
  attempt(place)
  return () => cancelAnimationFrame(frame)
}

function lowestPlace() {
  return Math.floor(document.documentElement.scrollHeight - window.innerHeight)
}

function prefersStillness() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function keepPlaces(all: Map<string, number>) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...all].slice(-50)))
  } catch {
    // Without storage, a reload starts at the top.
  }
}

function keptPlaces() {
  try {
    return new Map(validOf(place)(JSON.parse(sessionStorage.getItem(STORED) ?? '[]')))
  } catch {
    // The stored value isn't valid: start without positions.
    return new Map<string, number>()
  }
}

const place: Schema<[key: string, top: number]> = (given) => {
  const [key, top] = array(given)
  return [text(key), number(top)]
}
