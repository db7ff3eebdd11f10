import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isAt, type Destination } from './navigation'

/** A link to a screen, with how much work waits there. `isInside`: indented, in a group. */
export function SidebarEntry({
  entry,
  waiting,
  isInside = false,
}: {
  entry: Destination
  waiting: number
  isInside?: boolean
}) {
  const { icon: Icon, label, to } = entry
  const badge = useId()
  const isHere = isAt(entry, useLocation().pathname)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'true' : undefined}
      aria-describedby={waiting > 0 ? badge : undefined}
      className={`${sidebarRow} ${isHere ? 'font-semibold bg-paper/15 text-paper' : 'text-paper/80'} ${isInside ? 'h-8 ps-10' : ''}`}
    >
      {isInside ? null : <Icon size={16} aria-hidden />}
      {label}
      <WaitingBadge id={badge} count={waiting} />
    </Link>
  )
}

/** How much waits. It describes the link that it is in, and is no part of the link's name. */
export function WaitingBadge({ id, count }: { id: string; count: number }) {
  if (count === 0) return null
  return (
    <span
      id={id}
      aria-hidden
      className="font-semibold ms-auto min-w-5 rounded-full bg-paper/20 px-1.5 text-center text-xs leading-5 text-paper tabular-nums"
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

export const sidebarRow =
  'flex h-9 items-center gap-3 rounded-control px-3 transition-colors hover:bg-paper/10 hover:text-paper pointer-coarse:h-11'
