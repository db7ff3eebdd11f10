import type { FieldValues } from 'react-hook-form'
import type { FieldOf } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { useSubcategoryChoices } from './options'

/** One of the sub categories, each told with its category. */
export function SubcategoryField<Values extends FieldValues>(field: FieldOf<Values>) {
  const choices = useSubcategoryChoices()
  return <SelectField {...field} placeholder="Select Sub Category" choices={choices} required />
}
