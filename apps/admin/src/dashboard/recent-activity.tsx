import { recordNames, recordNoun, type AuditEntry } from '@etrend/contract'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { when } from '../lib/when'
import { FailedState } from '../ui/failed-state'
import { RowsSkeleton } from '../ui/skeleton'

const SHOWN = 8

/** What staff did last, one line each, from the audit log. */
export function RecentActivity() {
  const query = { page: '1', page_size: String(SHOWN) }
  const log = api.audit.list.useQuery({
    queryKey: ['audit', 'recent'],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch recent activity' },
  })
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title" className="text-lg">
        Recent activity
      </h2>
      {log.data ? (
        <ul className="pt-2">
          {log.data.body.map((entry) => (
            <li key={entry.id} className="flex gap-4 border-b border-line py-1.5">
              <span className="min-w-0 grow wrap-break-word">{sentenceOf(entry)}</span>
              <time dateTime={entry.at} className="shrink-0 text-muted tabular-nums">
                {when(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      ) : log.error ? (
        <FailedState
          message={refusalOf(log.error).message}
          isTrying={log.isFetching}
          onRetry={log.refetch}
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {log.data?.body.length === 0 ? (
        <p className="pt-2">Nothing was changed yet. What staff do shows here.</p>
      ) : null}
    </section>
  )
}

/** 'Sunita changed product Linen Shirt' */
function sentenceOf({ staff_name, action, noun, label }: AuditEntry) {
  const alone = ofOneself[action]
  if (alone) return `${staff_name} ${alone}`
  const known = recordNoun.safeParse(noun).data
  const name = known ? recordNames[known] : nouns[noun]
  return [staff_name, verbs[action] ?? action, name, label].filter(Boolean).join(' ')
}

const ofOneself: Record<string, string | undefined> = {
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'sign-out everywhere': 'signed out everywhere',
  'new password': 'chose a new password',
  join: 'joined the staff',
}

const nouns: Record<string, string> = { members: 'staff', imports: 'import' }

const verbs: Record<string, string> = {
  add: 'added',
  edit: 'changed',
  delete: 'deleted',
  restore: 'restored',
  undo: 'undid',
  bulk: 'changed many:',
  receive: 'received',
  count: 'counted',
  threshold: 'set the threshold of',
  arrange: 'arranged the pictures of',
  import: 'ran',
  invite: 'invited',
  withdraw: 'withdrew the invitation of',
  disable: 'disabled',
  enable: 'enabled',
}
