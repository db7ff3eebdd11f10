import type { Customer } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import type { Column } from '../ui/column'
import { useListAddress } from '../ui/list-address'
import { May } from '../ui/may'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import { PlainTable } from '../ui/plain-table'

/** Customers with accounts and guests, with their number of orders and what they spent. */
export function CustomerList() {
  const address = useListAddress([])
  const customers = api.customers.list.useQuery({
    queryKey: ['customers', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch customers' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Customers" />
      <PagedList
        searchLabel="Search customers"
        address={address}
        columns={columns}
        otherwise="Latest first"
        answer={customers}
        blank={
          <BlankState words="No customers yet. Everyone who creates an account or orders as a guest appears here.">
            <May needed="selling">
              <ButtonLink to={`${home}/addorder`}>Take an order by phone</ButtonLink>
            </May>
          </BlankState>
        }
      >
        {(rows) => (
          <PlainTable
            title="Customers"
            columns={columns}
            rows={rows}
            sort={address.sort}
            onSort={address.sortBy}
            keyOf={({ id, phone }) => id ?? phone ?? ''}
          />
        )}
      </PagedList>
    </>
  )
}

const columns: Column<Customer>[] = [
  {
    title: 'Name',
    sort: 'name',
    cell: ({ id, name, phone }) => (
      <span>
        <Link
          to={
            id === null
              ? `${home}/allorder?q=${encodeURIComponent(phone ?? name)}`
              : `${home}/customers/${id}`
          }
          className="font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {id === null ? <span className="text-muted"> · guest</span> : null}
      </span>
    ),
  },
  { title: 'Phone', cell: ({ phone }) => phone ?? '' },
  { title: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email ?? ''}</span> },
  {
    title: 'Last order',
    sort: 'last_order_at',
    cell: ({ last_order_at }) => (last_order_at ? momentOf(last_order_at) : ''),
  },
  { title: 'Orders', sort: 'orders', kind: 'number', cell: ({ orders }) => orders },
  { title: 'Spent', sort: 'spent', kind: 'number', cell: ({ spent }) => formatPrice(spent) },
]
