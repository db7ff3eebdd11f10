import Phone from 'lucide-react/icons/phone'
import Store from 'lucide-react/icons/store'
import { home, orderAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { ButtonLink } from '../../ui/controls/button'
import { ExportList } from '../../ui/list/export-list'
import { useListAddress } from '../../ui/list/list-address'
import { PagedListScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { Table } from '../../ui/list/table'
import { useSelection } from '../../ui/list/use-selection'
import { May } from '../../ui/may'
import { MoveBar } from './move-bar'
import { NextStep } from './next-step'
import { orderColumns } from './order-columns'
import {
  orderFilters,
  promotedInWords,
  promotionFilters,
  reportedInWords,
  reportFilters,
} from './order-filters'
import { StateLinks } from './state-links'

/** All orders, newest first: to search, filter, sort, open, and move many of them to another state. */
export function OrderList() {
  const address = useListAddress([
    ...orderFilters.map(({ name }) => name),
    ...reportFilters,
    ...promotionFilters,
    'queue',
  ])
  const reported = reportedInWords(address.narrowed) ?? promotedInWords(address.narrowed)
  const orders = api.staffOrders.list.useQuery(
    listPageQuery(['orders', 'list'], address, 'Failed to fetch orders'),
  )
  const selection = useSelection<string>()
  const rows = (orders.data?.body ?? []).map((row) => ({ ...row, id: row.number }))
  return (
    <>
      <PagedListScreen
        title="Orderlist"
        actions={
          <May needed="selling">
            <ButtonLink to={`${home}/walkin`}>
              <Store size={16} aria-hidden />
              Walk-in sale
            </ButtonLink>
            <ButtonLink kind="primary" to={`${home}/addorder`}>
              <Phone size={16} aria-hidden />
              Phone order
            </ButtonLink>
          </May>
        }
        seldom={
          <ExportList
            list="orders"
            query={{ ...address.narrowed, ...(address.q && { q: address.q }) }}
          />
        }
        selection={selection}
        intro={
          <>
            <StateLinks narrowed={address.narrowed} />
            {reported ? <p className="pt-3">{reported}</p> : null}
          </>
        }
        searchLabel="Search Orderlist"
        address={address}
        inTabs={['queue']}
        filters={orderFilters}
        columns={orderColumns}
        answer={orders}
        none="No orders yet. They appear here as soon as the first one is placed."
        next={
          <May needed="selling">
            <ButtonLink to={`${home}/addorder`}>Take an order by phone</ButtonLink>
          </May>
        }
      >
        {(_rows, shown) => (
          <Table
            title="Orderlist"
            columns={shown}
            rows={rows}
            nameOf={({ number }) => number}
            selection={selection}
            sort={address.sort}
            onSort={address.sortBy}
            openAt={({ number }) => orderAt(number)}
            isCardAction
            actions={(row) => <NextStep row={row} />}
          />
        )}
      </PagedListScreen>
      <MoveBar rows={rows} selection={selection} />
    </>
  )
}
