import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { requiredText } from '../lib/form.ts'
import { typedText } from '../lib/typed-text.ts'

export const color = z.object({ id: z.int(), color_name: z.string(), hex_code: z.string() })
export type Color = z.infer<typeof color>

export const colorInput = z.strictObject({
  color_name: requiredText('a color name', 40),
  hex_code: z
    .string({ error: 'Enter a hex code.' })
    .overwrite(typedText)
    .regex(/^#?([\da-fA-F]{3}|[\da-fA-F]{6})$/, 'Enter a hex code like #1f2a4d.')
    .transform(asSixDigits),
})
export type ColorInput = z.infer<typeof colorInput>

export const colors = crudRoutes({
  name: 'color',
  list: '/comp/allColor/',
  create: '/comp/createColor/',
  one: '/comp/updateDeleteColor/:id/',
  row: color,
  input: colorInput,
  change: colorInput.partial(),
  read: 'public',
  permission: 'catalogue',
  filters: {},
})

/** One spelling for every hex code: '#', six digits, lower case. */
function asSixDigits(hex: string) {
  const digits = hex.replace('#', '').toLowerCase()
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`
}
