import type { Address } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import {
  type Delivery,
  type DeliveryField,
  deliveryFields,
  deliveryProblem,
  noDelivery,
  shownPhone,
} from '../lib/ordering/delivery'
import { Button, ButtonLink } from '../ui/button'
import { DeliveryForm } from '../ui/delivery-form'
import { FormProblem } from '../ui/field-problem'
import { PhoneField } from '../ui/phone-field'
import { ADDRESSES } from './addresses-path'

/** Adds an address, or changes the given one. */
export function AddressForm({ address }: { address: Address | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [delivery, setDelivery] = useState(() => deliveryOf(address))
  const [is_default, setDefault] = useState(address?.is_default ?? false)
  const [problems, setProblems] = useState<Partial<Record<DeliveryField, string>>>({})
  const then = {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['addresses'] })
      await navigate(ADDRESSES)
    },
    onError: (refused: unknown) => setProblems(fieldsOf(refused)),
  }
  const create = ordering.addresses.create.useMutation(then)
  const edit = ordering.addresses.edit.useMutation(then)
  const { error } = address ? edit : create

  function change(part: Partial<Delivery>) {
    setDelivery((before) => ({ ...before, ...part }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
    )
  }

  function leave(field: DeliveryField) {
    if (delivery[field] === '') return
    setProblems((before) => ({ ...before, [field]: deliveryProblem(field, delivery) }))
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const wrong = deliveryFields.filter((field) => deliveryProblem(field, delivery))
    setProblems(Object.fromEntries(wrong.map((field) => [field, deliveryProblem(field, delivery)])))
    const [first] = wrong
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const body = { ...delivery, is_default }
    if (address) edit.mutate({ params: { id: String(address.id) }, body })
    else create.mutate({ body })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-xl space-y-5">
      <h2 className="text-xl">{address ? 'Edit the address' : 'Add an address'}</h2>
      <DeliveryForm delivery={delivery} problems={problems} onChange={change} onLeave={leave} />
      <PhoneField
        phone={delivery.phone}
        problem={problems.phone}
        onChange={(phone) => change({ phone })}
        onLeave={() => leave('phone')}
      />
      <label className="filter-option">
        <input
          type="checkbox"
          className="tick"
          checked={is_default}
          onChange={({ target }) => setDefault(target.checked)}
        />
        Use this address by default
      </label>
      <FormProblem id="address-problem" error={error} otherwise="It could not be saved." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={create.isPending || edit.isPending}>
          Save the address
        </Button>
        <ButtonLink href={ADDRESSES} look="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}

function deliveryOf(address: Address | undefined): Delivery {
  if (!address) return noDelivery
  const { name, phone, province, district, city, street, landmark } = address
  return { name, phone: shownPhone(phone), province, district, city, street, landmark }
}
