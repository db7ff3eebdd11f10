import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shopClient } from '../lib/api'
import { isPlainClick } from '../lib/plain-click'
import { pageAt } from './routes'

/**
 * Handles the links of the whole shop, which are plain `<a href>` elements. A pointer over a link, or a finger on it,
 * prefetches the page's script and data; a click opens the page without loading a new document. One listener costs a
 * page of sixty links less than sixty of the router's link components would. A link with `data-replace` replaces the
 * address in the history; so does a link to the current address, as in every browser.
 */
export function ShopLinks({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  function warm({ target }: PointerEvent) {
    const link = linkAround(target)
    const found = link && pageOf(link)
    if (!found || link.pathname === window.location.pathname) return
    // Errors are ignored: opening the page tries again and shows them.
    found.page.preload().catch(() => undefined)
    found.page.load?.(shopClient(queryClient), found.address).catch(() => undefined)
  }

  function open(event: MouseEvent) {
    const link = linkAround(event.target)
    if (!link || !isPlainClick(event) || staysOrLeaves(link) || !pageOf(link)) return
    event.preventDefault()
    const address = link.pathname + link.search + link.hash
    const isHere = address === pathname + search + hash
    void navigate(address, { replace: isHere || link.dataset.replace !== undefined })
  }

  return (
    <div
      id="app"
      // It isn't interactive itself; it only handles the events of the links in it.
      role="presentation"
      className="contents"
      onPointerOver={warm}
      onPointerDown={warm}
      onClick={open}
    >
      {children}
    </div>
  )
}

function linkAround(target: EventTarget) {
  return target instanceof Element ? target.closest('a') : null
}

/** The shop's page that a link leads to; undefined for other sites, and for files such as pictures. */
function pageOf(link: HTMLAnchorElement) {
  const found = link.origin === window.location.origin ? pageAt(link) : undefined
  return found?.page.path === '*' ? undefined : found
}

/** Whether a link leads to a place in this page, or opens another window. The browser handles these itself. */
function staysOrLeaves(link: HTMLAnchorElement) {
  return link.target !== '' || link.getAttribute('href')?.startsWith('#')
}
