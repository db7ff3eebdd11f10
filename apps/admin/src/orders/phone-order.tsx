import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { home, orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { methodWords } from '../lib/order-words'
import { Button, ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import { Section } from '../ui/section'
import { SelectField } from '../ui/select-field'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'
import { blankDraft, orderDraftSchema } from './delivery-fields'
import { bare, usePrices, type DraftLine } from './draft-lines'
import { OrderForm } from './order-form'
import { Sums } from './sums'
import { useIdempotencyKey } from './use-idempotency-key'

/** Form for an order by phone: lines, customer, delivery and payment, with the current total. */
export function PhoneOrder() {
  const navigate = useNavigate()
  const { mutateAsync } = api.staffOrders.place.useMutation()
  const { perform } = useStaffAction()
  const keyOf = useIdempotencyKey()
  const [lines, setLines] = useState<DraftLine[]>([])
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({ resolver: zodResolver(orderDraftSchema), defaultValues: blankDraft })
  const { isDirty, isSubmitting } = form.formState
  const promo_code = useWatch({ control: form.control, name: 'promo_code' })
  const prices = usePrices(lines, promo_code)
  const methods = useMethods()

  const submit = form.handleSubmit(async (details) => {
    setRefusal(undefined)
    if (lines.length === 0) return setRefusal('Add a product first.')
    const expected = prices.data?.body.totals.total
    const body = {
      ...details,
      ...(details.promo_code ? {} : { promo_code: undefined }),
      ...(expected !== undefined && { expected_total: expected }),
      lines: bare(lines),
    }
    try {
      const headers = { 'idempotency-key': keyOf(body) }
      await perform(async () => {
        const placed = await mutateAsync({ body, headers })
        setLines([])
        form.reset()
        void navigate(orderAt(placed.body.number))
      }, 'Order placed')
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })

  return (
    <OrderForm
      title="Phone Order"
      deliveryTitle="Customer and delivery"
      form={form}
      lines={lines}
      onLines={setLines}
      onSubmit={submit}
      refusal={refusal}
      isChanged={isDirty || lines.length > 0}
      actions={
        <>
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Placing…' : 'Place order'}
          </Button>
          <ButtonLink to={`${home}/allorder`}>Cancel</ButtonLink>
        </>
      }
    >
      <Section title="Payment">
        <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
          <SelectField
            form={form}
            name="payment_method"
            label="Payment"
            choices={methods}
            required
          />
          <TextField
            form={form}
            name="promo_code"
            label="Promo code"
            hint={prices.data?.body.promo_problem ?? ''}
            autoComplete="off"
            maxLength={40}
          />
        </div>
        {lines.length > 0 && prices.data ? <Sums totals={prices.data.body.totals} /> : null}
      </Section>
    </OrderForm>
  )
}

function useMethods() {
  const { data } = api.checkout.options.useQuery({
    queryKey: ['checkout-options'],
    meta: { notLoaded: 'Failed to fetch the ways to pay' },
  })
  const methods = data?.body.payment_methods
  const choices = methods?.map(({ method, name }) => ({ value: method, label: name }))
  return fixed(...(choices ?? [{ value: 'cod', label: methodWords.cod }]))
}
