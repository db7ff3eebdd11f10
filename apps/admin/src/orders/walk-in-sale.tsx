import { walkInInput, type WalkInSale as Sale } from '@etrend/contract'
import { cartTotals, formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { Button, ButtonLink } from '../ui/button'
import { LeaveGuard } from '../ui/leave-guard'
import { Notice } from '../ui/notice'
import { PageHeader } from '../ui/page-header'
import { Section } from '../ui/section'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'
import { bare, usePrices, type DraftLine } from './draft-lines'
import { LinesEditor } from './lines-editor'
import { Sums } from './sums'
import { useIdempotencyKey } from './use-idempotency-key'
import { WalkInSold } from './walk-in-sold'

const schema = walkInInput
  .pick({ name: true, phone: true })
  .extend({ promo_code: z.string().trim().max(40), received: z.string().trim() })
const blank = { name: '', phone: '', promo_code: '', received: '' }

/** Sells in the shop itself: pieces, cash and bill in one step. */
export function WalkInSale() {
  const [sold, setSold] = useState<{ sale: Sale; change: number | undefined }>()
  if (sold) return <WalkInSold {...sold} onNext={() => setSold(undefined)} />
  return <SaleForm onSold={(sale, change) => setSold({ sale, change })} />
}

function SaleForm({ onSold }: { onSold: (sale: Sale, change: number | undefined) => void }) {
  const { mutateAsync } = api.walkInSales.sell.useMutation()
  const { perform } = useStaffAction()
  const keyOf = useIdempotencyKey()
  const [lines, setLines] = useState<DraftLine[]>([])
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const { isDirty, isSubmitting } = form.formState
  const [promo_code, received] = useWatch({
    control: form.control,
    name: ['promo_code', 'received'],
  })
  const prices = usePrices(lines, promo_code)
  const totals = lines.length > 0 && prices.data ? withoutShipping(prices.data.body) : undefined
  const change = totals && changeOf(received, totals.total)

  const submit = form.handleSubmit(
    async ({ received: _received, promo_code: code, ...customer }) => {
      setRefusal(undefined)
      if (lines.length === 0) return setRefusal('Add a product first.')
      if (change !== undefined && change < 0)
        return setRefusal('The cash received is less than the total.')
      const body = {
        ...customer,
        ...(code && { promo_code: code }),
        ...(totals && { expected_total: totals.total }),
        lines: bare(lines),
      }
      try {
        await perform(async () => {
          const answer = await mutateAsync({ body, headers: { 'idempotency-key': keyOf(body) } })
          setLines([])
          form.reset()
          onSold(answer.body, change)
        }, 'Sold')
      } catch (error) {
        setRefusal(showRefusal(form, error, form.getValues()))
      }
    },
  )

  return (
    <>
      <PageHeader title="Walk-in Sale" />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="max-w-3xl grid gap-8 pt-4"
      >
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Section title="Pieces">
          <LinesEditor lines={lines} onChange={setLines} />
        </Section>
        <Section title="Customer">
          <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
            <TextField
              form={form}
              name="name"
              label="Name"
              hint="On the bill. May stay empty."
              maxLength={80}
            />
            <TextField
              form={form}
              name="phone"
              label="Mobile number"
              hint="To find the sale again. May stay empty."
              type="tel"
              inputMode="tel"
              maxLength={30}
            />
          </div>
        </Section>
        <Section title="Cash">
          <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
            <TextField
              form={form}
              name="promo_code"
              label="Promo code"
              hint={prices.data?.body.promo_problem ?? ''}
              autoComplete="off"
              maxLength={40}
            />
            <TextField
              form={form}
              name="received"
              label="Cash received"
              hint={
                change !== undefined && change >= 0
                  ? `Change: ${formatPrice(change)}`
                  : 'In rupees, to see the change. May stay empty.'
              }
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          </div>
          {totals ? <Sums totals={totals} /> : null}
        </Section>
        <div className="flex gap-2">
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Selling…' : totals ? `Sell for ${formatPrice(totals.total)}` : 'Sell'}
          </Button>
          <ButtonLink to={`${home}/allorder`}>Cancel</ButtonLink>
        </div>
        {isDirty || lines.length > 0 ? <LeaveGuard /> : null}
      </form>
    </>
  )
}

type Priced = {
  lines: { price: number; quantity: number }[]
  totals: { subtotal: number; discount: number; tax: number }
}

/** The totals of a sale in the shop, where nothing is shipped. */
function withoutShipping({ lines, totals: { tax, discount } }: Priced) {
  return cartTotals(lines, { shipping: 0, tax }, discount)
}

/** What the customer gets back, in rupees; undefined where no amount was entered. */
function changeOf(received: string, total: number) {
  const amount = Number(received)
  if (received === '' || !Number.isFinite(amount)) return undefined
  return Math.round((amount - total) * 100) / 100
}
