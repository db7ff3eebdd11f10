import { Link } from 'react-router-dom'
import { sentenceOf } from '../lib/action-words'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { Moment } from '../ui/display/moment'
import { Section } from '../ui/display/section'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'

const SHOWN = 8

/** What staff did last, one line each, from the audit log. Sign-ins are left out: they would be most of it. */
export function RecentActivity() {
  const query = { page: '1', page_size: String(SHOWN), without: 'sign-in' }
  const log = api.audit.list.useQuery({
    queryKey: ['audit', 'recent'],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch recent activity' },
  })
  return (
    <Section
      title="Recent activity"
      action={
        <Link
          to={`${home}/audit`}
          className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
        >
          Audit log
        </Link>
      }
    >
      {log.data ? (
        <ul>
          {log.data.body.map((entry) => (
            <li key={entry.id} className="flex gap-4 border-b border-line py-1.5">
              <span className="min-w-0 grow wrap-break-word">{sentenceOf(entry)}</span>
              <span className="shrink-0 text-muted tabular-nums">
                <Moment at={entry.at} />
              </span>
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
        <p className="pt-2">No changes yet. Changes by staff will appear here.</p>
      ) : null}
    </Section>
  )
}
