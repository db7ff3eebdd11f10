import type { StockInput, StockMovement } from '@etrend/contract'
import { useProductColorChoices, useSizeChoices } from '../catalogue/options'
import { fixed } from '../ui/controls/choices'
import { ComboboxField } from '../ui/form/combobox-field'
import type { Draft, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'

const movementTypes = fixed({ value: 'In', label: 'In' }, { value: 'Out', label: 'Out' })

/** What moved, which way, and how many pieces of it. */
export function MovementFields({
  form,
  saved,
}: {
  form: FormOf<Draft<StockInput>>
  saved: StockMovement | undefined
}) {
  const sizes = useSizeChoices()
  return (
    <>
      <ComboboxField
        form={form}
        name="product_color"
        label="Product with Color"
        placeholder="Select Product with Color"
        useFound={useProductColorChoices}
        current={saved?.product_color_info}
        required
      />
      <SelectField
        form={form}
        name="size"
        label="Size"
        placeholder="Select Size"
        choices={sizes}
        required
      />
      <SelectField
        form={form}
        name="movement_type"
        label="Movement Type"
        placeholder="Select Movement Type"
        choices={movementTypes}
        required
      />
      <TextField
        form={form}
        name="quantity"
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextAreaField form={form} name="notes" label="Notes" />
    </>
  )
}
