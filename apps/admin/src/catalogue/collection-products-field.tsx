import { errorOf, heldValue } from '../ui/form/form'
import { ChosenProductsField, idsIn } from './chosen-products-field'
import type { CollectionForm } from './collection-values'

/** The products of a collection by hand, their order, and the colour in which each is shown. */
export function CollectionProductsField({ form }: { form: CollectionForm }) {
  const products = heldValue({ form, name: 'products' })
  const colors = heldValue({ form, name: 'product_colors' })
  return (
    <ChosenProductsField
      name="products"
      label="Products"
      hint="Type a title to add a product. Shoppers see the products in this order and in these colors."
      listLabel="Products of the collection"
      error={errorOf({ form, name: 'products' })}
      ids={idsIn(products.value)}
      onChange={(ids) => products.change(ids.join())}
      colors={{
        chosen: idsIn(colors.value),
        onChange: (chosen) => colors.change(chosen.join()),
      }}
    />
  )
}
