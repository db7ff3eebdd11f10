import type { ProductScope } from '@etrend/contract'
import { Refusal } from '../../lib/refusal'
import { plainName } from '../../sheets/sheet'

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

/**
 * What each column holds; undefined for an empty column without a heading. Refuses (400) columns that it doesn't know,
 * two columns for the same, and a table without titles: a sale must not lose a condition that somebody wrote down.
 */
export function saleColumns(headings: string[], lines: string[][]) {
  const taken = new Map<SaleColumn, string>()
  const width = Math.max(...[headings, ...lines].map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const heading = headings[at] ?? ''
    if (heading === '' && lines.every((cells) => !cells[at])) return undefined
    const column = known.get(plainName(heading))
    if (!column) throw new Refusal(400, whyUnknown(heading, at))
    const other = taken.get(column)
    if (other !== undefined) {
      throw new Refusal(400, `The columns “${other}” and “${heading}” are the same. Leave one out.`)
    }
    taken.set(column, heading)
    return column
  })
  if (!taken.has('title')) throw new Refusal(400, 'The first line has no heading “Title”.')
  return columns
}

function whyUnknown(heading: string, at: number) {
  if (heading === '') return `Column ${at + 1} has no heading.`
  const shown = heading.length > MOST_SHOWN ? `${heading.slice(0, MOST_SHOWN)}…` : heading
  return `“${shown}” is no column of a sale. The columns are ${labels.join(', ')}.`
}

const MOST_SHOWN = 40

const labels = [
  ...Object.values(ownColumns).map(({ label }) => label),
  ...Object.values(scopeColumns).flatMap(({ label }) => [label, `Except ${label.toLowerCase()}`]),
]

const known = new Map<string, SaleColumn>([
  ...named(ownColumns, ''),
  ...named(scopeColumns, ''),
  ...BEFORE_EXCEPTIONS.flatMap((word) =>
    named(scopeColumns, word).map(([name, kind]) => [name, `except_${kind}`] as const),
  ),
])

/** Each name of each column, as headings are compared, behind a word. */
function named<Column extends string>(
  columns: Record<Column, { label: string; names: string[] }>,
  word: string,
): [string, Column][]
function named(columns: Record<string, { label: string; names: string[] }>, word: string) {
  return Object.entries(columns).flatMap(([column, { label, names }]) =>
    [column, label, ...names].map((name) => [plainName(word + name), column]),
  )
}
