import type { StockInput, StockMovement } from '@etrend/contract'
import { useProductColorChoices, useSizeChoices } from '../catalogue/options'
import { fixed } from '../ui/choices'
import { ComboboxField } from '../ui/combobox-field'
import type { Draft, FormOf } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextAreaField } from '../ui/text-area-field'
import { TextField } from '../ui/text-field'

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
