import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'react-router-dom'
import { useSignOut } from '../account/use-sign-out'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'
import { useWaitingWork } from '../lib/waiting-work'
import { Logo } from '../ui/display/logo'
import { allowedNavigation, dashboard, ownPlaces } from './navigation'
import { SidebarEntry, sidebarRow } from './sidebar-entry'
import { SidebarGroup } from './sidebar-group'

/** So many entries fit on one screen with all groups open. */
const FEW = 14

export function Sidebar() {
  const signOut = useSignOut()
  const groups = allowedNavigation(useMay())
  const work = useWaitingWork().data?.body ?? {}
  const isShort = groups.flatMap(({ entries }) => entries).length <= FEW
  return (
    <div
      data-on-ink
      className="flex h-full flex-col gap-4 overflow-y-auto bg-ink px-3 py-5 text-paper"
    >
      <Link to={home} className="self-start rounded-control px-3">
        <Logo />
      </Link>
      <nav aria-label="Back-office" className="flex grow flex-col">
        <SidebarEntry entry={dashboard} waiting={0} />
        {groups.map((group) => (
          <SidebarGroup key={group.title} group={group} work={work} isShort={isShort} />
        ))}
        <div className="mt-auto border-t border-paper/15 pt-3">
          {ownPlaces.map((entry) => (
            <SidebarEntry key={entry.to} entry={entry} waiting={0} />
          ))}
          <button
            type="button"
            onClick={signOut}
            className={`${sidebarRow} w-full cursor-pointer text-paper/80`}
          >
            <LogOut size={16} aria-hidden />
            Logout
          </button>
        </div>
      </nav>
    </div>
  )
}
