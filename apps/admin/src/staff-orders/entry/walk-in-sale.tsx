import {
  counterMethod,
  type CounterMethod,
  typedCode,
  walkInInput,
  type WalkInSale as Sale,
} from '@etrend/contract'
import { cartTotals, formatPrice, type Totals } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { numberIn, typedAmountOrNone } from '../../lib/typed-amount'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Section } from '../../ui/display/section'
import { TextField } from '../../ui/form/text-field'
import { buyerPanField } from '../editing/buyer-pan-field'
import { OrderForm } from '../editing/order-form'
import { Sums } from '../editing/sums'
import { PaidByField } from './paid-by-field'
import { SaleTotal } from './sale-total'
import { useOrderDraft } from './use-order-draft'
import { WalkInSold } from './walk-in-sold'

const schema = walkInInput.pick({ name: true, phone: true, buyer_pan: true }).extend({
  promo_code: typedCode,
  received: typedAmountOrNone('Enter the cash in rupees, or nothing.'),
  paid_by: counterMethod,
})
const blank = {
  name: '',
  phone: '',
  buyer_pan: '',
  promo_code: '',
  received: '',
  paid_by: 'cash',
} satisfies z.input<typeof schema>

/** Sells in the shop itself: pieces, payment and bill in one step. */
export function WalkInSale() {
  const [sold, setSold] = useState<{ sale: Sale; change: number | undefined }>()
  if (sold) return <WalkInSold {...sold} onNext={() => setSold(undefined)} />
  return <SaleForm onSold={(sale, change) => setSold({ sale, change })} />
}

function SaleForm({ onSold }: { onSold: (sale: Sale, change: number | undefined) => void }) {
  const { mutateAsync } = api.walkInSales.sell.useMutation()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const [promo_code, received, paid_by] = useWatch({
    control: form.control,
    name: ['promo_code', 'received', 'paid_by'],
  })
  const draft = useOrderDraft(form, promo_code)
  const totals = draft.priced && withoutShipping(draft.priced)
  const isCash = paid_by === 'cash'
  const change = totals && isCash ? changeOf(received, totals.total) : undefined

  function payBy(method: CounterMethod) {
    form.setValue('paid_by', method, { shouldDirty: true })
    if (method !== 'cash') form.setValue('received', '')
  }

  const submit = draft.submitting(
    ({ received: _received, promo_code: _code, buyer_pan, ...customer }) => {
      if (change !== undefined && change < 0)
        return draft.refuse('The cash received is less than the total.')
      return draft.send({
        details: { ...customer, ...(buyer_pan && { buyer_pan }) },
        total: totals?.total,
        post: mutateAsync,
        show: ({ body }) => onSold(body, change),
        done: 'Sold',
      })
    },
  )

  return (
    <OrderForm
      title="Walk-in Sale"
      linesTitle="Pieces"
      draft={draft}
      onSubmit={submit}
      aside={
        <div className="max-lg:contents grid content-start gap-6">
          <Section title="Payment">
            <div className="grid gap-4 pt-4">
              <PaidByField value={paid_by} onChange={payBy} />
              {isCash ? (
                <TextField
                  form={form}
                  name="received"
                  label="Cash received"
                  hint="In rupees, to see the change. May stay empty."
                  inputMode="decimal"
                  autoComplete="off"
                />
              ) : null}
            </div>
            {totals ? <Sums totals={totals} /> : null}
          </Section>
          <SaleTotal
            total={totals?.total}
            pieces={draft.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            change={change !== undefined && change >= 0 ? change : undefined}
            refusal={draft.refusal}
          >
            <Button type="submit" kind="primary" disabled={draft.isSubmitting}>
              {draft.isSubmitting
                ? 'Selling…'
                : totals
                  ? `Sell for ${formatPrice(totals.total)}`
                  : 'Sell'}
            </Button>
            <span className="max-sm:hidden">
              <ButtonLink to={`${home}/allorder`}>Cancel</ButtonLink>
            </span>
          </SaleTotal>
        </div>
      }
    >
      <Section title="Customer">
        <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
          <TextField form={form} name="name" label="Name" hint="On the bill. May stay empty." />
          <TextField
            form={form}
            name="phone"
            label="Mobile number"
            hint="To find the sale again. May stay empty."
            type="tel"
            inputMode="tel"
          />
          <TextField
            form={form}
            name="promo_code"
            label="Promo code"
            hint={draft.promoProblem}
            autoComplete="off"
          />
          {totals?.tax_mode ? <TextField form={form} {...buyerPanField} /> : null}
        </div>
      </Section>
    </OrderForm>
  )
}

type Priced = {
  lines: { price: number; quantity: number }[]
  totals: Totals
}

/** The totals of a sale in the shop, where nothing is shipped. */
function withoutShipping({ lines, totals: { discount, ...fees } }: Priced) {
  return cartTotals(lines, { ...fees, shipping: 0 }, discount)
}

/** What the customer gets back, in rupees; undefined where no amount was entered, or none that can be read. */
function changeOf(received: string, total: number) {
  const amount = numberIn(received)
  if (amount === null || Number.isNaN(amount)) return undefined
  return Math.round((amount - total) * 100) / 100
}
