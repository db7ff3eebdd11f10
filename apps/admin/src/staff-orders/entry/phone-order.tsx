import { paymentMethod, type BuyerDetails } from '@etrend/contract'
import { ownEntry, termsInWords } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { home, orderAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { methodWords } from '../../lib/order-words'
import { useFollowUp } from '../../lib/use-follow-up'
import { Button, ButtonLink } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import { Section } from '../../ui/display/section'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { buyerPanField } from '../editing/buyer-pan-field'
import { blankDraft, DeliverySection, orderDraftSchema } from '../editing/delivery-fields'
import { OrderForm } from '../editing/order-form'
import { Sums } from '../editing/sums'
import { KnownBuyer } from './known-buyer'
import { useOrderDraft } from './use-order-draft'

/** Form for an order by phone: the customer by their phone number, lines and payment, with the current total. */
export function PhoneOrder() {
  const follow = useFollowUp()
  const { mutateAsync } = api.staffOrders.place.useMutation()
  const form = useForm({ resolver: zodResolver(orderDraftSchema), defaultValues: blankDraft })
  const [promo_code, phone, district, method] = useWatch({
    control: form.control,
    name: ['promo_code', 'phone', 'district', 'payment_method'],
  })
  const draft = useOrderDraft(form, promo_code, {
    district,
    payment_method: paymentMethod.safeParse(method).data,
  })
  const { priced, isSubmitting } = draft
  const methods = useMethods()

  /** Fills in what is known of the customer. An address without an email keeps the one that was typed. */
  function use({ email, ...details }: BuyerDetails) {
    const known = { ...details, ...(email && { email }) }
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    for (const name of orderDraftSchema.keyof().options) {
      const value = ownEntry(known, name)
      if (value !== undefined) form.setValue(name, value, options)
    }
  }

  const submit = draft.submitting(({ promo_code: _code, buyer_pan, ...details }) =>
    draft.send({
      details: { ...details, ...(buyer_pan && { buyer_pan }) },
      total: priced?.totals.total,
      post: mutateAsync,
      show: ({ body }) => follow(orderAt(body.number)),
      done: 'Order placed',
    }),
  )

  return (
    <OrderForm
      title="Phone Order"
      draft={draft}
      onSubmit={submit}
      above={
        <DeliverySection
          title="Customer and delivery"
          form={form}
          aboutPhone={<KnownBuyer phone={phone} onUse={use} />}
        />
      }
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
            hint={draft.promoProblem}
            autoComplete="off"
          />
          {priced?.totals.tax_mode ? <TextField form={form} {...buyerPanField} /> : null}
        </div>
        {priced ? (
          <>
            {district ? (
              <p className="pt-3 text-muted">
                {district}: {termsInWords(priced.delivery, priced.delivery.arrival).join(' · ')}
              </p>
            ) : null}
            {method === 'cod' && priced.delivery.cash_problem ? (
              <p className="pt-3 text-warning">{priced.delivery.cash_problem}</p>
            ) : null}
            <Sums totals={priced.totals} cashFee={priced.delivery.cash_fee_included} />
          </>
        ) : null}
      </Section>
    </OrderForm>
  )
}

function useMethods() {
  const { data } = api.checkout.options.useQuery({
    queryKey: ['checkout-options'],
    meta: { notLoaded: 'Failed to fetch the payment methods' },
  })
  const methods = data?.body.payment_methods
  const choices = methods?.map(({ method, name }) => ({ value: method, label: name }))
  return fixed(...(choices ?? [{ value: 'cod', label: methodWords.cod }]))
}
