import LogOut from 'lucide-react/icons/log-out'
import { Link, useLocation } from 'react-router-dom'
import { useSignOut } from '../account/use-sign-out'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'
import { Logo } from '../ui/display/logo'
import { allowedNavigation, isAt, ownPlaces, type Destination } from './navigation'

export function Sidebar() {
  const signOut = useSignOut()
  const may = useMay()
  return (
    <div
      data-on-ink
      className="flex h-full flex-col gap-5 overflow-y-auto bg-ink px-3 py-5 text-paper"
    >
      <Link to={home} className="self-start rounded-control px-3">
        <Logo />
      </Link>
      <nav aria-label="Back-office" className="flex grow flex-col gap-4">
        {allowedNavigation(may).map(({ title, entries }) => (
          <div key={title ?? ''}>
            {title ? (
              <h2 className="font-semibold px-3 pb-1 font-sans text-xs text-paper/60">{title}</h2>
            ) : null}
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </div>
        ))}
        <div className="mt-auto border-t border-paper/15 pt-3">
          {ownPlaces.map((entry) => (
            <Entry key={entry.to} entry={entry} />
          ))}
          <button
            type="button"
            onClick={signOut}
            className={`${look} w-full cursor-pointer text-paper/80`}
          >
            <LogOut size={16} aria-hidden />
            Logout
          </button>
        </div>
      </nav>
    </div>
  )
}

function Entry({ entry }: { entry: Destination }) {
  const { icon: Icon, label, to } = entry
  const isHere = isAt(entry, useLocation().pathname)
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
  'flex h-8 items-center gap-3 rounded-control px-3 transition-colors hover:bg-paper/10 hover:text-paper pointer-coarse:h-11'
