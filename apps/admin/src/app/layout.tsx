import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { SignInAgain } from '../account/sign-in-again'
import { NavigationDrawer } from './navigation-drawer'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

/** Sidebar, top bar and page; on a small screen the sidebar is a drawer. */
export function Layout() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only z-20 rounded-control bg-raised px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <aside className="sticky top-0 h-dvh max-lg:hidden">
        <Sidebar />
      </aside>
      {isDrawerOpen ? <NavigationDrawer onClose={() => setDrawerOpen(false)} /> : null}
      <div>
        <TopBar onMenu={() => setDrawerOpen(true)} />
        <main id="page" tabIndex={-1} className="mx-auto max-w-page px-4 py-6 outline-none md:px-8">
          <Outlet />
        </main>
      </div>
      <SignInAgain />
    </div>
  )
}
