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

const genders = ['men', 'women', 'kids', 'unisex'] as const
/** The people that a product is made for. */
export const gender = z.enum(genders)
export type Gender = z.infer<typeof gender>

/** Prices in rupees. `price` is the full price; `discounted_price`, when there, is what is paid. */
export const product = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  Brand: z.string(), // spec §3: published with a capital B
  subcategory: z.int(),
  price: z.number(),
  discounted_price: z.number().nullable(),
  is_slider: z.boolean(),
  is_featured: z.boolean(),
  gender: gender.nullable().describe('null: taken from the title of its category.'),
  subcategory_details: z.object({ id: z.int(), title: z.string(), category_title: z.string() }),
})
export type Product = z.infer<typeof product>

const fields = z.strictObject({
  title: requiredText('a title', 120),
  description: requiredText('a description', 5000),
  Brand: requiredText('a brand', 80),
  subcategory: formId('a sub category'),
  price: formPrice('a price'),
  discounted_price: optionalFormPrice('a discounted price'),
  is_slider: formBoolean.default(false),
  is_featured: formBoolean.default(false),
  gender: optionalChoice('men, women, kids or unisex', genders),
})

export const productInput = fields.refine(isDiscountBelowPrice, discountTooHigh())
export type ProductInput = z.infer<typeof productInput>

/** Any of the fields. They have no defaults here, which would overwrite fields that are not sent. */
export const productChange = fields
  .extend({
    discounted_price: fields.shape.discounted_price.unwrap(),
    is_slider: formBoolean,
    is_featured: formBoolean,
    gender: fields.shape.gender.unwrap(),
  })
  .partial()
  .refine(isDiscountBelowPrice, discountTooHigh())
export type ProductChange = z.infer<typeof productChange>

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
