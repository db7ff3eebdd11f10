import type { FieldValues } from 'react-hook-form'
import type { Choices } from '../../ui/controls/choices'
import { heldValue, type FieldOf } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { hasReference } from './pay-back-choices'

/**
 * How money is paid back, and the reference where the chosen way has one. `way` and `reference` are the names of the
 * form's fields.
 */
export function PayBackFields<Values extends FieldValues>({
  form,
  way,
  reference,
  ...select
}: Pick<FieldOf<Values>, 'form' | 'label' | 'hint'> & {
  way: FieldOf<Values>['name']
  reference: FieldOf<Values>['name']
  choices: Choices
}) {
  const { value } = heldValue({ form, name: way })
  return (
    <>
      <SelectField form={form} name={way} required {...select} />
      {typeof value === 'string' && hasReference(value) ? (
        <TextField form={form} name={reference} label="Reference of the transfer" required />
      ) : null}
    </>
  )
}
