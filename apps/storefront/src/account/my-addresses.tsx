import { useLocation } from 'react-router-dom'
import { addressesQuery } from '../lib/ordering/addresses-query'
import { ordering } from '../lib/ordering/api'
import { useUsername } from '../lib/session'
import { ButtonLink } from '../ui/button'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { AddressCard } from './address-card'
import { AddressForm } from './address-form'
import { ADDRESSES } from './addresses-path'
import { RowsSkeleton } from './rows-skeleton'

/** The customer's saved addresses. ?edit=new or ?edit={id} opens the form. */
export function MyAddresses() {
  const edited = new URLSearchParams(useLocation().search).get('edit')
  const { data, error, refetch } = ordering.addresses.list.useQuery({
    ...addressesQuery(useUsername()),
    retryOnMount: true,
  })
  if (!data && error) return <Failed what="Your addresses" error={error} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  const addresses = data.body
  const found = addresses.find(({ id }) => String(id) === edited)
  if (edited === 'new' || found) return <AddressForm key={edited} address={found} />
  if (addresses.length === 0) {
    return (
      <Notice
        title="You have no saved addresses yet."
        text="Save one, and at the checkout you choose it instead of typing it."
      >
        <ButtonLink href={`${ADDRESSES}?edit=new`}>Add an address</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <ul className="sm:grid-cols-2 lg:grid-cols-3 grid gap-4">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
      <ButtonLink href={`${ADDRESSES}?edit=new`} className="mt-8">
        Add an address
      </ButtonLink>
    </>
  )
}
