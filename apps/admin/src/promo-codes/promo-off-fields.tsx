import { fixed } from '../ui/controls/choices'
import { CheckField } from '../ui/form/check-field'
import type { Draft, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import type { CodeDraft } from './promo-code-draft'

const kinds = fixed(
  { value: 'amount', label: 'An amount' },
  { value: 'percent', label: 'A percentage' },
  { value: 'none', label: 'Only the delivery fee' },
)

/** What a code takes off: an amount in rupees, a percentage of the subtotal, the delivery fee. */
export function PromoOffFields({ form }: { form: FormOf<Draft<CodeDraft>> }) {
  const kind = form.watch('kind')
  return (
    <>
      <SelectField form={form} name="kind" label="Kind" choices={kinds} required />
      {kind === 'percent' ? (
        <>
          <TextField
            form={form}
            name="percent_off"
            label="Takes off"
            hint="In per cent of the subtotal, rounded to the rupee."
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            form={form}
            name="max_off"
            label="At most"
            hint="In rupees. Leave empty for no maximum."
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      ) : null}
      {kind === 'amount' ? (
        <TextField
          form={form}
          name="amount_off"
          label="Takes off"
          hint="In rupees."
          inputMode="decimal"
          autoComplete="off"
          required
        />
      ) : null}
      {kind === 'none' ? null : (
        <CheckField
          form={form}
          name="free_delivery"
          label="Free delivery"
          hint="The order’s delivery fee isn’t charged."
        />
      )}
    </>
  )
}
