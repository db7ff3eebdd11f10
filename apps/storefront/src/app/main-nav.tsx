import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPanel } from '../lib/category-in'
import { useHeader } from '../lib/use-menus'
import { useMenuIntent } from './use-menu-intent'

// Fetched when a pointer or the focus reaches a link. Phones never need it.
const MegaPanel = lazy(() => import('./mega-panel').then((m) => ({ default: m.MegaPanel })))

/** The links of the header. Those with entries below them open a panel with these and with products. */
export function MainNav() {
  const header = useHeader()
  const menu = useMenuIntent(header)
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="lg:block hidden">
      <ul className="flex items-center gap-1">
        {header.map((item, place) => {
          const isOpen = menu.openPlace === place
          const unfolds = hasPanel(item)
          return (
            <li key={`${place} ${item.label}`} {...(unfolds && menu.itemProps(place))}>
              <a
                href={item.href ?? undefined}
                className="nav-link"
                aria-current={item.href === pathname ? 'page' : undefined}
                {...(unfolds && { 'aria-expanded': isOpen, ...menu.linkProps(place) })}
              >
                {item.label}
              </a>
              {isOpen && (
                <Suspense>
                  <MegaPanel item={item} place={place} />
                </Suspense>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
