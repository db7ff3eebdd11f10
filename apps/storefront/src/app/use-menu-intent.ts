import type { NavigationItem } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { shopClient } from '../lib/api'
import { isPlainClick } from '../lib/plain-click'
import { menuQuery, panelsQuery } from '../lib/queries'

const OPEN_AFTER_MS = 120
// Long enough to cross the corner of a neighbouring link on the way down to the panel.
const CLOSE_AFTER_MS = 220

/**
 * Which menu is open, and the event handlers for its list item and link. A resting mouse, a click, Enter and ArrowDown
 * open it; on an open menu, a click or Enter follows the link. It closes when the mouse or the focus leaves, on Escape
 * (which returns a focus inside to the link) and on any navigation.
 */
export function useMenuIntent(header: NavigationItem[]) {
  const location = useLocation()
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<{ place: number; at: string }>()
  const openPlace = open?.at === location.key ? open.place : undefined
  useEffect(() => () => clearTimeout(timer.current), [])

  // On the document, because a menu that the mouse has opened doesn't have the focus.
  useEffect(() => {
    if (openPlace === undefined) return undefined
    function leave({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape') return
      clearTimeout(timer.current)
      const item = document.querySelector('[data-panel]')?.parentElement
      if (item?.contains(document.activeElement)) item.querySelector('a')?.focus()
      setOpen(undefined)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [openPlace])

  function show(place: number | undefined, afterMs = 0) {
    clearTimeout(timer.current)
    if (place !== undefined) fetchAhead(place)
    const change = () => setOpen(place !== undefined ? { place, at: location.key } : undefined)
    if (afterMs > 0) timer.current = setTimeout(change, afterMs)
    else change()
  }

  /** Prefetches the panel's script and products while opening is still delayed. */
  function fetchAhead(place: number) {
    const shop = shopClient(queryClient)
    const hasOwnEntries = header[place]?.children.length
    if (hasOwnEntries) void shop.navigation.panels.prefetchQuery(panelsQuery)
    else void shop.store.menu.prefetchQuery(menuQuery)
    import('./mega-panel').catch(() => undefined)
  }

  function itemProps(place: number) {
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(place, OPEN_AFTER_MS)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(undefined, CLOSE_AFTER_MS)
      },
      onBlur: (event: FocusEvent<HTMLLIElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(undefined)
      },
    }
  }

  function linkProps(place: number) {
    return {
      // A browser reports Enter as a click too.
      onClick: (event: MouseEvent) => {
        if (openPlace === place || !isPlainClick(event)) return
        event.preventDefault()
        show(place)
      },
      onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        if (openPlace !== place) show(place)
        else
          event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-panel] a')?.focus()
      },
    }
  }

  return { openPlace, itemProps, linkProps }
}
