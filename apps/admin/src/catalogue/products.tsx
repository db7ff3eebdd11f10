import {
  keysOf,
  productChange,
  productFields,
  productInput,
  type Product,
  type ProductChange,
  type ProductInput,
} from '@etrend/contract'
import { formatPrice, approximateDollars } from '@etrend/domain'
import Package from 'lucide-react/icons/package'
import type { FieldValues } from 'react-hook-form'
import { api } from '../lib/api'
import { yesOrNo } from '../lib/words'
import { defineResource } from '../resource/define-resource'
import { CheckField } from '../ui/check-field'
import { blankDraft, draftFrom } from '../ui/draft'
import type { FieldOf } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextAreaField } from '../ui/text-area-field'
import { TextField } from '../ui/text-field'
import { WorkspaceOf } from '../workspace/workspace-of'
import { productFilters } from './filters'
import { genderChoices, genderLabel } from './genders'
import { useSubcategoryChoices } from './options'
import { ProductBulkEdit } from './product-bulk-edit'

export const products = defineResource<Product, ProductInput, ProductChange>({
  key: 'products',
  label: 'Product',
  icon: Package,
  entity: 'Product',
  nameOf: (product) => product.title,
  paths: { list: 'allproduct', add: 'addproduct', edit: 'editproduct/:id' },
  titles: { list: 'Product List', add: 'Add Product', edit: 'Edit Product' },
  hooks: {
    useRows: (asked) => api.products.list.useQuery(asked),
    useRow: (asked) => api.products.get.useQuery(asked),
    useAdd: () => api.products.create.useMutation(),
    useEdit: () => api.products.edit.useMutation(),
    useRemove: () => api.products.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
    { title: 'Title', sort: 'title', cell: (row) => row.title },
    { title: 'Brand', sort: 'Brand', cell: (row) => row.Brand },
    {
      title: 'Sub Category',
      sort: 'subcategory',
      cell: ({ subcategory_details: { category_title, title } }) => `${category_title} / ${title}`,
    },
    { title: 'Price', kind: 'number', sort: 'price', cell: (row) => formatPrice(row.price) },
    {
      title: 'Discounted Price',
      kind: 'number',
      sort: 'discounted_price',
      cell: (row) => (row.discounted_price === null ? '' : formatPrice(row.discounted_price)),
    },
    { title: 'Is Slider', sort: 'is_slider', cell: (row) => yesOrNo(row.is_slider) },
    { title: 'Is Featured', sort: 'is_featured', cell: (row) => yesOrNo(row.is_featured) },
    { title: 'Gender', sort: 'gender', cell: (row) => genderLabel(row.gender) },
  ],
  filters: productFilters,
  bulkEdits: (bulk) => <ProductBulkEdit {...bulk} />,
  schema: productInput,
  changeSchema: productChange,
  blank: blankDraft(productFields),
  draftOf: (row) => draftFrom(row, keysOf(productFields)),
  fields: (form) => (
    <>
      <TextField form={form} name="title" label="Title" required maxLength={120} />
      <TextAreaField form={form} name="description" label="Description" required maxLength={5000} />
      <TextField form={form} name="Brand" label="Brand" required maxLength={80} />
      <SubcategoryField form={form} name="subcategory" label="Sub Category" />
      <PriceField form={form} name="price" label="Price" required />
      <PriceField form={form} name="discounted_price" label="Discounted Price" />
      <CheckField form={form} name="is_slider" label="Is Slider" />
      <CheckField form={form} name="is_featured" label="Is Featured" />
      <SelectField
        form={form}
        name="gender"
        label="Gender"
        hint="For the gender filter of All products. Unisex products are shown under Men and Women."
        placeholder="Same as its category"
        choices={genderChoices}
      />
    </>
  ),
  below: (product) => <WorkspaceOf key={`workspace ${product.id}`} product={product} />,
  firstStep:
    'No products yet. Add the first one, then its colors, each with its image, and their stock.',
  messages: {
    listNotLoaded: 'Failed to fetch products',
    notLoaded: 'Failed to fetch product',
    added: 'Product added successfully',
    notAdded: (reason) => `Product creation failed: ${reason}`,
    updated: 'Product Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: 'Update product failed',
    deleted: 'Product deleted successfully!',
    notDeleted: 'Failed to delete product. Please try again.',
  },
})

/** A price in rupees, with the approximate price in dollars if the shop has a dollar rate. */
function PriceField<Values extends FieldValues>(field: FieldOf<Values> & { required?: boolean }) {
  const { data } = api.store.shop.useQuery({ queryKey: ['shop'] })
  const rupees = Number(field.form.watch(field.name))
  const dollars =
    rupees > 0 ? approximateDollars(rupees, data?.body.dollar_rate ?? null) : undefined
  return (
    <TextField
      {...field}
      hint={['In rupees.', dollars].filter(Boolean).join(' ')}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

/** Select of a sub category. Each choice also names its category: 'Women / tops'. */
function SubcategoryField<Values extends FieldValues>(field: FieldOf<Values>) {
  const choices = useSubcategoryChoices()
  return <SelectField {...field} placeholder="Select Sub Category" choices={choices} required />
}
