import type { Customer } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { customerAt, home } from '../lib/addresses'
import { api } from '../lib/api'
import { localPhone } from '../lib/local-phone'
import { ButtonLink } from '../ui/controls/button'
import type { Choices } from '../ui/controls/choices'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import { Moment } from '../ui/display/moment'
import type { Column } from '../ui/list/column'
import { ExportList } from '../ui/list/export-list'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { TableScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { CardLine } from '../ui/list/row-card'
import { May } from '../ui/may'

/** Customers with accounts and guests, with their number of orders and what they spent. */
export function CustomerList() {
  const address = useListAddress(filters.map(({ name }) => name))
  const customers = api.customers.list.useQuery(
    listPageQuery(['customers', 'list'], address, 'Failed to fetch customers'),
  )
  return (
    <TableScreen
      title="Customers"
      seldom={<ExportList list="customers" />}
      searchLabel="Search customers"
      address={address}
      filters={filters}
      columns={columns}
      otherwise="Latest first"
      answer={customers}
      none="No customers yet. Everyone who creates an account or orders as a guest appears here."
      next={
        <May needed="selling">
          <ButtonLink to={`${home}/addorder`}>Take an order by phone</ButtonLink>
        </May>
      }
      keyOf={({ id, phone }) => id ?? phone ?? ''}
    />
  )
}

const filters: Filter[] = [{ kind: 'few', name: 'tag', label: 'Tag', useChoices: useTagChoices }]

function useTagChoices(): Choices {
  const tags = api.customerFiles.tags.useQuery({
    queryKey: ['customers', 'tags'],
    meta: { notLoaded: 'Failed to fetch the tags' },
  })
  return {
    options: tags.data?.body.map(({ tag, customers }) => ({
      value: tag,
      label: `${tag} (${customers})`,
    })),
    isFailed: tags.isError,
  }
}

const columns: Column<Customer>[] = [
  {
    title: 'Name',
    place: 'lead',
    sort: 'name',
    card: ({ id, name, phone }) => <Link to={customerAt({ id, phone })}>{name}</Link>,
    cell: ({ id, name, phone, tags, is_cash_blocked }) => (
      <span>
        <Link
          to={customerAt({ id, phone })}
          className="font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {id === null ? null : (
          <>
            {' '}
            <Mark kind="begun">Account</Mark>
          </>
        )}
        <span className="flex flex-wrap gap-1 empty:hidden">
          {is_cash_blocked ? <Mark kind="warning">No cash</Mark> : null}
          {tags.map((tag) => (
            <Mark key={tag} kind="quiet">
              {tag}
            </Mark>
          ))}
        </span>
      </span>
    ),
  },
  { title: 'Phone', cell: ({ phone }) => localPhone(phone ?? '') },
  { title: 'Email', cell: ({ email }) => email && <span className="wrap-anywhere">{email}</span> },
  {
    title: 'Last order',
    place: 'line',
    card: ({ phone, email, last_order_at, orders }) => (
      <>
        <CardLine>{localPhone(phone ?? '') || email}</CardLine>
        <CardLine>
          {counted(orders, 'order')}
          {last_order_at ? ', last ' : ''}
          {last_order_at ? <Moment at={last_order_at} /> : null}
        </CardLine>
      </>
    ),
    sort: 'last_order_at',
    cell: ({ last_order_at }) => (last_order_at ? <Moment at={last_order_at} /> : null),
  },
  {
    title: 'Orders',
    sort: 'orders',
    kind: 'number',
    place: 'status',
    cell: ordersOf,
    card: marksOf,
  },
  {
    title: 'Spent',
    sort: 'spent',
    kind: 'number',
    place: 'figure',
    cell: ({ spent }) =>
      spent > 0 ? formatPrice(spent) : <span className="font-normal text-muted">Nothing yet</span>,
  },
]

function ordersOf({ orders, refusals }: Customer) {
  return (
    <span>
      {orders}
      {refusals > 0 ? (
        <span className="block">
          <Mark kind="warning">{refusals} refused at the door</Mark>
        </span>
      ) : null}
    </span>
  )
}

/** A card's marks: what staff should know, or that there is an account. */
function marksOf({ id, refusals, is_cash_blocked, tags }: Customer) {
  return (
    <>
      {is_cash_blocked ? <Mark kind="warning">No cash</Mark> : null}
      {refusals > 0 ? <Mark kind="warning">{refusals} refused</Mark> : null}
      {tags.map((tag) => (
        <Mark key={tag} kind="quiet">
          {tag}
        </Mark>
      ))}
      {id === null ? null : <Mark kind="begun">Account</Mark>}
    </>
  )
}
