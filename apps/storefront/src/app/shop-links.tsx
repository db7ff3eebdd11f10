import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shopClient } from '../lib/api'
import { isPlainClick } from '../lib/plain-click'
import { pageAt } from './routes'

/**
 * Every link to a page of the shop is a plain `<a href>`. Here they are all listened to: the page's script and data are
 * fetched when a pointer rests on its link or a finger goes down on it, and a click opens it without loading a document.
 * One listener costs a page of sixty links less than sixty of the router's own would. `data-replace` takes the place
 * of the address in the history; so does a link to the address that one is at, as in every browser.
 */
export function ShopLinks({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  function warm({ target }: PointerEvent) {
    const link = linkAround(target)
    const found = link && pageOf(link)
    if (!found || link.pathname === window.location.pathname) return
    // Only a head start: what fails here fails again, and says so, when the page is really opened.
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
      // It only hears what happens on the links in it.
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

/** The shop's page that a link leads to. A file of ours, a picture's for example, is none. */
function pageOf(link: HTMLAnchorElement) {
  const found = link.origin === window.location.origin ? pageAt(link) : undefined
  return found?.page.path === '*' ? undefined : found
}

/** To a place in this page, or into another window. */
function staysOrLeaves(link: HTMLAnchorElement) {
  return link.target !== '' || link.getAttribute('href')?.startsWith('#')
}
