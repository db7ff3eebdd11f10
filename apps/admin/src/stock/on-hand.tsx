import PackagePlus from 'lucide-react/icons/package-plus'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { ExportList } from '../ui/list/export-list'
import { useListAddress } from '../ui/list/list-address'
import { TableScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { May } from '../ui/may'
import { onHandColumns } from './on-hand-columns'
import { OnHandFilters } from './on-hand-filters'

/** The stock level of each unit, now or at a past time, and its low-stock threshold. */
export function OnHand() {
  const address = useListAddress(['stock', 'product', 'category', 'at'])
  const { stock = '', at = '' } = address.narrowed
  const units = api.stockLevels.list.useQuery(
    listPageQuery(['stock-levels', 'list'], address, 'Failed to fetch stock on hand'),
  )
  return (
    <TableScreen
      title="Stock on Hand"
      actions={
        <>
          <ExportList list="stock-on-hand" />
          <May needed="stock">
            <ButtonLink kind="primary" to={`${home}/receivestock`}>
              <PackagePlus size={16} aria-hidden />
              Receive stock
            </ButtonLink>
          </May>
        </>
      }
      name="stockonhand"
      searchLabel="Search stock on hand"
      address={address}
      ownFilters={<OnHandFilters stock={stock} at={at} onFilter={address.filterBy} />}
      columns={onHandColumns(at !== '')}
      otherwise="As added"
      answer={units}
      none="No stock yet. Receive the first delivery: paste it from a spreadsheet."
      next={
        <May needed="stock">
          <ButtonLink to={`${home}/receivestock`}>Receive stock</ButtonLink>
        </May>
      }
      noMatch="No unit matches this. Try fewer or other words, or another level."
      keyOf={({ id }) => id}
    />
  )
}
