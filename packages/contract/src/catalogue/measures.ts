import * as z from 'zod'
import { optionalText, requiredText } from '../lib/form.ts'

const LENGTHS = /^\d{1,3}(\.5)?([–-]\d{1,3}(\.5)?)?$/

const units = z.enum(['cm', 'none']).describe('none: values that are no lengths, as an age.')
const kinds = z.enum(['body', 'garment'])

/** The table of a size guide: what is measured, for each size. Lengths in centimetres: '58', '86–94'. */
export const measures = z
  .strictObject({
    of: kinds,
    columns: z
      .array(z.strictObject({ name: requiredText('what is measured', 30), unit: units }))
      .min(1, 'Add a column for what is measured.')
      .max(12, 'A size guide has 12 columns at most.'),
    rows: z
      .array(
        z.strictObject({
          size: requiredText('a size', 20),
          values: z.array(optionalText('a measure', 12).unwrap()).max(12),
        }),
      )
      .min(1, 'Add a row for each size.')
      .max(20, 'A size guide has 20 rows at most.'),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const { size, values } of rows) {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (values.length !== columns.length) refuse(`Size ${size} needs a value in each column.`)
      for (const [index, value] of values.entries()) {
        const isLength = columns[index]?.unit === 'cm' && value !== ''
        if (isLength && !LENGTHS.test(value)) {
          refuse(`Size ${size}: enter centimetres as 58 or 86–94, not “${value}”.`)
        }
      }
    }
  })
export type Measures = z.infer<typeof measures>

/** A size guide's table in an answer. */
export const answeredMeasures = z.object({
  of: kinds,
  columns: z.array(z.object({ name: z.string(), unit: units })),
  rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
})
