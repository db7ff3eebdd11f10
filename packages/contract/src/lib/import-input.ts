import * as z from 'zod'
import { formBoolean } from './form.ts'

/** A table that staff import, pasted or as a file; `rows` reads 'the rows of the sales'. */
export function importInput(rows: string) {
  const error = `Paste ${rows}, or choose a file.`
  return z.strictObject({
    text: z
      .instanceof(Blob, { error })
      .refine((file) => file.size > 0, error)
      .meta({
        type: 'string',
        format: 'binary',
        description: 'Rows with headings: CSV, XLSX or pasted text, at most 8 MB.',
      }),
    is_trial: formBoolean.default(false).describe('Only says what would be saved.'),
  })
}
