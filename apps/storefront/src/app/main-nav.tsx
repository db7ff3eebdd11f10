import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { collections } from '../lib/collections'
import { useMenuIntent } from './use-menu-intent'

// A phone never needs it, and a desk not before a pointer or the focus comes near.
const MegaPanel = lazy(() => import('./mega-panel').then((m) => ({ default: m.MegaPanel })))

/** Home and the three collections; each of these unfolds its sub categories and products. */
export function MainNav() {
  const menu = useMenuIntent()
  return (
    <nav aria-label="Main" className="lg:block hidden">
      <ul className="flex items-center gap-1">
        <li>
          <NavLink to="/" end className="nav-link">
            Home
          </NavLink>
        </li>
        {collections.map(({ slug, path, label }) => {
          const isOpen = menu.openSlug === slug
          return (
            <li key={slug} {...menu.itemProps(slug)}>
              <NavLink
                to={path}
                className="nav-link"
                aria-expanded={isOpen}
                {...menu.linkProps(slug)}
              >
                {label}
              </NavLink>
              {isOpen && (
                <Suspense>
                  <MegaPanel slug={slug} label={label} path={path} />
                </Suspense>
              )}
            </li>
          )
        })}
        <li>
          <Link to="/all-products" className="nav-link">
            Our Products
          </Link>
        </li>
      </ul>
    </nav>
  )
}
