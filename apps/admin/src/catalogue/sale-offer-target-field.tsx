import { MOST_OF_SALE } from '@etrend/contract'
import { errorOf, heldValue } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { ChosenProductsField, idsIn } from './chosen-products-field'
import { useCollectionChoices } from './collection-choices'
import { useCategoryChoices, useSubcategoryChoices } from './options'
import type { SaleForm } from './sale-offer-values'

/** The products, or the collection, category or sub category, that the sale is for. */
export function SaleTargetField({ form }: { form: SaleForm }) {
  const collections = useCollectionChoices()
  const categories = useCategoryChoices('Failed to fetch categories')
  const subcategories = useSubcategoryChoices()
  const target = form.watch('target')
  if (target === 'products') return <ProductsOfSale form={form} />
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

function ProductsOfSale({ form }: { form: SaleForm }) {
  const { value, change } = heldValue({ form, name: 'products' })
  return (
    <div className="sm:col-span-2">
      <ChosenProductsField
        name="products"
        label="Products"
        hint={`Type a title to add a product. At most ${MOST_OF_SALE}.`}
        listLabel="Products of the sale"
        error={errorOf({ form, name: 'products' })}
        ids={idsIn(value)}
        onChange={(ids) => change(ids.join())}
      />
    </div>
  )
}
