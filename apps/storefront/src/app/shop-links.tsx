import { useQueryClient } from '@tanstack/react-query'
import type { PointerEvent, ReactNode } from 'react'
import { shopClient } from '../lib/api'
import { pageAt } from './routes'

/** Fetches a page's script and data when a pointer rests on its link, or a finger goes down on it. */
export function WarmLinks({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()

  function warm({ target }: PointerEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (
      !link ||
      link.origin !== window.location.origin ||
      link.pathname === window.location.pathname
    )
      return
    const found = pageAt(link)
    // A file's link, a picture's for example, is no page of ours.
    if (found?.page.path === '*') return
    // Only a head start: what fails here fails again, and says so, when the page is really opened.
    found?.page.preload().catch(() => undefined)
    found?.page.load?.(shopClient(queryClient), found.address).catch(() => undefined)
  }

  return (
    <div id="app" className="contents" onPointerOver={warm} onPointerDown={warm}>
      {children}
    </div>
  )
}
