import * as z from 'zod'
import { crudRoutes } from './crud.ts'
import { flagFilter, idFilter, wordFilter } from './filters.ts'
import {
  formBoolean,
  formId,
  formPrice,
  optionalChoice,
  optionalFormPrice,
  requiredText,
} from './form.ts'
import { changeShape, field, inputShape, rowShape, textField } from './noun-fields.ts'

const genders = ['men', 'women', 'kids', 'unisex'] as const
/** The people that a product is made for. */
export const gender = z.enum(genders)
export type Gender = z.infer<typeof gender>

/**
 * The fields of a product that staff fill in. Each is declared here once, and as a column in apps/api/src/db/schema.ts;
 * calls, imports, exports, drafts, trash, examples and the product page have it from these.
 * `price` is the full price in rupees; `discounted_price`, when there, is what is paid.
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
  is_slider: field('Is Slider', z.boolean(), formBoolean.default(false), false),
  is_featured: field('Is Featured', z.boolean(), formBoolean.default(false), true),
  gender: field(
    'Gender',
    gender.nullable().describe('null: taken from the title of its category.'),
    optionalChoice('men, women, kids or unisex', genders),
    null,
  ),
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
export type ProductInput = z.infer<typeof productInput>

/** Any of the fields. */
export const productChange = z
  .strictObject(changeShape(productFields))
  .refine(isDiscountBelowPrice, discountTooHigh())
export type ProductChange = z.infer<typeof productChange>

const { title, Brand, description, subcategory, price, discounted_price, ...marksAndMore } =
  productFields
const { is_slider: _slider, is_featured: _featured, ...optional } = marksAndMore

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

const { gender: _gender, ...shown } = optional

/** What the product page says beside the card's fields. */
export const productTexts = { description, ...shown }

export const products = crudRoutes({
  name: 'product',
  list: '/product/allProduct/',
  create: '/product/createProduct/',
  one: '/product/updateDeleteProduct/:id/',
  row: product,
  input: productInput,
  change: productChange,
  read: 'public',
  filters: {
    subcategory: idFilter('subcategory'),
    category: idFilter('category'),
    is_featured: flagFilter('is_featured'),
    is_slider: flagFilter('is_slider'),
    discounted: flagFilter('discounted'),
    gender: wordFilter('gender', genders),
  },
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

function discountTooHigh() {
  return { path: ['discounted_price'], message: 'Enter a discounted price below the price.' }
}
