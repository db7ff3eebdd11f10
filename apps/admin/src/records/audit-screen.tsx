import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { nepalTimeOf } from '../lib/nepal-time'
import { useListAddress } from '../ui/list/list-address'
import { PagedListScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { AuditDays } from './audit-days'
import { auditFilters } from './audit-filters'

const questions = [...auditFilters.map(({ name }) => name), 'row_id', 'part_of']

/**
 * What staff did, day by day, the newest first; with `row_id` the history of one record. An entry is a sentence, so
 * there are no columns to choose.
 */
export function AuditScreen() {
  const address = useListAddress(questions)
  const { narrowed } = address
  const asked = { ...address.asked, ...nepalDays(narrowed) }
  const log = api.audit.list.useQuery(
    listPageQuery(['audit', 'list'], { asked }, 'Failed to fetch the audit log'),
  )
  const [newest] = log.data?.body ?? []
  return (
    <PagedListScreen
      title="Audit Log"
      intro={
        <>
          {narrowed.row_id && newest ? (
            <p className="pt-3 text-base">
              The history of <strong className="font-semibold">{newest.label}</strong>.
            </p>
          ) : null}
          {narrowed.part_of ? (
            <p className="pt-3 text-base">
              Every row that was changed together.{' '}
              <Link to={`${home}/audit`} className="underline underline-offset-4">
                Back to the log
              </Link>
            </p>
          ) : null}
        </>
      }
      searchLabel="Search the audit log"
      address={address}
      filters={auditFilters}
      answer={log}
      none="No changes yet. Every change by staff will appear here."
      noMatch="Nothing in the log matches. Try fewer or other words, or fewer filters."
    >
      {(entries) => <AuditDays entries={entries} />}
    </PagedListScreen>
  )
}

/** Converts the days in an address to ISO times. A day begins at midnight in Nepal, as in the log. */
function nepalDays({ from, to }: Partial<Record<string, string>>) {
  const start = nepalTimeOf(`${from ?? ''}T00:00:00.000`)
  const end = nepalTimeOf(`${to ?? ''}T23:59:59.999`)
  return { ...(start && { from: start }), ...(end && { to: end }) }
}
