import * as z from 'zod'
import { sheetFile } from '../lib/form.ts'
import { keysOf } from '../lib/keys-of.ts'
import { importError, readMapping } from '../records/imports.ts'

/** Most rows of a courier's statement. */
export const MOST_STATEMENT_ROWS = 5000

/** The fields that a column of a courier's statement may hold, with their labels. */
export const courierStatementFields = {
  number: { label: 'Order number' },
  code: { label: 'Tracking code' },
  collected: { label: 'Collected' },
  fee: { label: 'Fee' },
}
const courierStatementField = z.enum(keysOf(courierStatementFields))
export type CourierStatementField = z.infer<typeof courierStatementField>

export const courierStatementMapping = z
  .array(courierStatementField.nullable())
  .max(200, 'A file has at most 200 columns.')

export const courierStatementInput = z.strictObject({
  file: sheetFile,
  mapping: z
    .string()
    .transform(readMapping)
    .pipe(courierStatementMapping)
    .meta({ type: 'string' })
    .describe(
      'JSON: a field or null for each column; an order number or a tracking code is needed, and the collected amount. Without it, guessed from the headings.',
    )
    .optional(),
})

const statementError = importError.extend({
  order: z
    .string()
    .optional()
    .describe('The order whose return fee can be noted, so that the row fits then.'),
})
export type StatementError = z.infer<typeof statementError>

/** What a courier's statement says of the orders that the shop waits for. Sums are of all its rows, in rupees. */
export const courierStatement = z.object({
  headings: z.array(z.string()),
  mapping: courierStatementMapping,
  samples: z.array(z.array(z.string())).describe('The first rows, as they were read.'),
  rows: z.int().describe('Rows that name an order or a parcel.'),
  left_out: z.int().describe('Totals.'),
  collected: z.number(),
  fee: z.number(),
  numbers: z.array(z.string()).describe('Orders of the file whose cash this courier holds.'),
  returned: z.array(z.string()).describe('Parcels of the file that came back with an open fee.'),
  wrong: z.int().describe('How many things don’t fit in all.'),
  errors: z.array(statementError).describe('The first 200 of them.'),
  not_in_file: z.int().describe('How many orders are held in all that the file doesn’t have.'),
  not_in_file_list: z.array(z.string()).describe('The numbers of the first 100 of these.'),
})
export type CourierStatement = z.infer<typeof courierStatement>
