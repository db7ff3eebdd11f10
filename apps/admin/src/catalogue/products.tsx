import {
  keysOf,
  type Product,
  productChange,
  type ProductChange,
  productFields,
  productInput,
  type ProductInput,
} from '@etrend/contract'
import Package from 'lucide-react/icons/package'
import { Suspense } from 'react'
import { api } from '../lib/api'
import { lazyScreen } from '../lib/lazy-screen'
import { nepalInput } from '../lib/nepal-time'
import { defineResource } from '../resource/define-resource'
import { CheckField } from '../ui/form/check-field'
import { blankDraft, draftFrom } from '../ui/form/draft'
import { SelectField } from '../ui/form/select-field'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { RowsSkeleton } from '../ui/state/skeleton'
import { DuplicateProduct } from './duplicate-product'
import { productFilters } from './filters'
import { GarmentMeasuresField } from './garment-measures-field'
import { genderChoices } from './genders'
import { GridLink } from './grid-link'
import { HideProduct } from './hide-product'
import { ProductBulkEdit } from './product-bulk-edit'
import { productColumns } from './product-columns'
import { WithProductFacts } from './product-facts'
import { HsCodeField, PriceField, SubcategoryField, WearFields } from './product-fields'
import { PartsOfProducts } from './product-parts'
import { countMatchingProducts, useProductRows } from './product-rows'
import { StatusFields } from './status-fields'
import { WornWithField } from './worn-with-field'

export const products = defineResource<Product, ProductInput, ProductChange>({
  key: 'products',
  label: 'Product',
  icon: Package,
  entity: 'Product',
  nameOf: (product) => product.title,
  paths: { list: 'allproduct', add: 'addproduct', edit: 'editproduct/:id' },
  titles: { list: 'Product List', add: 'Add Product', edit: 'Edit Product' },
  hooks: {
    useRows: useProductRows,
    useRow: (asked) => api.products.get.useQuery(asked),
    useAdd: () => api.products.create.useMutation(),
    useEdit: () => api.products.edit.useMutation(),
    useRemove: () => api.products.remove.useMutation(),
  },
  columns: productColumns,
  filters: productFilters,
  around: (rows, table) => <WithProductFacts rows={rows}>{table}</WithProductFacts>,
  listActions: (asked) => <GridLink asked={asked} />,
  rowActions: (row) => (
    <>
      <HideProduct {...row} />
      <DuplicateProduct {...row} />
    </>
  ),
  deletedWith: (ids) => <PartsOfProducts ids={ids} />,
  countMatching: countMatchingProducts,
  bulkEdits: (bulk) => <ProductBulkEdit {...bulk} />,
  schema: productInput,
  changeSchema: productChange,
  blank: { ...blankDraft(productFields), status: 'draft' },
  draftOf: (row) => ({
    ...draftFrom(row, keysOf(productFields)),
    measures: row.measures ? JSON.stringify(row.measures) : '',
    worn_with: row.worn_with.join(),
    goes_live_at: nepalInput(row.goes_live_at),
    ends_at: nepalInput(row.ends_at),
  }),
  fields: (form, saved) => (
    <>
      <StatusFields form={form} saved={saved} />
      <TextField form={form} name="title" label="Title" required />
      <TextAreaField form={form} name="description" label="Description" required />
      <TextField form={form} name="Brand" label="Brand" required />
      <SubcategoryField form={form} name="subcategory" label="Sub Category" />
      <PriceField form={form} name="price" label="Price" required />
      <PriceField form={form} name="discounted_price" label="Discounted Price" />
      <PriceField
        form={form}
        name="floor_price"
        label="Floor Price"
        hint="Sales never go below it. For staff only."
      />
      <CheckField
        form={form}
        name="is_slider"
        label="Is Slider"
        hint="Listed for other programs as a slider product. This storefront shows no such slider."
      />
      <CheckField
        form={form}
        name="is_featured"
        label="Is Featured"
        hint="Shown in the home page’s row of featured products."
      />
      <WearFields form={form} />
      <GarmentMeasuresField form={form} />
      <WornWithField form={form} />
      <HsCodeField form={form} name="hs_code" hint="On bills, instead of its sub category’s." />
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
  setUp: { label: 'Save and set up', next: 'Set up its colors, pictures and stock' },
  below: (product) => <WorkspaceOf key={`workspace ${product.id}`} product={product} />,
  firstStep:
    'No products yet. Add the first one, then its colors, each with its image, and their stock. Put it on sale at last.',
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

const ProductWorkspace = lazyScreen(
  async () => (await import('../workspace/product-workspace')).ProductWorkspace,
)

/** A product's workspace. Its script is loaded only when a product is edited. */
function WorkspaceOf({ product }: { product: Product }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={4} />}>
      <ProductWorkspace product={product} />
    </Suspense>
  )
}
