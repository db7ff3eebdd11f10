import { approximateDollars } from '@etrend/domain'
import type { FieldValues } from 'react-hook-form'
import { api } from '../lib/api'
import type { FieldOf } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { useSubcategoryChoices } from './options'

/** A price in rupees, with the approximate price in dollars if the shop has a dollar rate. */
export function PriceField<Values extends FieldValues>(
  field: FieldOf<Values> & { required?: boolean },
) {
  const { data } = api.store.shop.useQuery({ queryKey: ['shop'] })
  const rupees = Number(field.form.watch(field.name))
  const dollars =
    rupees > 0 ? approximateDollars(rupees, data?.body.dollar_rate ?? null) : undefined
  return (
    <TextField
      {...field}
      hint={['In rupees.', dollars].filter(Boolean).join(' ')}
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
