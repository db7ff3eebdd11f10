import * as z from 'zod'
import { c } from '../lib/crud.ts'

/** The Standard View (Annexure 5 of the billing procedure), the sales register (Annexure 6), and the credit notes. */
export const register = z.enum(['standard-view', 'sales', 'credit-notes'])
export type Register = z.infer<typeof register>

const choose = 'Choose a month like 2083-08 or a fiscal year like 2083-84, by the Nepali calendar.'

/** A month or a fiscal year of the Nepali calendar. The last two digits of its fiscal years are never 01 to 12. */
export const billPeriod = z
  .string({ error: choose })
  .regex(/^20\d\d-(0[1-9]|1[0-2]|[89]\d)$/, choose)
  .describe('A month, 2083-08, or a fiscal year, 2083-84.')

const asked = {
  pathParams: z.object({ register }),
  query: z.object({ period: billPeriod }),
  metadata: { access: 'staff', permission: 'money', sensitive: true },
} as const

/** What the tax office wants to see of bills and credit notes. */
export const billRegisters = {
  csv: {
    method: 'GET',
    path: '/staff/bill-registers/:register/csv',
    summary:
      'A register of a month or a fiscal year as CSV, oldest first: Standard View, sales, or credit notes',
    responses: {
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: c.type<string>() }),
    },
    ...asked,
  },
  xlsx: {
    method: 'GET',
    path: '/staff/bill-registers/:register/xlsx',
    summary: 'The same as a spreadsheet of at most 10,000 rows',
    responses: {
      200: c.otherResponse({
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body: c.type<Uint8Array>(),
      }),
    },
    ...asked,
  },
} as const
