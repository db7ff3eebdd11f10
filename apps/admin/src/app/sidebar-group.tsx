import type { WaitingWork } from '@etrend/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useRemembered } from '../lib/remembered'
import { isAt, waitingBehind, type Group } from './navigation'
import { SidebarEntry, sidebarRow, WaitingBadge } from './sidebar-entry'

/**
 * A group of the sidebar. Closed, its title leads to the first of its screens. It is open where one of its screens is
 * shown, where somebody opened it before, and in a short sidebar. A group with one entry is shown as that entry.
 */
export function SidebarGroup({
  group: { title, icon: Icon, entries },
  work,
  isShort,
}: {
  group: Group
  work: WaitingWork
  isShort: boolean
}) {
  const list = useId()
  const badge = useId()
  const { pathname } = useLocation()
  const { isOpened, toggle } = useOpened(title)
  const [first] = entries
  if (first === undefined) return null
  const waiting = waitingBehind(entries, work)
  if (entries.length === 1) return <SidebarEntry entry={first} waiting={waiting} />

  const isFixed = isShort || entries.some((entry) => isAt(entry, pathname))
  const isOpen = isFixed || isOpened
  const look = `${sidebarRow} min-w-0 grow text-paper/80`
  const head = (
    <>
      <Icon size={16} aria-hidden />
      {title}
    </>
  )
  return (
    <div className={isOpen ? 'pb-1' : ''}>
      <div className="flex">
        {isOpen ? (
          <span className={`${look} pointer-events-none`}>{head}</span>
        ) : (
          <Link to={first.to} aria-describedby={waiting > 0 ? badge : undefined} className={look}>
            {head}
            <WaitingBadge id={badge} count={waiting} />
          </Link>
        )}
        {isFixed ? null : (
          <button
            type="button"
            aria-label={`Pages of ${title}`}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={toggle}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-paper/60 hover:bg-paper/10 hover:text-paper pointer-coarse:size-11"
          >
            <ChevronDown
              size={14}
              aria-hidden
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      <div id={list} role="group" aria-label={title} hidden={!isOpen}>
        {isOpen
          ? entries.map((entry) => (
              <SidebarEntry
                key={entry.to}
                entry={entry}
                waiting={waitingBehind([entry], work)}
                isInside
              />
            ))
          : null}
      </div>
    </div>
  )
}

/** Whether somebody opened the group, which this browser remembers. */
function useOpened(title: string) {
  const [kept = '', keep] = useRemembered('sidebar')
  const opened = kept.split(',')
  const isOpened = opened.includes(title)
  const others = opened.filter((one) => one !== title)
  return { isOpened, toggle: () => keep((isOpened ? others : [...others, title]).join(',')) }
}
