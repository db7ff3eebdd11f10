import * as z from 'zod'
import { wholeNumber } from './filters.ts'
import { productCard } from './product-card.ts'
import { listedGender } from './products.ts'
import { typedText, writtenText } from './typed-text.ts'

export const productSort = z.enum(['name', 'price-asc', 'price-desc', 'newest'], {
  error: 'Sort by name, price-asc, price-desc or newest.',
})
export type ProductSort = z.infer<typeof productSort>

/** Categories, sub categories and colours by slug; sizes by code (S, M, L, or the size's own name). */
export const productQuery = z.object({
  category: z.string().max(80).describe('A slug.').optional(),
  subcategory: z.string().max(80).describe('A slug.').optional(),
  gender: z
    .string()
    .toLowerCase()
    .pipe(listedGender)
    .describe('In any case. men and women find unisex products too.')
    .meta({ enum: listedGender.options })
    .optional(),
  size: severalValues('size'),
  color: severalValues('color'),
  discounted: z.enum(['true', 'false'], { error: 'discounted is true or false.' }).optional(),
  min_price: rupees('min_price').optional(),
  max_price: rupees('max_price').optional(),
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
    category: z.array(facetValue),
    subcategory: z.array(facetValue),
    gender: z.array(facetValue),
    size: z.array(facetValue),
    color: z.array(facetValue.extend({ hex_code: z.string() })),
    discounted: z.int(),
    /** The lowest and highest price with every other filter applied; null when nothing is left. */
    price: z.object({ min: z.number(), max: z.number() }).nullable(),
  }),
  corrected: correctedText,
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

/** A parameter that may come once or several times: `size=S&size=M`, as a plain form sends it. */
function severalValues(name: string) {
  const value = z.string().min(1).max(80)
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
    .overwrite(typedText)
    .regex(/^\d{1,9}(\.\d{1,2})?$/, message)
    .transform(Number)
    .meta({ type: 'number', minimum: 0 })
}
