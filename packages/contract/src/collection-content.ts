import * as z from 'zod'
import { optionalFormId, optionalFormWhole } from './form-optional.ts'
import { formBoolean, optionalFormPrice } from './form.ts'
import { productSort } from './product-list.ts'

/** `hand`: staff choose the products and their order. `rule`: the products that meet every condition. */
export const collectionKind = z.enum(['hand', 'rule'], { error: 'Choose hand or rule.' })
export type CollectionKind = z.infer<typeof collectionKind>

/** In which order a collection by rule shows its products until a shopper chooses another. */
export const collectionSort = z.enum([...productSort.options, 'best-selling'], {
  error: 'Choose an order.',
})
export type CollectionSort = z.infer<typeof collectionSort>

/** Days whose orders count for 'best selling'. The places are counted anew every hour. */
export const BEST_SELLING_DAYS = 90
export const MOST_BEST_SELLING = 500
const MOST_PRODUCTS = 500

/** The conditions of a collection by rule. null, or false, is no such condition. */
export const collectionRule = z.object({
  category: z.int().nullable(),
  subcategory: z.int().nullable(),
  color: z.int().nullable().describe('Products that come in this color.'),
  min_price: z
    .number()
    .nullable()
    .describe('In rupees, of the price that is paid without sales; inclusive.'),
  max_price: z.number().nullable(),
  is_discounted: z.boolean(),
  added_within_days: z.int().nullable().describe('Days since the product was added.'),
  best_selling: z
    .int()
    .nullable()
    .describe(`Only so many products: those that sold most in ${BEST_SELLING_DAYS} days.`),
})
export type CollectionRule = z.infer<typeof collectionRule>

const ruleInput = z
  .strictObject({
    category: optionalFormId('a category'),
    subcategory: optionalFormId('a sub category'),
    color: optionalFormId('a color'),
    min_price: optionalFormPrice('the lowest price'),
    max_price: optionalFormPrice('the highest price'),
    is_discounted: formBoolean.default(false),
    added_within_days: optionalFormWhole('the days', 1, 730),
    best_selling: optionalFormWhole('how many', 1, MOST_BEST_SELLING),
  })
  .refine((rule) => !rule.min_price || !rule.max_price || rule.min_price <= rule.max_price, {
    path: ['max_price'],
    error: 'Enter a highest price that is not below the lowest.',
  })

/** The fields of a collection that say which products it has. */
export const contentShape = {
  kind: collectionKind,
  rule: z
    .preprocess(readJson, ruleInput)
    .default(ruleInput.parse({}))
    .describe('In a form: as JSON.'),
  sort: collectionSort.default('name'),
  products: z
    .preprocess(
      readIds,
      z
        .array(z.int().positive(), { error: 'Choose the products.' })
        .max(MOST_PRODUCTS, `Choose at most ${MOST_PRODUCTS} products.`),
    )
    .default([])
    .describe('In a form: ids with commas between them.'),
}

/** What a collection holds, saved or not. */
export const collectionContent = z.strictObject(contentShape)
export type CollectionContent = z.infer<typeof collectionContent>

/** Text that isn't JSON is returned as it is, and refused by the schema. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** '3,1,2' → [3, 1, 2] */
function readIds(value: unknown) {
  if (typeof value !== 'string') return value
  return value === ''
    ? []
    : value.split(',').map((id) => (/^\s*\d{1,15}\s*$/.test(id) ? Number(id) : id))
}
