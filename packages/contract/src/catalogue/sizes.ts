import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { optionalFormWhole, optionalText, requiredText } from '../lib/form.ts'

export const size = z.object({
  id: z.int(),
  size_name: z.string(),
  position: z
    .int()
    .nullable()
    .describe(
      'Sizes with a position come first, by it. The others (null) follow in clothing order: XS, SM, MD and so on, numbers, ages, other names.',
    ),
  kids_age: z
    .string()
    .describe(
      "The ages of the kids who wear it: '6–7 years'. Shown beside the size of products for kids; empty for none.",
    ),
})
export type Size = z.infer<typeof size>

const position = optionalFormWhole('a position', 1, 999)
const kids_age = optionalText('the ages', 20)

export const sizeInput = z.strictObject({
  size_name: requiredText('a size name', 20),
  position,
  kids_age,
})
export type SizeInput = z.infer<typeof sizeInput>

export const sizes = crudRoutes({
  name: 'size',
  list: '/comp/allSize', // published without a trailing slash, unlike the others
  create: '/comp/createSize/',
  one: '/comp/updateDeleteSize/:id/',
  row: size,
  input: sizeInput,
  change: sizeInput.extend({ position: position.unwrap(), kids_age: kids_age.unwrap() }).partial(),
  read: 'public',
  permission: 'catalogue',
  filters: {},
})
