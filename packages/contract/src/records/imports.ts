import * as z from 'zod'
import { importedProductFields } from '../catalogue/products.ts'
import { c } from '../lib/crud.ts'
import { formBoolean, sheetFile } from '../lib/form.ts'
import { keysOf } from '../lib/keys-of.ts'
import { pagedQuery } from '../lib/paged.ts'

/** What an import does with products whose title and brand the shop has already. */
export const existingChoice = z.enum(['refuse', 'update', 'skip'])
export type ExistingChoice = z.infer<typeof existingChoice>

const { title, Brand, description, ...more } = importedProductFields

/** The fields that a column of an imported file may hold, with their labels. */
export const importFields = {
  ...columns({ title, Brand, description }),
  category: { label: 'Category', isNeeded: true },
  ...columns(more),
  color: { label: 'Color', isNeeded: false },
  hex_code: { label: 'Hex code', isNeeded: false },
  size: { label: 'Size', isNeeded: false },
  quantity: { label: 'Opening stock', isNeeded: false },
  sku: { label: 'SKU', isNeeded: false },
  barcode: { label: 'Barcode', isNeeded: false },
}

export const importField = z.enum(keysOf(importFields))
export type ImportField = z.infer<typeof importField>

/** The field that each column of the file holds; null ignores the column. */
export const importMapping = z
  .array(importField.nullable())
  .max(200, 'A file has at most 200 columns.')

export const importInput = z.strictObject({
  file: sheetFile,
  mapping: z
    .string()
    .transform(readMapping)
    .pipe(importMapping)
    .meta({ type: 'string' })
    .describe(
      'JSON: a field or null for each column. Without it, as in the last import with these headings, else guessed from them.',
    )
    .optional(),
  create_missing: formBoolean
    .default(false)
    .describe('Add categories, sub categories, colors and sizes that the shop lacks.'),
  existing: existingChoice
    .default('refuse')
    .describe(
      'Products whose title and brand the shop has: refuse them as an error, skip them, or update them with the filled cells and add the stock to theirs.',
    ),
})
export type ImportInput = z.infer<typeof importInput>

/** `row` counts as a spreadsheet does: the headings are row 1. `column` is the file's own heading. */
export const importError = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportError = z.infer<typeof importError>

/** What an import would do. With any error it does nothing. */
export const importCheck = z.object({
  headings: z.array(z.string()),
  mapping: importMapping,
  is_remembered: z
    .boolean()
    .describe('The mapping is that of the last import with these headings.'),
  samples: z.array(z.array(z.string())).describe('The first rows, as they were read.'),
  rows: z.int(),
  products: z.int().describe('New products.'),
  updates: z.int().describe('Existing products that will be changed.'),
  skipped: z.int().describe('Existing products that stay as they are.'),
  product_colors: z.int().describe('New product colors.'),
  pieces: z.int(),
  prices: z
    .object({ least: z.number(), most: z.number() })
    .nullable()
    .describe('The lowest and the highest price of the file, as understood; null without any.'),
  missing: z
    .array(z.object({ kind: z.string(), name: z.string() }))
    .describe('Names that the shop doesn’t have; create_missing adds them.'),
  wrong: z.int().describe('How many errors there are in all.'),
  errors: z.array(importError).describe('The first 200.'),
})
export type ImportCheck = z.infer<typeof importCheck>

export const importState = z.enum(['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'])
export type ImportState = z.infer<typeof importState>

/** An import that runs or ran. `done` of `rows` have been written; they stay when it is cancelled or fails. */
export const productImport = z.object({
  id: z.string(),
  file_name: z.string(),
  state: importState,
  done: z.int(),
  rows: z.int(),
  products: z.int(),
  updated: z.int().describe('Existing products that were changed.'),
  pieces: z.int(),
  staff: z.string().nullable(),
  created_at: z.string(),
  message: z.string().nullable().describe('Why it failed.'),
})
export type ProductImport = z.infer<typeof productImport>

const importId = z.object({ id: z.uuid('An import has a UUID.') })

export const imports = {
  check: {
    method: 'POST',
    path: '/staff/imports/check/',
    summary: 'Say what an import would do, and what is wrong with its rows',
    contentType: 'multipart/form-data',
    body: importInput,
    responses: { 200: importCheck },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  start: {
    method: 'POST',
    path: '/staff/imports/',
    summary:
      'Import products with colors, sizes, prices and opening stock; nothing where there is any error',
    contentType: 'multipart/form-data',
    body: importInput,
    responses: { 202: productImport },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  list: {
    method: 'GET',
    path: '/staff/imports/',
    summary: 'List the imports, newest first, 20 a page',
    query: pagedQuery,
    responses: { 200: z.array(productImport) },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  get: {
    method: 'GET',
    path: '/staff/imports/:id/',
    summary: 'Read the progress of an import',
    pathParams: importId,
    responses: { 200: productImport },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  cancel: {
    method: 'POST',
    path: '/staff/imports/:id/cancel/',
    summary: 'End a running import; the rows that it has written stay, and can be undone',
    pathParams: importId,
    body: c.noBody(),
    responses: { 200: productImport },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  undo: {
    method: 'POST',
    path: '/staff/imports/:id/undo/',
    summary: 'Undo all of an import; a long undo continues after the response',
    pathParams: importId,
    body: c.noBody(),
    responses: { 200: productImport },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const

type Column = { label: string; isNeeded: boolean }

function columns<Name extends string>(
  fields: Record<Name, { label: string; input: z.ZodType }>,
): Record<Name, Column>
function columns(fields: Record<string, { label: string; input: z.ZodType }>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { label, input }]) => {
      const column: Column = { label, isNeeded: !input.safeParse(undefined).success }
      return [name, column]
    }),
  )
}

/** Reads the JSON text that a form carries. */
export function readMapping(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('Send the mapping as JSON.')
    return z.NEVER
  }
}
