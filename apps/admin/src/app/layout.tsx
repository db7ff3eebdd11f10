import { useState, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { ProofDialog } from '../account/proof-dialog'
import { SignInAgain } from '../account/sign-in-again'
import { useLiveOrders } from '../notifications/use-live-orders'
import { focusStart } from '../ui/display/screen-header'
import { NavigationDrawer } from './navigation-drawer'
import { ScreenFrame } from './screen-frame'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

/** Sidebar, top bar and the screen of the address; on a small display the sidebar is a drawer. */
export function Layout() {
  const { pathname } = useLocation()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useScreenStart()
  useLiveOrders()
  return (
    <div className="lg:ps-58 min-h-dvh print:min-h-0 print:ps-0">
      <a
        href="#page"
        className="font-semibold sr-only z-20 rounded-control bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <aside className="max-lg:hidden fixed inset-y-0 left-0 w-58 print:hidden">
        <Sidebar />
      </aside>
      {isDrawerOpen ? <NavigationDrawer onClose={() => setDrawerOpen(false)} /> : null}
      <TopBar onMenu={() => setDrawerOpen(true)} />
      <main
        id="page"
        tabIndex={-1}
        className="md:px-8 mx-auto max-w-440 px-4 py-6 outline-none print:p-0"
      >
        <ScreenFrame at={pathname}>
          <Outlet />
        </ScreenFrame>
      </main>
      <SignInAgain />
      <ProofDialog />
    </div>
  )
}

/**
 * Scrolls smoothly to the top on every navigation (spec §2). Back and Forward restore the scroll position, as browsers
 * do. A new screen also moves the focus to its start.
 */
function useScreenStart() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)

  useEffect(() => {
    if (type !== 'PUSH') return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  }, [key, type])

  useEffect(() => {
    if (last.current !== pathname) focusStart()
    last.current = pathname
  }, [pathname])
}
