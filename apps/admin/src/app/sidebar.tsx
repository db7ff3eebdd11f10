import type { LucideIcon } from 'lucide-react'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import { Link, useMatch } from 'react-router-dom'
import { useSignOut } from '../account/use-sign-out'
import { home } from '../lib/addresses'
import { Logo } from '../ui/logo'
import { pages } from './pages'
import { usePage, usePlace } from './place'
import { resources } from './resources'

export function Sidebar() {
  const signOut = useSignOut()
  const here = usePlace()?.resource
  const page = usePage()
  const isHome = useMatch(home) !== null
  return (
    <div
      data-on-ink
      className="flex h-full flex-col gap-6 overflow-y-auto bg-ink px-3 py-5 text-paper"
    >
      <Link to={home} className="self-start rounded-control px-3">
        <Logo />
      </Link>
      <nav aria-label="Back-office" className="grid gap-5">
        <Entry to={home} icon={LayoutDashboard} label="Dashboard" isHere={isHome} />
        <div>
          <h2 className="font-semibold px-3 pb-1.5 font-sans text-xs text-paper/60">Catalogue</h2>
          {resources.map((resource) => (
            <Entry
              key={resource.label}
              to={`${home}/${resource.paths.list}`}
              icon={resource.icon}
              label={resource.label}
              isHere={resource === here}
            />
          ))}
        </div>
        <div>
          <h2 className="font-semibold px-3 pb-1.5 font-sans text-xs text-paper/60">Stockroom</h2>
          {pages.map(({ path, icon, label }) => (
            <Entry
              key={path}
              to={`${home}/${path}`}
              icon={icon}
              label={label}
              isHere={path === page?.path}
            />
          ))}
        </div>
      </nav>
      <button
        type="button"
        onClick={signOut}
        className={`${look} mt-auto w-full cursor-pointer text-paper/80`}
      >
        <LogOut size={16} aria-hidden />
        Logout
      </button>
    </div>
  )
}

function Entry({
  icon: Icon,
  label,
  to,
  isHere,
}: {
  icon: LucideIcon
  label: string
  to: string
  isHere: boolean
}) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'true' : undefined}
      className={`${look} ${isHere ? 'font-semibold bg-paper/15 text-paper' : 'text-paper/80'}`}
    >
      <Icon size={16} aria-hidden />
      {label}
    </Link>
  )
}

const look =
  'flex h-9 items-center gap-3 rounded-control px-3 transition-colors hover:bg-paper/10 hover:text-paper pointer-coarse:h-11'
