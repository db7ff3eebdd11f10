import { useParams } from 'react-router-dom'
import { api } from '../lib/api'
import { localPhone } from '../lib/local-phone'
import { dayOf } from '../lib/times'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { CustomerFile } from './customer-file'
import { CustomerOrders } from './customer-orders'
import { CustomerSessions, type Account } from './customer-sessions'
import { CustomerSums } from './customer-sums'

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
      <ScreenHeader title={customer.data?.body.name ?? 'Customer'} />
      <Loaded answer={customer}>{(account) => <View account={account} />}</Loaded>
    </>
  )
}

function View({ account }: { account: Account }) {
  const { id, created_at, addresses, latest_orders } = account
  return (
    <>
      <CustomerSums customer={account} since={`customer since ${dayOf(created_at)}`} />
      <div className="lg:grid-cols-[minmax(0,1fr)_320px] grid gap-x-10 gap-y-8 pt-6">
        <Section title="Orders">
          <CustomerOrders orders={latest_orders} />
        </Section>
        <div className="space-y-8">
          <CustomerFile who={String(id)} />
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
                  <span className="block text-muted">{localPhone(one.phone)}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </>
  )
}
