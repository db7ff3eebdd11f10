import type { ApiKey } from '@etrend/contract'
import { dayOf, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { scopeWords } from './scope-words'

const states = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
  paused: 'Its maker is disabled',
}

/** A key: what it may do, when it was used, and a button that revokes it. */
export function ApiKeyRow({ given, onRevoke }: { given: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scopes, staff_name, state, created_at, last_used_at, expires_at } = given
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="text-muted">{prefix}…</code>
          <Mark kind={state === 'active' ? 'good' : 'quiet'}>{states[state]}</Mark>
        </p>
        <p>{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-muted">
          Made by {staff_name} on {dayOf(created_at)} ·{' '}
          {last_used_at ? `last used ${momentOf(last_used_at)}` : 'never used'} ·{' '}
          {expires_at ? `expires on ${dayOf(expires_at)}` : 'never expires'}
        </p>
      </div>
      {state === 'active' || state === 'paused' ? (
        <Button aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : null}
    </li>
  )
}
