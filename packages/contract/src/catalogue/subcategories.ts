import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { idFilter } from '../lib/filters.ts'
import { formId, requiredText } from '../lib/form.ts'
import { hsCode } from '../money/tax.ts'
import { category } from './categories.ts'

/** `category` is written as an id and read as an object (spec §3). */
export const subcategory = z.object({
  id: z.int(),
  title: z.string(),
  category,
  category_title: z.string(),
  hs_code: z.string().describe('Of its products, on bills; empty where none is known.'),
})
export type Subcategory = z.infer<typeof subcategory>

export const subcategoryInput = z.strictObject({
  title: requiredText('a sub category title', 60),
  category: formId('a category'),
  hs_code: hsCode,
})
export type SubcategoryInput = z.infer<typeof subcategoryInput>

export const subcategories = crudRoutes({
  name: 'sub category',
  list: '/product/allsubCategory/',
  create: '/product/createsubCategory/',
  one: '/product/updateDeleteSubCategory/:id/',
  row: subcategory,
  input: subcategoryInput,
  change: subcategoryInput.extend({ hs_code: hsCode.unwrap() }).partial(),
  read: 'public',
  permission: 'catalogue',
  filters: { category: idFilter('category') },
})
