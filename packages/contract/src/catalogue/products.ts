import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { flagFilter, idFilter, wordFilter } from '../lib/filters.ts'
import {
  formBoolean,
  formChoice,
  formId,
  formIds,
  formJson,
  formPrice,
  optionalChoice,
  optionalFormPrice,
  optionalFormTime,
  optionalText,
  requiredText,
} from '../lib/form.ts'
import { keysOf } from '../lib/keys-of.ts'
import { changeShape, field, inputShape, rowShape, textField } from '../lib/noun-fields.ts'
import { hsCode } from '../money/tax.ts'
import { genderLabels } from './genders.ts'
import { answeredMeasures, measures } from './measures.ts'

export const gender = z.enum(keysOf(genderLabels))
export type Gender = z.infer<typeof gender>

/** What staff decided about selling a product: not yet, yes, or not any more. */
export const productStatus = z.enum(['draft', 'active', 'archived'])
export type ProductStatus = z.infer<typeof productStatus>

/** So many products complete the look of one at most. */
export const MOST_WORN_WITH = 6

// What an input that breaks a rule between two fields is answered with, by forms, the API and imports alike.
export const DISCOUNT_TOO_HIGH = 'Enter a discounted price below the price.'
export const END_TOO_EARLY = 'Enter an end after the time to go live.'

/**
 * The fields of a product that staff fill in. Each is declared here once, and as a column in apps/api/src/db/schema/catalogue.ts;
 * calls, imports, exports, drafts, trash, examples and the product page have it from these.
 * `price` is the full price in rupees; `discounted_price`, when there, is what is paid. Shoppers see a product while it
 * is active, from `goes_live_at` until `ends_at`.
 */
export const productFields = {
  title: textField('Title', requiredText('a title', 120), 'Linen shirt'),
  description: textField(
    'Description',
    requiredText('a description', 5000),
    'A light shirt for warm days.',
  ),
  Brand: textField('Brand', requiredText('a brand', 80), 'Himal'), // spec §3: published with a capital B
  subcategory: field('Sub category', z.int(), formId('a sub category'), 1),
  price: field('Price', z.number(), formPrice('a price'), 2500),
  discounted_price: field(
    'Discounted price',
    z.number().nullable(),
    optionalFormPrice('a discounted price'),
    2100,
  ),
  floor_price: field(
    'Floor price',
    z
      .number()
      .nullable()
      .describe('Sales never go below it. null: none, and for everybody but staff.'),
    optionalFormPrice('a floor price'),
    null,
  ),
  is_slider: field('Is Slider', z.boolean(), formBoolean.default(false), false),
  is_featured: field('Is Featured', z.boolean(), formBoolean.default(false), true),
  gender: field(
    'Gender',
    gender.nullable().describe('null: taken from the title of its category.'),
    optionalChoice(gender.options),
    null,
  ),
  status: field(
    'Status',
    productStatus.describe('draft: not sold yet. archived: not sold any more.'),
    formChoice(productStatus.options, 'active'),
    'active',
  ),
  goes_live_at: timeField('Goes live', 'a time to go live'),
  ends_at: timeField('Ends', 'a time to end'),
  material: textField('Material', optionalText('the material', 200), '100 % linen'),
  care: textField('Care', optionalText('the care', 500), 'Wash at 30 °C. Dry in the shade.'),
  origin: textField('Made in', optionalText('where it is made', 120), 'Sewn in Lalitpur'),
  fit: textField('Fit', optionalText('the fit', 300), 'Regular. True to size.'),
  /** The name of the size that its page chooses before the shopper has; empty: none. */
  first_size: textField('Size chosen first', optionalText('the size chosen first', 40), 'MD'),
  hs_code: textField('HS code', hsCode, ''),
  measures: field(
    'Garment measures',
    answeredMeasures
      .nullable()
      .describe('Of this product itself, for each size; null: only its size guide’s.'),
    formJson(measures.nullable()).default(null),
    null,
  ),
  worn_with: field(
    'Worn with',
    z.array(z.int()).describe('The ids of products that complete its look, in their order.'),
    formIds('the products', MOST_WORN_WITH),
    [],
  ),
}

function timeField(label: string, name: string) {
  const row = z.string().nullable().describe('A time in UTC; null: no such limit.')
  return field(label, row, optionalFormTime(name), null)
}

const details = z.object({ id: z.int(), title: z.string(), category_title: z.string() })

export const product = z.object({
  id: z.int(),
  ...rowShape(productFields),
  subcategory_details: details,
})
export type Product = z.infer<typeof product>

export const productInput = z
  .strictObject(inputShape(productFields))
  .refine(isDiscountBelowPrice, discountTooHigh())
  .refine(isEndAfterStart, endTooEarly())
export type ProductInput = z.infer<typeof productInput>

/** Any of the fields. */
export const productChange = z
  .strictObject(changeShape(productFields))
  .refine(isDiscountBelowPrice, discountTooHigh())
  .refine(isEndAfterStart, endTooEarly())
export type ProductChange = z.infer<typeof productChange>

const { title, Brand, description, subcategory, price, discounted_price, ...marksAndMore } =
  productFields
const {
  is_slider: _slider,
  is_featured: _featured,
  measures: garmentMeasures,
  worn_with,
  ...optional
} = marksAndMore

/** The fields that an import finds by their column, in the order in which staff choose them. */
export const importedProductFields = {
  title,
  Brand,
  description,
  subcategory,
  price,
  discounted_price,
  ...optional,
}

/** The fields that a row of an import may leave empty and that no rule of an import is about. */
export const optionalProductInput = z.object(inputShape(optional))
export const optionalProductChange = z.object(changeShape(optional))

const {
  gender: _gender,
  status: _status,
  goes_live_at: _goesLive,
  ends_at: _ends,
  floor_price: _floor,
  ...shown
} = optional

/** What the product page says beside the card's fields. */
export const productTexts = { description, ...shown, measures: garmentMeasures, worn_with }

/** The filters of the documented list. */
export const productFilters = {
  subcategory: idFilter('subcategory'),
  category: idFilter('category'),
  is_featured: flagFilter('is_featured'),
  is_slider: flagFilter('is_slider'),
  discounted: flagFilter('discounted'),
  gender: wordFilter('gender', gender.options),
  status: wordFilter('status', productStatus.options),
}

export const products = crudRoutes({
  name: 'product',
  list: '/product/allProduct/',
  create: '/product/createProduct/',
  one: '/product/updateDeleteProduct/:id/',
  row: product,
  input: productInput,
  change: productChange,
  read: 'public',
  permission: 'catalogue',
  filters: productFilters,
})

/** True where either price is absent: the server then compares with the stored price. */
export function isDiscountBelowPrice(prices: {
  price?: number | undefined
  discounted_price?: number | null | undefined
}) {
  const { price, discounted_price: discounted } = prices
  return (
    price === undefined ||
    discounted === undefined ||
    discounted === null ||
    // Compared in whole paisa, as prices are stored: a smaller difference doesn't count.
    Math.round(discounted * 100) < Math.round(price * 100)
  )
}

/** True where either time is absent: the server then compares with the stored time. */
export function isEndAfterStart(times: {
  goes_live_at?: string | null | undefined
  ends_at?: string | null | undefined
}) {
  return !times.goes_live_at || !times.ends_at || times.goes_live_at < times.ends_at
}

function endTooEarly() {
  return { path: ['ends_at'], message: END_TOO_EARLY }
}

function discountTooHigh() {
  return { path: ['discounted_price'], message: DISCOUNT_TOO_HIGH }
}
