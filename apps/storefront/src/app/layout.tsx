import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useKeptHtml } from '../lib/kept-html'
import { useShop } from '../lib/use-shop'
import { DollarRate } from '../ui/price'
import { CartCompanions } from './cart-companions'
import { Header } from './header'
import { LaterFooter } from './later-footer'
import { ScrollPlace } from './scroll-place'
import { SearchBox } from './search-box'
import { TopBar } from './top-bar'

/** The frame around every page: header, footer, cart drawer, scroll position, and the rate for dollars. */
export function Layout({ children }: { children: ReactNode }) {
  const rate = useShop()?.dollar_rate ?? null
  return (
    <DollarRate value={rate}>
      <div className="flex min-h-dvh flex-col print:block print:min-h-0">
        <a href="#main" className="skip-link print:hidden">
          Skip to content
        </a>
        <SimulatorBanner />
        <div className="sticky top-0 z-20 print:hidden">
          <PageHeader />
          <CartCompanions />
        </div>
        <PhoneSearch />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Suspense>
          <LaterFooter.Page />
        </Suspense>
        <ScrollPlace />
      </div>
    </DollarRate>
  )
}

function PageHeader() {
  const kept = useKeptHtml((html) => html.header())
  return (
    <header className="relative z-10" {...kept}>
      {kept ? undefined : (
        <>
          <TopBar />
          <Header />
        </>
      )}
    </header>
  )
}

/** On the search's own page, the search box also shows where the header has no room for it; elsewhere it is in the menu. */
function PhoneSearch() {
  const { pathname } = useLocation()
  if (pathname !== '/search') return null
  return (
    <div className="page lg:hidden pt-3 print:hidden">
      <SearchBox />
    </div>
  )
}

/** Shown on every page while payments are only simulated. */
function SimulatorBanner() {
  if (!useShop()?.payments_simulated) return null
  return (
    <p role="note" className="simulator-banner print:hidden">
      Payments are simulated here: no money moves, and nothing is delivered.
    </p>
  )
}
