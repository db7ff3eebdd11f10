import { isAbove, type Member } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { doneBy } from '../lib/addresses'
import { useOwnRole } from '../lib/own-role'
import { useStored } from '../lib/session'
import { dayOf, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { May } from '../ui/may'

/** A member of staff: role, last use, and what the signed-in person may change about them. */
export function MemberRow({
  member,
  onAsk,
  onRole,
  onReset,
}: {
  member: Member
  onAsk: () => void
  onRole: () => void
  onReset: () => void
}) {
  const { id, username, email, role_name, has_factor, is_active, created_at, last_used_at } = member
  const isSelf = useStored('email') === email
  const own = useOwnRole()
  const isBelow = own !== undefined && !isAbove(member.permissions, own.permissions)
  return (
    <li className="md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_260px] md:group-data-compact/list:py-1 grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{username}</span>
          <Mark kind="quiet">{role_name}</Mark>
          {isSelf ? <Mark kind="good">You</Mark> : null}
          {has_factor ? <Mark kind="good">Second factor</Mark> : null}
          {is_active ? null : <Mark kind="warning">Disabled</Mark>}
        </p>
        <p className="wrap-anywhere text-muted">{email}</p>
      </div>
      <p className="text-muted">
        {last_used_at ? `Last active ${momentOf(last_used_at)}` : 'Never signed in'}
        <span className="block">Staff since {dayOf(created_at)}</span>
      </p>
      <div className="max-md:justify-start flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <May needed="audit">
          <Link
            to={doneBy(id)}
            aria-label={`Activity of ${username}`}
            className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
          >
            Activity
          </Link>
        </May>
        {own?.role === 'owner' && has_factor && !isSelf ? (
          <Button aria-label={`Reset the second factor of ${username}`} onClick={onReset}>
            Reset factor
          </Button>
        ) : null}
        {isBelow ? (
          <Button data-edit aria-label={`Change the role of ${username}`} onClick={onRole}>
            Role
          </Button>
        ) : null}
        {isSelf || !isBelow ? null : (
          <Button aria-label={`${is_active ? 'Disable' : 'Enable'} ${username}`} onClick={onAsk}>
            {is_active ? 'Disable' : 'Enable'}
          </Button>
        )}
      </div>
    </li>
  )
}
