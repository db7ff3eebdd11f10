import { useWatch, type UseFormReturn } from 'react-hook-form'
import { fixed } from '../ui/controls/choices'
import { CheckField } from '../ui/form/check-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { useSubcategoryChoices } from './options'
import type { noChange } from './product-change'
import { statusChoices } from './sale-mark'

/** The fields of a change of many products. Those that stay empty change nothing. */
export function ProductChangeFields({ form }: { form: UseFormReturn<typeof noChange> }) {
  const [discount, by] = useWatch({ control: form.control, name: ['discount', 'by'] })
  const subcategories = useSubcategoryChoices()
  const leaving = { form, placeholder: 'Leave as it is' }
  return (
    <>
      <SelectField {...leaving} name="status" label="Status" choices={statusChoices} />
      <SelectField {...leaving} name="by" label="Change prices" choices={ways} />
      {by ? (
        <>
          <TextField
            form={form}
            name="price_by"
            label={by === 'percent' ? 'By how many percent' : 'By how many rupees'}
            hint="10 raises the prices, -10 lowers them."
            inputMode="text"
            autoComplete="off"
          />
          <SelectField
            form={form}
            name="round_to"
            label="Round to"
            placeholder="Don’t round"
            choices={steps}
          />
          <CheckField form={form} name="with_discount" label="Discounted prices too" />
        </>
      ) : (
        <TextField
          form={form}
          name="price"
          label="Price"
          hint="In rupees. Leave empty to keep the prices."
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <SelectField {...leaving} name="discount" label="Discount" choices={discounts} />
      {discount === 'percent' ? (
        <TextField
          form={form}
          name="percent_off"
          label="Percent off"
          hint="Until somebody changes it. For some days only, close this and choose ‘Put in a sale’."
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <SelectField {...leaving} name="subcategory" label="Sub Category" choices={subcategories} />
      <TextField form={form} name="Brand" label="Brand" hint="Leave empty to keep the brands." />
      <SelectField {...leaving} name="is_featured" label="Is Featured" choices={yesAndNo} />
      <SelectField {...leaving} name="is_slider" label="Is Slider" choices={yesAndNo} />
    </>
  )
}

const ways = fixed(
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By rupees' },
)
const steps = fixed({ value: '5', label: '5 rupees' }, { value: '10', label: '10 rupees' })
const discounts = fixed(
  { value: 'percent', label: 'Percent off the price' },
  { value: 'none', label: 'No discount' },
)
const yesAndNo = fixed({ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' })
