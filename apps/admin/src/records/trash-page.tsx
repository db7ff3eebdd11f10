import { UNDO_DAYS } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import { fixed } from '../ui/choices'
import { useShownColumns } from '../ui/columns-menu'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { ListTools } from '../ui/list-tools'
import { PageHeader } from '../ui/page-header'
import { Paged } from '../ui/paged'
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
export function TrashPage() {
  const address = useListAddress(['noun'])
  const choice = useShownColumns('trash', [])
  const deleted = api.trash.list.useQuery({
    queryKey: ['trash', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch the trash' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Trash" />
      <p className="pt-1 text-muted">Deleted rows are kept for {UNDO_DAYS} days.</p>
      <ListTools
        searchLabel="Search the trash"
        address={address}
        filters={filters}
        choice={choice}
      />
      <Paged
        answer={deleted}
        address={address}
        empty="The trash is empty. Deleted rows appear here and can be restored."
        noMatch="Nothing in the trash matches. Try fewer or other words."
      >
        {(rows) => <TrashRows rows={rows} />}
      </Paged>
    </>
  )
}
