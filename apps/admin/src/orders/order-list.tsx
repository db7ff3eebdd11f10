import { keepPreviousData } from '@tanstack/react-query'
import Phone from 'lucide-react/icons/phone'
import Store from 'lucide-react/icons/store'
import { Link } from 'react-router-dom'
import { home, orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { methodWords, paymentWords, stateWords } from '../lib/order-words'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { May } from '../ui/may'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import { Table } from '../ui/table'
import { useSelection } from '../ui/use-selection'
import { MoveBar } from './move-bar'
import { orderColumns } from './order-columns'
import { StateLinks } from './state-links'

/** All orders, newest first: to search, filter, sort, open, and move many of them to another state. */
export function OrderList() {
  const address = useListAddress([...orderFilters.map(({ name }) => name), 'queue'])
  const orders = api.staffOrders.list.useQuery({
    queryKey: ['orders', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch orders' },
    placeholderData: keepPreviousData,
  })
  const selection = useSelection<string>()
  const rows = (orders.data?.body.items ?? []).map((row) => ({ ...row, id: row.number }))
  return (
    <>
      <PageHeader title="Orderlist">
        <May needed="selling">
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`${home}/walkin`}>
              <Store size={16} aria-hidden />
              Walk-in sale
            </ButtonLink>
            <ButtonLink kind="primary" to={`${home}/addorder`}>
              <Phone size={16} aria-hidden />
              Phone order
            </ButtonLink>
          </div>
        </May>
      </PageHeader>
      {orders.data ? <StateLinks list={orders.data.body} narrowed={address.narrowed} /> : null}
      <PagedList
        searchLabel="Search Orderlist"
        address={address}
        filters={orderFilters}
        columns={orderColumns}
        answer={orders}
        blank={
          <BlankState words="No orders yet. They appear here as soon as the first one is placed.">
            <May needed="selling">
              <ButtonLink to={`${home}/addorder`}>Take an order by phone</ButtonLink>
            </May>
          </BlankState>
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
            actions={({ number }) => (
              <Link
                to={orderAt(number)}
                aria-label={`Open ${number}`}
                className="inline-flex h-7 items-center rounded-control px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11"
              >
                Open
              </Link>
            )}
          />
        )}
      </PagedList>
      <MoveBar rows={rows} selection={selection} />
    </>
  )
}

/** The Orderlist's filters; `name` is the query parameter in the contract. The call queue has a link above the list. */
const orderFilters: Filter[] = [
  few('state', 'State', stateWords),
  few('payment_state', 'Payment', paymentWords),
  few('payment_method', 'Method', {
    cod: methodWords.cod,
    esewa: methodWords.esewa,
    khalti: methodWords.khalti,
  }),
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

function few(name: string, label: string, words: Record<string, string>): Filter {
  const choices = fixed(...Object.entries(words).map(([value, word]) => ({ value, label: word })))
  return { kind: 'few', name, label, useChoices: () => choices }
}
