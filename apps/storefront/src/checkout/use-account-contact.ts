import { useEffect, useEffectEvent } from 'react'
import { addressesQuery } from '../lib/ordering/addresses-query'
import { ordering } from '../lib/ordering/api'
import { shownPhone } from '../lib/ordering/delivery'
import { sessionField } from '../lib/session'
import type { CheckoutForm } from './use-checkout-form'

/**
 * Fills a blank email and phone field with the account's email address and the phone of its first saved address that
 * has one. Only once, so that a field stays empty after the customer has emptied it; and not while the customer is in
 * the field, because what they type would be added to it.
 */
export function useAccountContact(username: string | undefined, { draft, change }: CheckoutForm) {
  const { data } = ordering.addresses.list.useQuery(addressesQuery(username))
  const saved = data?.body.find(({ phone }) => phone !== '')?.phone
  const fillEmail = useEffectEvent(() => {
    if (draft.email === '' && !isBeingTyped('email')) change({ email: sessionField('email') ?? '' })
  })
  const fillPhone = useEffectEvent((phone: string) => {
    if (draft.phone === '' && !isBeingTyped('phone')) change({ phone: shownPhone(phone) })
  })
  useEffect(() => {
    if (username) fillEmail()
  }, [username])
  useEffect(() => {
    if (saved) fillPhone(saved)
  }, [saved])
}

function isBeingTyped(field: 'email' | 'phone') {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.name === field
}
