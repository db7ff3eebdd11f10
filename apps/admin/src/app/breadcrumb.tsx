import { Link, matchPath, useLocation } from 'react-router-dom'
import { home } from '../lib/addresses'
import { resources } from './resources'

/** Where this page stands: Dashboard / Size List / Edit Size. */
export function Breadcrumb() {
  const trail = trailOf(useLocation().pathname)
  const [parents, here] = [trail.slice(0, -1), trail.at(-1)]
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex items-center gap-2 whitespace-nowrap">
        {parents.map(({ to, title }, index) => (
          <li key={to} className={`flex items-center gap-2 ${index === 0 ? 'max-sm:hidden' : ''}`}>
            <Link
              to={to}
              className="inline-flex items-center text-muted hover:text-ink hover:underline pointer-coarse:h-11"
            >
              {title}
            </Link>
            <span aria-hidden className="text-edge">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="font-medium truncate">
          {here?.title}
        </li>
      </ol>
    </nav>
  )
}

function trailOf(pathname: string) {
  const dashboard = { to: home, title: 'Dashboard' }
  for (const { paths, titles } of resources) {
    const list = { to: `${home}/${paths.list}`, title: titles.list }
    if (matchPath(list.to, pathname)) return [dashboard, list]
    if (matchPath(`${home}/${paths.add}`, pathname))
      return [dashboard, list, { to: pathname, title: titles.add }]
    if (matchPath(`${home}/${paths.edit}`, pathname))
      return [dashboard, list, { to: pathname, title: titles.edit }]
  }
  return [dashboard]
}
