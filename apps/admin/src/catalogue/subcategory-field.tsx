import type { FieldValues } from 'react-hook-form'
import type { FieldOf } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { useSubcategoryChoices } from './options'

/** Select of a sub category. Each choice also names its category: 'Women / tops'. */
export function SubcategoryField<Values extends FieldValues>(field: FieldOf<Values>) {
  const choices = useSubcategoryChoices()
  return <SelectField {...field} placeholder="Select Sub Category" choices={choices} required />
}
