import { keysOf } from '@etrend/contract'
import { api } from '../lib/api'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useCollectionChoices } from './collection-choices'
import { genderChoices } from './genders'
import { lackWords } from './lack-words'
import {
  useCategoryChoices,
  useColorChoices,
  useProductChoices,
  useProductColorChoices,
  useSizeChoices,
  useSubcategoryChoices,
} from './options'
import { saleChoices } from './sale-mark'

/** The filters of the nouns' lists. `name` is the query parameter in the contract. */
export const filterBy = {
  category: few('category', 'Category', () => useCategoryChoices('Failed to fetch categories')),
  subcategory: few('subcategory', 'Sub Category', useSubcategoryChoices),
  collection: few('collection', 'Collection', useCollectionChoices),
  color: few('color', 'Color', useColorChoices),
  size: few('size', 'Size', useSizeChoices),
  product: {
    kind: 'many',
    name: 'product',
    label: 'Product',
    useFound: useProductChoices,
    useName: useProductName,
  },
  /** `name` is the noun's query parameter for its product color. */
  productColor: (name: string) => ({
    kind: 'many',
    name,
    label: 'Product with Color',
    useFound: useProductColorChoices,
    useName: useProductColorName,
  }),
  movementType: few('movement_type', 'Movement Type', () => movementTypes),
  featured: flag('is_featured', 'Featured', 'Not featured'),
  slider: flag('is_slider', 'In the slider', 'Not in the slider'),
  discounted: flag('discounted', 'With a discount', 'Without a discount'),
  displayImage: flag('is_display_image', 'Display image', 'Other images'),
  gender: few('gender', 'Gender', () => genderChoices),
  status: few('status', 'Status', () => saleChoices),
  stock: few('stock', 'Stock', () => stockLevels),
  missing: few('missing', 'Missing', () => lacks),
  lacks: few('lacks', 'Codes', () => codesLacking),
  from: { kind: 'day', name: 'from', label: 'From' },
  to: { kind: 'day', name: 'to', label: 'To' },
} satisfies Record<string, Filter | ((name: string) => Filter)>

const { category, subcategory, status, stock, missing, featured, slider, discounted, gender } =
  filterBy

export const productFilters = [
  category,
  subcategory,
  status,
  stock,
  missing,
  featured,
  slider,
  discounted,
  gender,
]

const stockLevels = fixed(
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Out of stock' },
)

const lacks = fixed(
  { value: 'stops', label: 'Can’t sell yet' },
  ...keysOf(lackWords).map((value) => ({ value, label: lackWords[value] })),
)

const codesLacking = fixed(
  { value: 'barcode', label: 'Without a barcode' },
  { value: 'sku', label: 'Without a SKU' },
)

const movementTypes = fixed({ value: 'In', label: 'In' }, { value: 'Out', label: 'Out' })

function few(name: string, label: string, useChoices: () => ReturnType<typeof fixed>) {
  return { kind: 'few' as const, name, label, useChoices }
}

/** A yes-or-no filter. Its choices are full phrases, because a select that shows only 'Yes' would be unclear. */
function flag(name: string, yes: string, no: string) {
  const choices = fixed({ value: 'true', label: yes }, { value: 'false', label: no })
  return few(name, `${yes}?`, () => choices)
}

function useProductName(id: string) {
  const { data } = api.products.get.useQuery({
    queryKey: ['products', 'row', id],
    queryData: { params: { id } },
    enabled: id !== '',
  })
  return data?.body.title
}

function useProductColorName(id: string) {
  const { data } = api.productColors.get.useQuery({
    queryKey: ['productColors', 'row', id],
    queryData: { params: { id } },
    enabled: id !== '',
  })
  return data?.body.product_color_info
}
