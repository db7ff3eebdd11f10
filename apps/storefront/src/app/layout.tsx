import { type ReactNode, Suspense } from 'react'
import { CartCompanions } from './cart-companions'
import { Footer } from './footer'
import { Header } from './header'
import { ScrollPlace } from './scroll-place'
import { SimulatorBanner } from './simulator-banner'
import { TopBar } from './top-bar'

/** The frame around every page: header, footer, cart drawer and scroll position. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SimulatorBanner />
      <header className="sticky top-0 z-20">
        <TopBar />
        <Header />
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <CartCompanions />
      <ScrollPlace />
    </div>
  )
}
