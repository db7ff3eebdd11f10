import { MOST_IMPORTED_SALES, type ProductScope } from '@etrend/contract'
import { named, type TableColumns } from '../../sheets/table'

/** What a column holds. The names of rows and brands that a sale is for, or excepts, are in columns of their own. */
export type SaleColumn = keyof typeof ownColumns | ScopeColumn
type ScopeColumn = keyof ProductScope | `except_${keyof ProductScope}`

/** The columns of a sale with the names that people give them, beside their own and with any spaces and capitals. */
const ownColumns = {
  title: { label: 'Title', names: ['name', 'sale'] },
  percent_off: { label: 'Percentage', names: ['percent', 'percentage off', 'discount percent'] },
  amount_off: { label: 'Amount', names: ['rupees', 'rs', 'discount amount'] },
  round_to: { label: 'Round to', names: ['rounding', 'round prices', 'round prices to'] },
  starts_at: { label: 'From', names: ['start', 'starts', 'begin', 'begins'] },
  ends_at: { label: 'Until', names: ['end', 'ends', 'to', 'till'] },
  is_active: { label: 'Active', names: ['switched on', 'on'] },
}
const scopeColumns = {
  categories: { label: 'Categories', names: ['category'] },
  subcategories: { label: 'Sub categories', names: ['sub category'] },
  collections: { label: 'Collections', names: ['collection'] },
  brands: { label: 'Brands', names: ['brand'] },
  products: { label: 'Products', names: ['product'] },
}
const BEFORE_EXCEPTIONS = ['except', 'excepting', 'exclude', 'excluding', 'without']

const labels = [
  ...Object.values(ownColumns).map(({ label }) => label),
  ...Object.values(scopeColumns).flatMap(({ label }) => [label, `Except ${label.toLowerCase()}`]),
]

const known = new Map<string, SaleColumn>([
  ...named(ownColumns),
  ...named(scopeColumns),
  ...BEFORE_EXCEPTIONS.flatMap((word) =>
    named(scopeColumns, word).map(([name, kind]) => [name, `except_${kind}`] as const),
  ),
])

/** The columns of a table of sales. */
export const saleColumns: TableColumns<SaleColumn> = {
  known,
  labels,
  needed: ['title', 'Title'],
  one: 'a sale',
  many: 'sales',
  most: MOST_IMPORTED_SALES,
}
