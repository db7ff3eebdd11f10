import { useParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { CustomerFile } from './customer-file'
import { CustomerOrders } from './customer-orders'
import { CustomerSums } from './customer-sums'

/** One guest, who is known by the phone number of their orders. */
export function GuestScreen() {
  const { phone = '' } = useParams()
  const guest = api.customers.guest.useQuery({
    queryKey: ['customers', 'guest', phone],
    queryData: { params: { phone } },
    meta: { notLoaded: 'Failed to fetch the customer' },
  })
  return (
    <>
      <ScreenHeader title={guest.data?.body.name ?? 'Guest'} />
      {guest.error && refusalOf(guest.error).status === 404 ? (
        <BlankState words={`No guest ordered with the number ${phone}.`}>
          <ButtonLink to={`${home}/customers`}>Customers</ButtonLink>
        </BlankState>
      ) : (
        <Loaded answer={guest}>
          {(body) => (
            <>
              <CustomerSums customer={body} since="guest without an account" />
              <div className="lg:grid-cols-[minmax(0,1fr)_320px] grid gap-x-10 gap-y-8 pt-6">
                <Section title="Orders">
                  <CustomerOrders orders={body.latest_orders} />
                </Section>
                <div className="space-y-8">
                  <CustomerFile who={phone} />
                </div>
              </div>
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
