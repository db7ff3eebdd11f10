import type { ProductImage, ProductImageInput } from '@etrend/contract'
import { fixed } from '../ui/controls/choices'
import { ComboboxField } from '../ui/form/combobox-field'
import type { Draft, FormOf } from '../ui/form/form'
import { PictureField } from '../ui/form/picture-field'
import { SelectField } from '../ui/form/select-field'
import { useColorsOfProductChoices, useProductChoices } from './options'

// spec §3: sent as 'True' or 'False'.
const yesAndNo = fixed({ value: 'True', label: 'Yes' }, { value: 'False', label: 'No' })

export function ProductImageFields({
  form,
  saved,
}: {
  form: FormOf<Draft<ProductImageInput>>
  saved: ProductImage | undefined
}) {
  const colors = useColorsOfProductChoices(form.watch('product'))
  return (
    <>
      <ComboboxField
        form={form}
        name="product"
        label="Product"
        placeholder="Select Product"
        useFound={useProductChoices}
        current={saved?.product_name}
        onChoose={() => form.setValue('color', '')} // another product has other colors
        required
      />
      <SelectField
        form={form}
        name="color"
        label="Color"
        placeholder="Product with Color"
        choices={colors}
        required
      />
      <SelectField
        form={form}
        name="is_display_image"
        label="Is Display Image"
        hint="Each product has one display image. Yes makes this image replace the current one."
        choices={yesAndNo}
      />
      <PictureField
        form={form}
        name="image"
        label="Image"
        hint="PNG, JPG, SVG, WEBP, and GIF are allowed."
        current={saved?.image}
        required={!saved}
      />
    </>
  )
}
