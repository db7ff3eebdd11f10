import { Link } from 'react-router-dom'
import { useMay } from '../lib/own-role'
import { quickActions } from '../lib/quick-actions'

/** Links to what staff begin most often, as far as their role allows it. On a phone they scroll sideways in one line. */
export function QuickLinks() {
  const may = useMay()
  const own = quickActions.filter(({ permission }) => may(permission))
  if (own.length === 0) return null
  return (
    <nav aria-label="Begin" className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <ul className="max-md:w-max max-md:flex-nowrap flex flex-wrap gap-1.5">
        {own.map(({ label, icon: Icon, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex h-9 items-center gap-1.5 rounded-full bg-raised px-2.5 font-medium whitespace-nowrap inset-ring inset-ring-line hover:bg-sunk pointer-coarse:h-11"
            >
              <Icon size={16} aria-hidden className="text-muted" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
