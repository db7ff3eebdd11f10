import { keepPreviousData } from '@tanstack/react-query'
import PackagePlus from 'lucide-react/icons/package-plus'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { useShownColumns } from '../ui/columns-menu'
import { ExportList } from '../ui/export-list'
import { useListAddress } from '../ui/list-address'
import { ListTools } from '../ui/list-tools'
import { May } from '../ui/may'
import { PageHeader } from '../ui/page-header'
import { Paged } from '../ui/paged'
import { PlainTable } from '../ui/plain-table'
import { onHandColumns } from './on-hand-columns'
import { OnHandFilters } from './on-hand-filters'

/** The stock level of each unit, now or at a past time, and its low-stock threshold. */
export function OnHand() {
  const address = useListAddress(['stock', 'product', 'category', 'at'])
  const { stock = '', at = '' } = address.narrowed
  const units = api.stockLevels.list.useQuery({
    queryKey: ['stock-levels', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch stock on hand' },
    placeholderData: keepPreviousData,
  })
  const columns = onHandColumns(at !== '')
  const { shown, ...choice } = useShownColumns('stockonhand', columns)
  return (
    <>
      <PageHeader title="Stock on Hand">
        <div className="flex flex-wrap gap-2">
          <ExportList list="stock-on-hand" />
          <May needed="stock">
            <ButtonLink kind="primary" to={`${home}/receivestock`}>
              <PackagePlus size={16} aria-hidden />
              Receive stock
            </ButtonLink>
          </May>
        </div>
      </PageHeader>
      <ListTools
        searchLabel="Search stock on hand"
        address={address}
        columns={columns}
        choice={choice}
      >
        <OnHandFilters stock={stock} at={at} onFilter={address.filterBy} />
      </ListTools>
      <Paged
        answer={units}
        address={address}
        empty={
          <BlankState words="No stock yet. Receive the first delivery: paste it from a spreadsheet.">
            <May needed="stock">
              <ButtonLink to={`${home}/receivestock`}>Receive stock</ButtonLink>
            </May>
          </BlankState>
        }
        noMatch="No unit matches this. Try fewer or other words, or another level."
      >
        {(rows) => (
          <PlainTable
            title="Stock on Hand"
            columns={shown}
            rows={rows}
            keyOf={({ id }) => id}
            sort={address.sort}
            onSort={address.sortBy}
          />
        )}
      </Paged>
    </>
  )
}
