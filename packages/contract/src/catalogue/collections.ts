import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { idFilter, wordFilter } from '../lib/filters.ts'
import {
  formBoolean,
  formIds,
  formJson,
  imageFile,
  optionalFormId,
  optionalFormPrice,
  optionalFormWhole,
  optionalText,
  requiredText,
  rowId,
} from '../lib/form.ts'
import { picture } from './product-card.ts'
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
const contentShape = {
  kind: collectionKind,
  rule: formJson(ruleInput).default(ruleInput.parse({})),
  sort: collectionSort.default('name'),
  products: formIds('the products', MOST_PRODUCTS),
  product_colors: formIds('the colors of the products', MOST_PRODUCTS).describe(
    'The product colors in which products chosen by hand are shown. In a form: ids with commas between them.',
  ),
}

/** What a collection holds, saved or not. */
export const collectionContent = z.strictObject(contentShape)
export type CollectionContent = z.infer<typeof collectionContent>

/** Products under an address of their own, /collections/{slug}. */
export const collection = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  text: z.string(),
  image: z.string().describe("'' without a picture."),
  seo_title: z.string().describe("'' where search engines are shown the title."),
  seo_description: z.string().describe("'' where search engines are shown the text."),
  kind: collectionKind,
  rule: collectionRule,
  sort: collectionSort,
  products: z.array(z.int()).describe('The products that were chosen by hand, in their order.'),
  product_colors: z
    .array(z.int())
    .describe('The product colors in which they are shown; another product is shown in its own.'),
})
export type Collection = z.infer<typeof collection>

const slugWords = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u

export const collectionInput = z
  .strictObject({
    title: requiredText('a title', 80),
    slug: optionalText('an address', 80)
      .unwrap()
      .toLowerCase()
      .refine((slug) => slug === '' || slugWords.test(slug), {
        error: 'Write the address as words with hyphens between them: new-in.',
      })
      .default('')
      .describe('The last part of its address; made from the title where it is missing.'),
    text: optionalText('the text', 2000),
    seo_title: optionalText('the title for search engines', 80),
    seo_description: optionalText('the description for search engines', 300),
    ...contentShape,
    image: imageFile.optional(),
    remove_image: formBoolean.default(false),
  })
  .refine(({ kind, rule }) => kind === 'hand' || hasCondition(rule), {
    path: ['rule'],
    error: 'Enter at least one condition, or choose the products by hand.',
  })
export type CollectionInput = z.infer<typeof collectionInput>

/** The products of a collection as staff see them: all that were chosen by hand, or the first of a rule. */
export const collectionPreview = z.object({
  total: z.int(),
  items: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      Brand: z.string(),
      price: z.number(),
      picture: picture.nullable(),
      colors: z
        .array(z.object({ id: z.int(), color_name: z.string() }))
        .describe('Its product colors.'),
    }),
  ),
})
export type CollectionPreview = z.infer<typeof collectionPreview>

const one = '/staff/collections/:id/'
const staff = { access: 'staff', permission: 'catalogue' } as const

export const collections = {
  list: {
    method: 'GET',
    path: '/staff/collections/',
    summary: 'List every collection',
    query: listQuery.extend({
      kind: wordFilter('kind', collectionKind.options),
      category: idFilter('category'),
      subcategory: idFilter('subcategory'),
      color: idFilter('color'),
    }),
    responses: { 200: z.array(collection) },
    // The home page, menus and promo codes name collections.
    metadata: { access: 'staff', permission: ['catalogue', 'content', 'promotions'] },
  },
  create: {
    method: 'POST',
    path: '/staff/collections/',
    summary: 'Add a collection',
    contentType: 'multipart/form-data',
    body: collectionInput,
    responses: { 201: collection },
    metadata: staff,
  },
  get: {
    method: 'GET',
    path: one,
    summary: 'Read one collection',
    pathParams: rowId,
    responses: { 200: collection },
    metadata: { ...staff, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: one,
    summary: 'Replace a collection; its former address then leads to the new one',
    contentType: 'multipart/form-data',
    pathParams: rowId,
    headers: ifMatch,
    body: collectionInput,
    responses: { 200: collection },
    metadata: staff,
  },
  remove: {
    method: 'DELETE',
    path: one,
    summary: 'Delete a collection; its address then answers 410',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: staff,
  },
  counts: {
    method: 'GET',
    path: '/staff/collections/counts/',
    summary: 'How many products each collection shows now',
    responses: { 200: z.array(z.object({ id: z.int(), count: z.int() })) },
    metadata: staff,
  },
  preview: {
    method: 'POST',
    path: '/staff/collections/preview/',
    summary: 'The products that a collection would show, before it is saved',
    body: collectionContent,
    responses: { 200: collectionPreview },
    metadata: staff,
  },
} as const

function hasCondition(rule: CollectionRule) {
  return Object.values(rule).some((condition) => condition !== null && condition !== false)
}
