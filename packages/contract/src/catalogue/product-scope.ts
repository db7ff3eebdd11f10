import * as z from 'zod'
import { writtenText } from '../lib/typed-text.ts'

/** Products, by what they are or belong to: all that any of these lists names. */
export const productScope = z.object({
  products: z.array(z.int()),
  collections: z.array(z.int()),
  categories: z.array(z.int()),
  subcategories: z.array(z.int()),
  brands: z.array(z.string()).describe('Capital and small letters make no difference.'),
})
export type ProductScope = z.infer<typeof productScope>

export const emptyScope: ProductScope = {
  products: [],
  collections: [],
  categories: [],
  subcategories: [],
  brands: [],
}

/** Most products that a scope can list, and most rows of every other kind. */
export const MOST_OF_SCOPE = { products: 500, others: 100 }

/** The products that a sale or a promo code is for. */
export const scopeFields = {
  applies_to: productScope.nullable().describe('null: every product.'),
  excluding: productScope.describe('The exceptions.'),
}
export type Scoped = z.infer<z.ZodObject<typeof scopeFields>>

function chosen<Item extends z.ZodType>(item: Item, name: string, most: number) {
  return z
    .array(item, { error: `Choose ${name}.` })
    .max(most, `Choose at most ${most} ${name}.`)
    .overwrite((items) => [...new Set(items)])
    .default([])
}

const rows = (name: string, most = MOST_OF_SCOPE.others) =>
  chosen(z.int().positive(`Choose ${name}.`), name, most)

const scopeInput = z.strictObject({
  products: rows('products', MOST_OF_SCOPE.products),
  collections: rows('collections'),
  categories: rows('categories'),
  subcategories: rows('sub categories'),
  brands: chosen(z.string().overwrite(writtenText).min(1).max(80), 'brands', MOST_OF_SCOPE.others),
})

/** The same as a request says it; for every product and without exceptions unless it says otherwise. */
export const scopeInputs = {
  applies_to: scopeInput
    .refine((scope) => !isEmptyScope(scope), 'Choose what it is for.')
    .nullable()
    .default(null),
  excluding: scopeInput.default(emptyScope),
}

export function isEmptyScope(scope: ProductScope) {
  return Object.values(scope).every((list) => list.length === 0)
}
