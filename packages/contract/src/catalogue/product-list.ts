import * as z from 'zod'
import { wholeNumber } from '../lib/filters.ts'
import { oneOf } from '../lib/form.ts'
import { typedText, writtenText } from '../lib/typed-text.ts'
import {
  type FilterName,
  filterNames,
  type ListingFilter,
  listingFilters,
  type ParameterOf,
  parametersOf,
  type Values,
} from './listing-filters.ts'
import { productCard } from './product-card.ts'

export const productSort = z.enum(['name', 'price-asc', 'price-desc', 'newest'], {
  error: 'Sort by name, price-asc, price-desc or newest.',
})
export type ProductSort = z.infer<typeof productSort>

/** Categories, sub categories and colours by slug, sizes by code (S, M, L, or the size's own name); all in any case. */
export const productQuery = z.object({
  ...queryShape(),
  q: z.string().overwrite(writtenText).max(100, 'Search with at most 100 characters.').optional(),
  sort: productSort
    .describe('Without it: by name, or, where q is given, the best match first.')
    .optional(),
  page: wholeNumber('page', 1_000_000).optional(),
})
export type ProductQuery = z.infer<typeof productQuery>

/** `count` is how many products the value leaves with every other filter applied. */
const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })
export type FacetValue = z.infer<typeof facetValue>

/** The lowest and highest price with every other filter applied; null when nothing is left. */
const priceRange = z.object({ min: z.number(), max: z.number() }).nullable()

/** 'hoody' → 'hoodie'. */
export const correctedText = z
  .string()
  .nullable()
  .describe('The text with corrected spelling, where a word of it was unknown; else null.')

export const productList = z.object({
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: z.object({
    ...facetShape(),
    color: z.array(facetValue.extend({ hex_code: z.string() })),
  }),
  corrected: correctedText,
  changes_at: z
    .string()
    .nullable()
    .describe('When prices or what is on sale next change by themselves; null: no time is known.'),
  is_partial: z
    .boolean()
    .describe('No product has all words of q; these have some of them, the best match first.'),
  read_as: z
    .object({
      q: z.string(),
      size: z.array(z.string()).optional(),
      color: z.array(z.string()).optional(),
      min_price: z.number().optional(),
      max_price: z.number().optional(),
    })
    .optional()
    .describe(
      'How sizes, colours and prices in the text were read as filters, where it names any.',
    ),
})
export type ProductList = z.infer<typeof productList>

type Filters = typeof listingFilters

/** How a call asks for each filter, by parameter. */
function queryShape(): {
  [Name in FilterName as ParameterOf<Name>]: z.ZodOptional<
    z.ZodType<Asked<Filters[Name]>, Sent<Filters[Name]>>
  >
}
function queryShape(): Record<string, z.ZodType> {
  const shape = filterNames.flatMap((name) =>
    parametersOf(name).map(
      (parameter) => [parameter, asked(parameter, listingFilters[name])] as const,
    ),
  )
  return Object.fromEntries(shape)
}

/** How many products each filter would leave, by filter. */
function facetShape(): { [Name in FilterName]: Counted<Filters[Name]> }
function facetShape() {
  return Object.fromEntries(filterNames.map((name) => [name, counted(listingFilters[name])]))
}

type Asked<Filter> = Filter extends { kind: 'range' }
  ? number
  : Filter extends { kind: 'several' }
    ? string[]
    : Filter extends { kind: 'flag' }
      ? Flag
      : Filter extends { values: readonly (infer Value)[] }
        ? Value
        : string
type Sent<Filter> = Filter extends { kind: 'flag' }
  ? Flag
  : Filter extends { kind: 'several' }
    ? string | string[]
    : string
type Flag = 'true' | 'false'
type Counted<Filter> = Filter extends { kind: 'flag' }
  ? z.ZodInt
  : Filter extends { kind: 'range' }
    ? typeof priceRange
    : z.ZodArray<typeof facetValue>

function asked(parameter: string, filter: ListingFilter) {
  switch (filter.kind) {
    case 'flag':
      return z.enum(['true', 'false'], { error: `${parameter} is true or false.` }).optional()
    case 'range':
      return rupees(parameter).optional()
    case 'several':
      return severalValues(parameter, filter)
    case 'one':
      return filter.values
        ? oneValue(parameter, filter.values, filter.note).optional()
        : z.string().max(80).toLowerCase().describe('A slug, in any case.').optional()
  }
}

function counted({ kind }: ListingFilter) {
  if (kind === 'flag') return z.int()
  return kind === 'range' ? priceRange : z.array(facetValue)
}

function oneValue(name: string, values: readonly string[], note = '') {
  return z
    .string()
    .toLowerCase()
    .pipe(z.enum(values, { error: `${name} is ${oneOf(values)}.` }))
    .describe(`In any case. ${note}`.trim())
    .meta({ enum: values })
}

/** A parameter that may come once or several times: `size=S&size=M`, as a plain form sends it. */
function severalValues(name: string, { isCode }: Values) {
  const text = z.string().min(1).max(80)
  const value = isCode ? text : text.toLowerCase()
  return z
    .union([
      value.transform((one) => [one]),
      z.array(value).max(30, `Choose at most 30 values of ${name}.`),
    ])
    .optional()
    .meta({ type: 'array', items: { type: 'string' } })
}

function rupees(name: string) {
  const message = `${name} is a number of rupees.`
  return z
    .string({ error: message })
    .overwrite((text) => typedText(text).replaceAll(',', ''))
    .regex(/^\d{1,9}(\.\d{1,2})?$/, message)
    .transform(Number)
    .meta({ type: 'number', minimum: 0 })
}
