import type { ProductInput } from '@etrend/contract'
import { approximateDollars } from '@etrend/domain'
import type { FieldValues } from 'react-hook-form'
import { api } from '../lib/api'
import { numberIn } from '../lib/typed-amount'
import type { Draft, FieldOf, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { useSubcategoryChoices } from './options'

/** A price in rupees, with the approximate price in dollars if the shop has a dollar rate. */
export function PriceField<Values extends FieldValues>(
  field: FieldOf<Values> & { required?: boolean },
) {
  const { data } = api.store.shop.useQuery({ queryKey: ['shop'] })
  const rupees = numberIn(String(field.form.watch(field.name) ?? ''))
  const dollars =
    rupees && rupees > 0 ? approximateDollars(rupees, data?.body.dollar_rate ?? null) : undefined
  return (
    <TextField
      {...field}
      hint={['In rupees.', field.hint, dollars].filter(Boolean).join(' ')}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

/** Select of a sub category. Each choice also names its category: 'Women / tops'. */
export function SubcategoryField<Values extends FieldValues>(field: FieldOf<Values>) {
  const choices = useSubcategoryChoices()
  return <SelectField {...field} placeholder="Select Sub Category" choices={choices} required />
}

/** What shoppers ask before they buy. Empty ones are not shown. */
export function WearFields({ form }: { form: FormOf<Draft<ProductInput>> }) {
  return (
    <>
      <div className="sm:grid-cols-2 grid items-start gap-4">
        <TextField
          form={form}
          name="material"
          label="Material"
          hint="Such as 98 % cotton, 2 % elastane."
        />
        <TextField
          form={form}
          name="origin"
          label="Made in"
          hint="Such as Woven in Palpa, sewn in Kathmandu."
        />
      </div>
      <TextAreaField form={form} name="care" label="Care" hint="How to wash, dry and iron it." />
      <div className="sm:grid-cols-2 grid items-start gap-4">
        <TextField form={form} name="fit" label="Fit" hint="How it sits, and which size to take." />
        <TextField
          form={form}
          name="first_size"
          label="Size chosen first"
          hint="Such as MD, where it is in stock. Empty: shoppers choose."
        />
      </div>
    </>
  )
}

/** The code of the customs tariff that bills name. */
export function HsCodeField<Values extends FieldValues>(field: Omit<FieldOf<Values>, 'label'>) {
  const hint = `${field.hint} May stay empty.`
  return <TextField {...field} label="HS code" hint={hint} />
}
