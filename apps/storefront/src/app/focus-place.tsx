import { rescueFocus } from '@etrend/look/rescue-focus'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Moves the keyboard focus to the heading of another page; on Back, to the link that was followed there; and to a near
 * place when the element that has it is removed.
 */
export function FocusPlace() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef(pathname)

  useEffect(rescueFocus, [])

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== pathname
    shownPath.current = pathname
    const link = type === 'POP' ? followed.get(key + pathname) : undefined
    return isOtherPage || link ? moveFocus(link) : undefined
  }, [key, pathname, type])

  useLayoutEffect(() => {
    function follow({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      followed.set(key + pathname, { href: link.href, at: linksTo(link.href).indexOf(link) })
    }
    window.addEventListener('click', follow, true)
    return () => window.removeEventListener('click', follow, true)
  }, [key, pathname])

  return null
}

/** A link, by its address and its place among the page's links to this address. */
type Followed = { href: string; at: number }

/** The links that were followed last, by history key and path. */
const followed = new Map<string, Followed>()

function linksTo(href: string) {
  return [...document.querySelectorAll('a')].filter((link) => link.href === href)
}

/**
 * Moves the focus to this link, or else to the page's heading; while the page loads, to what takes its place, until the
 * visitor does something. Returns how to stop.
 */
function moveFocus(to: Followed | undefined) {
  const main = document.querySelector('main')
  let moved: Element | null = null
  function move() {
    const { activeElement } = document
    // Something else has moved the focus on purpose.
    if (moved && activeElement !== moved && activeElement !== document.body) return
    const link = to && linksTo(to.href)[to.at]
    const place = link?.checkVisibility() ? link : (main?.querySelector('h1') ?? main)
    if (!place || place === activeElement) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
    moved = place
  }
  const observer = new MutationObserver(move)
  const stop = () => observer.disconnect()
  move()
  if (main) observer.observe(main, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, stop, { once: true })
  return stop
}
