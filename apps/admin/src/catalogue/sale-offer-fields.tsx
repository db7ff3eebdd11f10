import type { SaleOffer } from '@etrend/contract'
import { nepalTimeOf } from '../lib/nepal-time'
import { dayInBoth } from '../lib/times'
import { Button } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import { CheckField } from '../ui/form/check-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { wideForm } from '../ui/form/wide-form'
import { SaleOfferPreview } from './sale-offer-preview'
import { SaleOfferMark, SaleOfferWords } from './sale-offer-state'
import type { SaleForm } from './sale-offer-values'
import { salePeriods } from './sale-periods'
import { ScopeField } from './scope/scope-field'
import { SeeSaleThen } from './see-sale-then'

const kinds = fixed(
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
)
const roundings = fixed(
  { value: '1', label: 'To the rupee' },
  { value: '5', label: 'To 5 rupees' },
  { value: '10', label: 'To 10 rupees' },
)
const reaches = fixed(
  { value: 'all', label: 'Every product' },
  { value: 'chosen', label: 'Chosen products' },
)

/** Everything about a sale, and what it would do to prices. */
export function SaleOfferFields({ form, saved }: { form: SaleForm; saved: SaleOffer | undefined }) {
  const isPercent = form.watch('kind') === 'percent'
  const isChosen = form.watch('reach') === 'chosen'
  return (
    <div className={wideForm.fields}>
      <div className={wideForm.main}>
        <div className="max-w-2xl grid gap-5">
          {saved ? (
            <p className="flex flex-wrap items-center gap-3">
              <SaleOfferMark sale={saved} />
              <SaleOfferWords sale={saved} />
            </p>
          ) : null}
          <TextField
            form={form}
            name="title"
            label="Title"
            hint="For staff. Shoppers see the former price struck through."
            required
          />
          <div className="sm:grid-cols-2 grid items-start gap-4">
            <SelectField form={form} name="kind" label="Kind" choices={kinds} required />
            <TextField
              form={form}
              name={isPercent ? 'percent_off' : 'amount_off'}
              key={isPercent ? 'percent' : 'amount'}
              label="Takes off"
              hint={isPercent ? 'In per cent of the full price.' : 'In rupees, off the full price.'}
              inputMode={isPercent ? 'numeric' : 'decimal'}
              autoComplete="off"
              required
            />
            <SelectField
              form={form}
              name="round_to"
              label="Round prices"
              choices={roundings}
              required
            />
            <SelectField form={form} name="reach" label="For" choices={reaches} required />
            {isChosen ? (
              <div className="sm:col-span-2">
                <ScopeField
                  form={form}
                  name="applies_to"
                  label="Which products"
                  chosenLabel="Chosen"
                  hint="All that belongs to any of these."
                  required
                />
              </div>
            ) : null}
            <div className="sm:col-span-2">
              <ScopeField
                form={form}
                name="excluding"
                label="Except"
                chosenLabel="Exceptions"
                hint="These keep their prices."
              />
            </div>
            <TextField
              form={form}
              name="starts_at"
              label="From"
              type="datetime-local"
              hint={timeHint(form.watch('starts_at'), 'Empty: from now on.')}
            />
            <TextField
              form={form}
              name="ends_at"
              label="Until"
              type="datetime-local"
              hint={timeHint(form.watch('ends_at'), 'Empty: no end.')}
            />
            <Periods form={form} />
          </div>
          <CheckField
            form={form}
            name="is_active"
            label="Switched on"
            hint="Switched off, it reduces no prices, whatever its times."
          />
        </div>
      </div>
      <div className={wideForm.aside}>
        <SeeSaleThen sale={saved} />
        <SaleOfferPreview form={form} id={saved?.id} />
      </div>
    </div>
  )
}

/** The day of a time by both calendars: 'Fri 6 Nov 2026, 20 Kartik 2083. Nepal’s time.' */
function timeHint(typed: string | undefined, whenEmpty: string) {
  const time = nepalTimeOf(typed ?? '')
  return time ? `${dayInBoth(time)}. Nepal’s time.` : `Nepal’s time. ${whenEmpty}`
}

/** Buttons that fill in both times. */
function Periods({ form }: { form: SaleForm }) {
  const [start, end] = [form.watch('starts_at'), form.watch('ends_at')]
  return (
    <div role="group" aria-label="Usual times" className="sm:col-span-2 flex flex-wrap gap-2">
      {salePeriods().map(({ label, starts_at, ends_at }) => (
        <Button
          key={label}
          aria-pressed={start === starts_at && end === ends_at}
          onClick={() => {
            form.setValue('starts_at', starts_at, { shouldDirty: true })
            form.setValue('ends_at', ends_at, { shouldDirty: true })
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
