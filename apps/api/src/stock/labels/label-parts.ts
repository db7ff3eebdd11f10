import { labelSheet } from '@etrend/contract'
import * as z from 'zod'

// The server and the drawing process both import this file: it must not pull in the server.
const label = z.object({
  title: z.string(),
  detail: z.string(),
  price: z.string(),
  /** The text below the bars. */
  below: z.string(),
  code: z.string(),
  symbology: z.enum(['ean13', 'code128']),
  copies: z.int(),
})
export type Label = z.infer<typeof label>

/** What is printed: labels on a sheet, of which the first `skip` places stay empty. */
export const labelContent = z.object({ sheet: labelSheet, skip: z.int(), labels: z.array(label) })
export type LabelContent = z.infer<typeof labelContent>
