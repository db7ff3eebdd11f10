import type { Member } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { doneBy } from '../lib/addresses'
import { useStored } from '../lib/session'
import { dayOf, momentOf } from '../lib/times'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

export function MemberRow({ member, onAsk }: { member: Member; onAsk: () => void }) {
  const { id, username, email, is_active, created_at, last_used_at } = member
  const isSelf = useStored('email') === email
  return (
    <li className="md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_200px] grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{username}</span>
          {isSelf ? <Mark kind="good">You</Mark> : null}
          {is_active ? null : <Mark kind="warning">Disabled</Mark>}
        </p>
        <p className="wrap-anywhere text-muted">{email}</p>
      </div>
      <p className="text-muted">
        {last_used_at ? `Last active ${momentOf(last_used_at)}` : 'Never signed in'}
        <span className="block">Staff since {dayOf(created_at)}</span>
      </p>
      <div className="max-md:justify-start flex items-center justify-end gap-4">
        <Link
          to={doneBy(id)}
          aria-label={`Activity of ${username}`}
          className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
        >
          Activity
        </Link>
        {isSelf ? null : (
          <Button aria-label={`${is_active ? 'Disable' : 'Enable'} ${username}`} onClick={onAsk}>
            {is_active ? 'Disable' : 'Enable'}
          </Button>
        )}
      </div>
    </li>
  )
}
