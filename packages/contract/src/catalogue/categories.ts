import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { requiredText } from '../lib/form.ts'

export const category = z.object({ id: z.int(), title: z.string() })
export type Category = z.infer<typeof category>

export const categoryInput = z.strictObject({ title: requiredText('a category title', 60) })
export type CategoryInput = z.infer<typeof categoryInput>

export const categories = crudRoutes({
  name: 'category',
  list: '/product/allCategory/',
  create: '/product/createCategory/',
  one: '/product/updateDeleteCategory/:id/',
  row: category,
  input: categoryInput,
  change: categoryInput.partial(),
  read: 'public',
  permission: 'catalogue',
  filters: {},
})
