import type { OwnSession } from '@etrend/contract'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { momentOf, sinceOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { deviceOf } from './device'

export function SessionRow({
  session: { is_current, user_agent, created_at, last_used_at },
  onEnd,
}: {
  session: OwnSession
  onEnd: (name: string) => void
}) {
  const { name, isPhone } = deviceOf(user_agent)
  const Icon = isPhone ? Smartphone : Laptop
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2">
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{name}</span>
          {is_current ? <Mark kind="good">This device</Mark> : null}
        </p>
        <p className="text-muted">
          Last used {momentOf(last_used_at)} · signed in {sinceOf(created_at)}
        </p>
      </div>
      {is_current ? null : (
        <Button aria-label={`End the session of ${name}`} onClick={() => onEnd(name)}>
          End
        </Button>
      )}
    </li>
  )
}
