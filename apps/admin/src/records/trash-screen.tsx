import { UNDO_DAYS } from '@etrend/contract'
import { api } from '../lib/api'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { PagedListScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { useSelection } from '../ui/list/use-selection'
import { nounChoices } from './audit-filters'
import { TrashRows } from './trash-rows'

const nouns = fixed(...nounChoices)
const filters: Filter[] = [
  { kind: 'few', name: 'noun', label: 'Kind of record', useChoices: () => nouns },
]

/**
 * The deleted rows that can still be restored. They are of different nouns, so there are no columns to choose, and the
 * last deleted row comes first, so there is nothing to sort by.
 */
export function TrashScreen() {
  const address = useListAddress(['noun'])
  const selection = useSelection<string>()
  const deleted = api.trash.list.useQuery(
    listPageQuery(['trash', 'list'], address, 'Failed to fetch the trash'),
  )
  return (
    <PagedListScreen
      title="Trash"
      intro={<p className="pt-1 text-muted">Deleted rows are kept for {UNDO_DAYS} days.</p>}
      searchLabel="Search the trash"
      address={address}
      filters={filters}
      selection={selection}
      answer={deleted}
      none="The trash is empty. Deleted rows appear here and can be restored."
      noMatch="Nothing in the trash matches. Try fewer or other words."
    >
      {(rows) => <TrashRows rows={rows} selection={selection} />}
    </PagedListScreen>
  )
}
