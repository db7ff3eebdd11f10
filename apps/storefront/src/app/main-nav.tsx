import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { collections } from '../lib/collections'
import { useMenuIntent } from './use-menu-intent'

// Fetched when a pointer or the focus reaches a link. Phones never need it.
const MegaPanel = lazy(() => import('./mega-panel').then((m) => ({ default: m.MegaPanel })))

/** Home, Our Products and the three collections, which open a panel with their sub categories and products. */
export function MainNav() {
  const menu = useMenuIntent()
  const { pathname } = useLocation()
  const here = (path: string) => (path === pathname ? 'page' : undefined)
  return (
    <nav aria-label="Main" className="lg:block hidden">
      <ul className="flex items-center gap-1">
        <li>
          <a href="/" className="nav-link" aria-current={here('/')}>
            Home
          </a>
        </li>
        {collections.map(({ slug, path, label }) => {
          const isOpen = menu.openSlug === slug
          return (
            <li key={slug} {...menu.itemProps(slug)}>
              <a
                href={path}
                className="nav-link"
                aria-current={here(path)}
                aria-expanded={isOpen}
                {...menu.linkProps(slug)}
              >
                {label}
              </a>
              {isOpen && (
                <Suspense>
                  <MegaPanel slug={slug} label={label} path={path} />
                </Suspense>
              )}
            </li>
          )
        })}
        <li>
          <a href="/all-products" className="nav-link" aria-current={here('/all-products')}>
            Our Products
          </a>
        </li>
      </ul>
    </nav>
  )
}
