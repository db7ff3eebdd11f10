import { Link, matchPath, useLocation } from 'react-router-dom'
import { home } from '../lib/addresses'
import { resources } from './resources'
import { screens } from './screens/screens'

/** The path to this screen: Dashboard / Size List / Edit Size. */
export function Breadcrumb() {
  const place = usePlace()
  const screen = useScreen()
  const parent =
    screens.find(({ path }) => path === screen?.under) ??
    resources
      .map(({ paths, titles }) => ({ path: paths.list, title: titles.list }))
      .find(({ path }) => path === screen?.under)
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex items-center gap-2 whitespace-nowrap">
        {place || screen ? <Parent to={home} title="Dashboard" look="max-sm:hidden" /> : null}
        {place && place.screen !== 'list' ? (
          <Parent
            to={`${home}/${place.resource.paths.list}`}
            title={place.resource.titles.list}
            look=""
          />
        ) : null}
        {parent ? <Parent to={`${home}/${parent.path}`} title={parent.title} look="" /> : null}
        <li aria-current="page" className="truncate font-medium">
          {place ? place.resource.titles[place.screen] : (screen?.title ?? 'Dashboard')}
        </li>
      </ol>
    </nav>
  )
}

function Parent({ to, title, look }: { to: string; title: string; look: string }) {
  return (
    <li className={`flex items-center gap-2 ${look}`}>
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
  )
}

type Place = { resource: (typeof resources)[number]; screen: 'list' | 'add' | 'edit' }

const ofNoun = ['list', 'add', 'edit'] as const

/** Which noun's screen the address shows; undefined on other screens and at unknown addresses. */
function usePlace(): Place | undefined {
  const { pathname } = useLocation()
  for (const resource of resources) {
    const screen = ofNoun.find((one) => matchPath(`${home}/${resource.paths[one]}`, pathname))
    if (screen) return { resource, screen }
  }
  return undefined
}

/** The screen, of those without a noun, that the address shows; undefined at all others. */
function useScreen() {
  const { pathname } = useLocation()
  return screens.find(({ path }) => matchPath(`${home}/${path}`, pathname))
}
