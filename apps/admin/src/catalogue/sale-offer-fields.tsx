import type { SaleOffer } from '@etrend/contract'
import { Button } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import { CheckField } from '../ui/form/check-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { SaleOfferPreview } from './sale-offer-preview'
import { SaleOfferMark, saleOfferWords } from './sale-offer-state'
import { SaleTargetField } from './sale-offer-target-field'
import type { SaleForm } from './sale-offer-values'
import { salePeriods } from './sale-periods'

const kinds = fixed(
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
)
const targets = fixed(
  { value: 'all', label: 'Every product' },
  { value: 'products', label: 'Chosen products' },
  { value: 'collection', label: 'A collection' },
  { value: 'category', label: 'A category' },
  { value: 'subcategory', label: 'A sub category' },
)

/** Everything about a sale, and what it would do to prices. */
export function SaleOfferFields({ form, saved }: { form: SaleForm; saved: SaleOffer | undefined }) {
  const isPercent = form.watch('kind') === 'percent'
  return (
    <>
      {saved ? (
        <p className="flex flex-wrap items-center gap-3">
          <SaleOfferMark sale={saved} />
          {saleOfferWords(saved)}
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
          hint={
            isPercent
              ? 'In per cent of the full price. What it takes off is rounded to the rupee.'
              : 'In rupees, off the full price.'
          }
          inputMode={isPercent ? 'numeric' : 'decimal'}
          autoComplete="off"
          required
        />
        <SelectField form={form} name="target" label="For" choices={targets} required />
        <SaleTargetField form={form} />
        <TextField
          form={form}
          name="starts_at"
          label="From"
          type="datetime-local"
          hint="Nepal’s time. Empty: from now on."
        />
        <TextField
          form={form}
          name="ends_at"
          label="Until"
          type="datetime-local"
          hint="Nepal’s time. Empty: no end."
        />
        <Periods form={form} />
      </div>
      <CheckField
        form={form}
        name="is_active"
        label="Switched on"
        hint="Switched off, it reduces no prices, whatever its times."
      />
      <SaleOfferPreview form={form} id={saved?.id} />
    </>
  )
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
