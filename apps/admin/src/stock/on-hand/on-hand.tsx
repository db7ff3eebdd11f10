import PackagePlus from 'lucide-react/icons/package-plus'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { ButtonLink } from '../../ui/controls/button'
import { ExportList } from '../../ui/list/export-list'
import { useListAddress, type ListAddress } from '../../ui/list/list-address'
import { LinesScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { May } from '../../ui/may'
import { AsOfFilter } from './as-of-filter'
import { ColorRow } from './color-row'
import { LevelTabs } from './level-tabs'

const sorts = [
  { title: 'Name', name: 'product_color_info' },
  { title: 'On hand', name: 'quantity' },
  { title: 'Waiting', name: 'waiting' },
]

/** The stock level of each product color by size, now or at a past time, and the sizes' low-stock thresholds. */
export function OnHand() {
  const address = useListAddress(['stock', 'product', 'category', 'at'])
  const { at = '' } = address.narrowed
  const colors = api.stockByColor.list.useQuery(
    listPageQuery(
      ['stock-levels', 'by-color'],
      { asked: askedOf(address) },
      'Failed to fetch stock on hand',
    ),
  )
  return (
    <LinesScreen
      title="Stock on Hand"
      actions={
        <May needed="stock">
          <ButtonLink kind="primary" to={`${home}/receivestock`}>
            <PackagePlus size={16} aria-hidden />
            Receive stock
          </ButtonLink>
        </May>
      }
      seldom={<ExportList list="stock-on-hand" />}
      intro={<LevelTabs address={address} />}
      name="stockonhand"
      searchLabel="Search stock on hand"
      address={address}
      inTabs={['stock']}
      ownFilters={<AsOfFilter at={at} onFilter={address.filterBy} />}
      sorts={sorts}
      otherwise="Out first"
      answer={colors}
      none="No stock yet. Receive the first delivery: paste it from a spreadsheet."
      next={
        <May needed="stock">
          <ButtonLink to={`${home}/receivestock`}>Receive stock</ButtonLink>
        </May>
      }
      noMatch="No unit matches this. Try fewer or other words, or another level."
      line={(color) => <ColorRow color={color} isPast={at !== ''} />}
    />
  )
}

/** The request's query. Views that were saved while the list had a row per unit may sort by a column of units. */
function askedOf({ asked, sort }: ListAddress) {
  const isKnown = sorts.some(({ name }) => name === sort?.replace('-', ''))
  const { sort: _, ...unsorted } = asked
  return isKnown ? asked : unsorted
}
