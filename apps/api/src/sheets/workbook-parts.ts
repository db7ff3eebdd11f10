import * as z from 'zod'

// The server and the process that writes spreadsheets both import this file: it must not pull in the server.

/** A sheet of a spreadsheet: texts, amounts with two decimals, and yes or no. Widths are in characters. */
export const workbookContent = z.object({
  name: z.string(),
  columns: z.array(z.object({ title: z.string(), width: z.number() })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean()]))),
})
export type Workbook = z.infer<typeof workbookContent>
export type Cell = Workbook['rows'][number][number]
