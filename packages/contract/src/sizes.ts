import * as z from 'zod'
import { crudRoutes } from './crud.ts'
import { requiredText } from './form.ts'

export const size = z.object({ id: z.int(), size_name: z.string() })
export type Size = z.infer<typeof size>

export const sizeInput = z.strictObject({ size_name: requiredText('a size name', 20) })
export type SizeInput = z.infer<typeof sizeInput>

export const sizes = crudRoutes({
  name: 'size',
  list: '/comp/allSize', // published without a trailing slash, unlike the others
  create: '/comp/createSize/',
  one: '/comp/updateDeleteSize/:id/',
  row: size,
  input: sizeInput,
  change: sizeInput.partial(),
  read: 'public',
  permission: 'catalogue',
  filters: {},
})
