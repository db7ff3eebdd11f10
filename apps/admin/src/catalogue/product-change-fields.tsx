import { useWatch, type UseFormReturn } from 'react-hook-form'
import { fixed } from '../ui/choices'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { statusChoices } from './sale-mark'

/** The empty form for a change of many products. '' leaves a field unchanged. */
export const noChange = {
  price: '',
  discount: '',
  percent_off: '',
  is_featured: '',
  is_slider: '',
  status: '',
}

/** The request's change: only the fields that were filled in. */
export function changeOf(draft: typeof noChange) {
  const { price, discount, percent_off, is_featured, is_slider, status } = draft
  return {
    ...(price && { price }),
    ...(discount === 'percent' && { percent_off: percent_off ? Number(percent_off) : NaN }),
    ...(discount === 'none' && { discounted_price: null }),
    ...(is_featured && { is_featured: is_featured === 'true' }),
    ...(is_slider && { is_slider: is_slider === 'true' }),
    ...(status && { status }),
  }
}

export function ProductChangeFields({ form }: { form: UseFormReturn<typeof noChange> }) {
  const discount = useWatch({ control: form.control, name: 'discount' })
  const leaving = { form, placeholder: 'Leave as it is' }
  return (
    <>
      <SelectField {...leaving} name="status" label="Status" choices={statusChoices} />
      <TextField
        form={form}
        name="price"
        label="Price"
        hint="In rupees. Leave empty to keep the prices."
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField {...leaving} name="discount" label="Discount" choices={discounts} />
      {discount === 'percent' ? (
        <TextField
          form={form}
          name="percent_off"
          label="Percent off"
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <SelectField {...leaving} name="is_featured" label="Is Featured" choices={yesAndNo} />
      <SelectField {...leaving} name="is_slider" label="Is Slider" choices={yesAndNo} />
    </>
  )
}

const discounts = fixed(
  { value: 'percent', label: 'Percent off the price' },
  { value: 'none', label: 'No discount' },
)
const yesAndNo = fixed({ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' })
