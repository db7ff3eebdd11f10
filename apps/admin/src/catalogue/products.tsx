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
import { blankDraft, draftFrom } from '../ui/form/draft'
import { RowsSkeleton } from '../ui/state/skeleton'
import { DuplicateProduct } from './duplicate-product'
import { productFilters } from './filters'
import { GridLink } from './grid-link'
import { HideProduct } from './hide-product'
import { ProductBulkEdit } from './product-bulk-edit'
import { productColumns } from './product-columns'
import { WithProductFacts } from './product-facts'
import { ProductForm } from './product-form'
import { ProductPageLink } from './product-page-link'
import { PartsOfProducts } from './product-parts'
import { countMatchingProducts, useProductRows } from './product-rows'
import { PutInSale } from './put-in-sale'
import { SaleMark } from './sale-mark'

export const products = defineResource<Product, ProductInput, ProductChange>({
  key: 'products',
  label: 'Product',
  icon: Package,
  entity: 'Product',
  nameOf: (product) => product.title,
  paths: { list: 'allproduct', add: 'addproduct', edit: 'editproduct/:id' },
  words: 'hide schedule archive',
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
  bulkEdits: (bulk) => (
    <>
      <ProductBulkEdit {...bulk} />
      <PutInSale {...bulk} />
    </>
  ),
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
  isWide: true,
  titleOf: ({ title }) => title,
  besideTitle: (product) => (
    <>
      <SaleMark product={product} />
      <ProductPageLink product={product} />
    </>
  ),
  fields: (form, saved) => (
    <ProductForm
      form={form}
      saved={saved}
      checklist={
        saved && (
          <Suspense>
            <Checklist key={`checklist ${saved.id}`} product={saved} />
          </Suspense>
        )
      }
    />
  ),
  setUp: { label: 'Save and set up', next: 'Set up its colors, pictures and stock' },
  above: (product) => (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <ProductPictures key={`pictures ${product.id}`} product={product} />
    </Suspense>
  ),
  below: (product) => (
    <Suspense>
      <ProductStock key={`stock ${product.id}`} product={product} />
    </Suspense>
  ),
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

// The script of a product's workspace is loaded only when a product is edited.
const workspace = () => import('../workspace/product-workspace')
const ProductPictures = lazyScreen(async () => (await workspace()).ProductPictures)
const Checklist = lazyScreen(async () => (await workspace()).ProductChecklist)
const ProductStock = lazyScreen(async () => (await workspace()).ProductStock)
