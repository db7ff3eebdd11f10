import type { Address } from '@etrend/contract'
import { useEffect, useEffectEvent } from 'react'
import { addressesQuery } from '../lib/ordering/addresses-query'
import { ordering } from '../lib/ordering/api'
import { type Delivery, deliveryFields, shownPhone } from '../lib/ordering/delivery'
import { useUsername } from '../lib/session'

type SavedAddressesProps = { draft: Delivery; onChoose: (delivery: Partial<Delivery>) => void }

/** The account's saved addresses. Choosing one fills the form; a blank form gets the first one, the default. */
export function SavedAddresses({ draft, onChoose }: SavedAddressesProps) {
  const { data } = ordering.addresses.list.useQuery(addressesQuery(useUsername()))
  const addresses = data?.body ?? []
  const isBlank = !draft.name && !draft.street
  const fill = useEffectEvent((first: Address) => isBlank && onChoose(placeOf(first)))
  const first = addresses[0]
  useEffect(() => {
    if (first) fill(first)
  }, [first])

  if (addresses.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-medium">Saved addresses</legend>
      <div className="sm:grid-cols-2 mt-2 grid gap-3">
        {addresses.map((address) => (
          <label key={address.id} className="choice-card">
            <input
              type="radio"
              name="saved"
              className="tick"
              checked={isChosen(address, draft)}
              onChange={() => onChoose(placeOf(address))}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-medium">{address.name}</span>
              {address.street}, {address.city}, {address.district}
              <span className="block text-muted tabular-nums">{shownPhone(address.phone)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An address without its phone number: that of the contact step stays. */
function placeOf({ name, province, district, city, street, landmark }: Address) {
  return { name, province, district, city, street, landmark }
}

function isChosen(address: Address, draft: Delivery) {
  return deliveryFields.every((field) => field === 'phone' || address[field] === draft[field])
}
