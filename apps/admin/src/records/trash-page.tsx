import { UNDO_DAYS } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import { Filters, type Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { Paged } from '../ui/paged'
import { SearchBox } from '../ui/search-box'
import { nounChoices } from './audit-filters'
import { TrashRows } from './trash-rows'

const nouns = fixed(...nounChoices)
const filters: Filter[] = [
  { kind: 'few', name: 'noun', label: 'Kind of record', useChoices: () => nouns },
]

/** The deleted rows that can still be restored. */
export function TrashPage() {
  const address = useListAddress(['noun'])
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
      <div className="flex flex-wrap items-center gap-2 py-5">
        <SearchBox label="Search the trash" value={address.q} onSearch={address.search} />
        <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      </div>
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
