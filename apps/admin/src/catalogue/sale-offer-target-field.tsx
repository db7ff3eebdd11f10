import { SelectField } from '../ui/form/select-field'
import { useCollectionChoices } from './collection-choices'
import { useCategoryChoices, useSubcategoryChoices } from './options'
import type { SaleForm } from './sale-offer-values'

/** The collection, category or sub category that the sale is for. */
export function SaleTargetField({ form }: { form: SaleForm }) {
  const collections = useCollectionChoices()
  const categories = useCategoryChoices('Failed to fetch categories')
  const subcategories = useSubcategoryChoices()
  const target = form.watch('target')
  if (target === 'collection') {
    return (
      <SelectField
        form={form}
        name="collection"
        label="Collection"
        placeholder="Select Collection"
        choices={collections}
        required
      />
    )
  }
  if (target === 'category') {
    return (
      <SelectField
        form={form}
        name="category"
        label="Category"
        placeholder="Select Category"
        choices={categories}
        required
      />
    )
  }
  if (target !== 'subcategory') return null
  return (
    <SelectField
      form={form}
      name="subcategory"
      label="Sub Category"
      placeholder="Select Sub Category"
      choices={subcategories}
      required
    />
  )
}
