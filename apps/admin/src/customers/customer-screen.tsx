import { formatPrice } from '@etrend/domain'
import { useParams } from 'react-router-dom'
import { api } from '../lib/api'
import { dayOf } from '../lib/times'
import { counted } from '../ui/counted'
import { Loaded } from '../ui/loaded'
import { PageHeader } from '../ui/page-header'
import { Section } from '../ui/section'
import { CustomerOrders } from './customer-orders'
import { CustomerSessions, type Account } from './customer-sessions'

/** One customer account: contact, orders, sign-ins and addresses. */
export function CustomerScreen() {
  const { id = '' } = useParams()
  const customer = api.customers.get.useQuery({
    queryKey: ['customers', 'one', id],
    queryData: { params: { id } },
    meta: { notLoaded: 'Failed to fetch the customer' },
  })
  return (
    <>
      <PageHeader title={customer.data?.body.name ?? 'Customer'} />
      <Loaded answer={customer}>{(account) => <View account={account} />}</Loaded>
    </>
  )
}

function View({ account }: { account: Account }) {
  const { email, phone, created_at, orders, spent, addresses, latest_orders } = account
  return (
    <>
      <p className="pt-2 wrap-anywhere text-muted">
        {[email, phone, `customer since ${dayOf(created_at)}`].filter(Boolean).join(' · ')}
      </p>
      <p className="pt-1 tabular-nums">
        {counted(orders, 'order')}, {formatPrice(spent)} spent
      </p>
      <div className="lg:grid-cols-[minmax(0,1fr)_320px] grid gap-x-10 gap-y-8 pt-6">
        <Section title="Orders">
          <CustomerOrders orders={latest_orders} />
        </Section>
        <div className="space-y-8">
          <CustomerSessions account={account} />
          <Section title="Addresses">
            {addresses.length === 0 ? <p className="pt-3 text-muted">No saved addresses.</p> : null}
            <ul>
              {addresses.map((one) => (
                <li key={one.id} className="border-b border-line py-3 wrap-anywhere">
                  <span className="font-medium">{one.name}</span>
                  {one.is_default ? <span className="text-muted"> · default</span> : null}
                  <span className="block">
                    {[one.street, one.landmark, one.city].filter(Boolean).join(', ')}
                  </span>
                  <span className="block">
                    {one.district}, {one.province}
                  </span>
                  <span className="block text-muted">{one.phone}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </>
  )
}
