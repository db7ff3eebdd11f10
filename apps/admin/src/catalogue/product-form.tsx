import type { Product, ProductInput } from '@etrend/contract'
import { useId, type ReactNode } from 'react'
import { CheckField } from '../ui/form/check-field'
import type { Draft, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { wideForm } from '../ui/form/wide-form'
import { GarmentMeasuresField } from './garment-measures-field'
import { genderChoices } from './genders'
import { HsCodeField, PriceField, SubcategoryField, WearFields } from './product-fields'
import { StatusFields } from './status-fields'
import { WornWithField } from './worn-with-field'

/** The parts of the form of a product, as its links name them. */
export const formParts = {
  details: 'Details',
  prices: 'Prices',
  text: 'Text and material',
  look: 'Complete the look',
}

/** The fields of a product in two columns: what shoppers read, and beside it whether, where and how it is sold. */
export function ProductForm({
  form,
  saved,
  checklist,
}: {
  form: FormOf<Draft<ProductInput>>
  saved: Product | undefined
  /** What the saved product lacks, beside its fields. */
  checklist?: ReactNode
}) {
  return (
    <div className={wideForm.fields}>
      <div className={wideForm.main}>
        <Part part="details">
          <TextField form={form} name="title" label="Title" required />
          <div className="sm:grid-cols-2 grid items-start gap-4">
            <TextField form={form} name="Brand" label="Brand" required />
            <SubcategoryField form={form} name="subcategory" label="Sub Category" />
          </div>
        </Part>
        <Part part="prices">
          <div className="sm:grid-cols-3 grid items-start gap-4">
            <PriceField form={form} name="price" label="Price" required />
            <PriceField form={form} name="discounted_price" label="Discounted Price" />
            <PriceField
              form={form}
              name="floor_price"
              label="Floor Price"
              hint="Sales never go below it. For staff only."
            />
          </div>
        </Part>
        <Part part="text">
          <TextAreaField form={form} name="description" label="Description" required />
          <WearFields form={form} />
          <GarmentMeasuresField form={form} />
        </Part>
        <Part part="look">
          <WornWithField form={form} />
        </Part>
      </div>
      <div className={wideForm.aside}>
        <StatusFields form={form} saved={saved} />
        {checklist}
        <SelectField
          form={form}
          name="gender"
          label="Gender"
          hint="For the gender filter of All products. Unisex products are shown under Men and Women."
          placeholder="Same as its category"
          choices={genderChoices}
        />
        <CheckField
          form={form}
          name="is_featured"
          label="Is Featured"
          hint="Shown in the home page’s row of featured products."
        />
        <HsCodeField form={form} name="hs_code" hint="On bills, instead of its sub category’s." />
        <CheckField
          form={form}
          name="is_slider"
          label="Is Slider"
          hint="Listed for other programs as a slider product. This storefront shows no such slider."
        />
      </div>
    </div>
  )
}

function Part({ part, children }: { part: keyof typeof formParts; children: ReactNode }) {
  const title = useId()
  return (
    <section id={part} aria-labelledby={title} className="grid scroll-mt-20 gap-5">
      <h2 id={title} className="border-b border-ink/70 pb-1.5 text-lg">
        {formParts[part]}
      </h2>
      {children}
    </section>
  )
}
