import {
  productFields,
  recordPermissions,
  thresholdChange,
  type Permission,
  type Product,
  type StockUnit,
} from '@etrend/contract'
import { filterBy, productFilters } from '../catalogue/filters'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import { codes } from './code-view'
import type { GridRow, GridView } from './grid-row'
import { numberOrNone, readNumber } from './read-cell'

const products: GridView = {
  name: 'products',
  title: 'Products',
  permission: recordPermissions.products,
  columns: [
    { field: 'title', title: 'Title', width: 220 },
    { field: 'Brand', title: 'Brand', width: 140 },
    { field: 'subcategory', title: 'Sub Category', width: 160 },
    {
      field: 'price',
      title: 'Price',
      width: 110,
      isNumber: true,
      read: (text) => readNumber(productFields.price.input, text),
    },
    {
      field: 'discounted_price',
      title: 'Discounted Price',
      width: 140,
      isNumber: true,
      read: (text) => readNumber(productFields.discounted_price.input, text),
    },
  ],
  async load(query) {
    const answer = okOf(await api.staffProducts.list.query({ query }))
    return { rows: answer.body.map(productRow), total: totalOf(answer) }
  },
}

const units: GridView = {
  name: 'units',
  title: 'Sizes',
  permission: recordPermissions.stock,
  columns: [
    { field: 'product_color_info', title: 'Product with Color', width: 240 },
    { field: 'size_name', title: 'Size', width: 70 },
    { field: 'quantity', title: 'On hand', width: 90, isNumber: true },
    {
      field: 'low_stock',
      title: 'Low at',
      width: 90,
      isNumber: true,
      read: (text) => readNumber(thresholdChange.shape.low_stock, text, numberOrNone),
      otherwise: (row) => String(row.values['threshold']),
    },
  ],
  async load(query) {
    const answer = okOf(await api.stockLevels.list.query({ query }))
    return { rows: answer.body.map(unitRow), total: totalOf(answer) }
  },
}

/** The views, the first by default. */
export const views = [products, units, codes] as const

/** The same views without a cell that can be changed, for people who lack the permission. */
const readOnlyViews = views.map((view) => ({
  ...view,
  columns: view.columns.map(({ read: _read, ...column }) => column),
}))

/** The view of this name, else the first. `isReadOnly`: the person's role lets them read it only. */
export function viewFor(name: string | null, may: (needed: Permission) => boolean) {
  const index = Math.max(
    0,
    views.findIndex((view) => view.name === name),
  )
  const view = views[index] ?? products
  const isReadOnly = !may(view.permission)
  return { view: (isReadOnly ? readOnlyViews[index] : undefined) ?? view, isReadOnly }
}

/** The filters of a view's rows. */
export function filtersOf({ name }: GridView) {
  if (name === 'codes') return [filterBy.product, filterBy.category, filterBy.lacks]
  return name === 'units' ? [filterBy.product, filterBy.stock] : productFilters
}

function productRow({ id, subcategory_details, ...row }: Product): GridRow {
  const { title, Brand, price, discounted_price } = row
  const subcategory = `${subcategory_details.category_title} / ${subcategory_details.title}`
  return {
    kind: 'products',
    key: `product-${id}`,
    label: title,
    picture: { product: id },
    ids: { id },
    values: { title, Brand, subcategory, price, discounted_price },
  }
}

function unitRow({ id, product_color, size, ...row }: StockUnit): GridRow {
  const { product_color_info, size_name, quantity, low_stock, threshold } = row
  return {
    kind: 'units',
    key: `unit-${id}`,
    label: `${product_color_info}, ${size_name}`,
    picture: { color: product_color },
    ids: { product_color, size },
    values: { product_color_info, size_name, quantity, low_stock, threshold },
  }
}
