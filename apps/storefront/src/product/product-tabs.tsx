import type { ProductDetail } from '@etrend/contract'
import { type KeyboardEvent, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../lib/use-hydrated'
import { reviewsPart, wantReviews } from './reviews-part'

const TABS = ['Description', 'Reviews'] // spec §2

/** Description and Reviews. The address's hash opens one of them; without script both show, one below the other. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const { pathname, search, hash } = useLocation()
  // Browsers don't send the hash to the server, so it always renders the description as open.
  const chosen = useHydrated() && hash === '#reviews' ? 1 : 0
  useEffect(() => {
    if (chosen === 1) wantReviews()
  }, [chosen])

  return (
    <div className="tabs mt-8">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="About this product"
        className="needs-script tab-list"
        onKeyDown={(event) => move(event, chosen)}
      >
        {TABS.map((title, index) => (
          <a
            key={title}
            data-replace
            role="tab"
            id={`tab-${title.toLowerCase()}`}
            href={`${pathname}${search}#${title.toLowerCase()}`}
            aria-controls={title.toLowerCase()}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className="tab"
          >
            {title}
          </a>
        ))}
      </div>
      <section
        role="tabpanel"
        id="description"
        aria-labelledby="tab-description"
        hidden={chosen !== 0}
        className="tab-panel"
      >
        <h2 className="tab-title sr-only">Description</h2>
        <p className="max-w-prose whitespace-pre-line">{product.description}</p>
      </section>
      <section
        role="tabpanel"
        id="reviews"
        aria-labelledby="tab-reviews"
        hidden={chosen !== 1}
        className="tab-panel"
      >
        <h2 className="tab-title sr-only">Reviews</h2>
        <Suspense fallback={<output>Loading the reviews…</output>}>
          <reviewsPart.Page product={product} />
        </Suspense>
      </section>
    </div>
  )
}

/** The arrow keys, Home and End focus a tab and open it. */
function move(event: KeyboardEvent<HTMLElement>, chosen: number) {
  const places: Record<string, number> = {
    ArrowLeft: chosen - 1,
    ArrowRight: chosen + 1,
    Home: 0,
    End: -1,
  }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  const tab = [...event.currentTarget.querySelectorAll('a')].at(place % TABS.length)
  tab?.focus()
  tab?.click()
}
