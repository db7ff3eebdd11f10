import * as z from 'zod'
import { c, listQuery, refusedRow } from '../lib/crud.ts'
import { idFilter, period } from '../lib/filters.ts'
import { rowId } from '../lib/form.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

/**
 * One action of staff. `before` and `after` hold the changed fields, or the whole row where it was added or deleted.
 * An action on many rows has one entry, with the number of its `parts`, and for each row an entry that is `part_of` it.
 */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  staff: z.int().nullable(),
  staff_name: z.string(),
  action: z.string().describe('add, edit, delete, restore, bulk, sign-in, …'),
  noun: z.string(),
  row_id: z.int().nullable(),
  label: z.string(),
  before: fields,
  after: fields,
  request_id: z.string(),
  address: z
    .string()
    .nullable()
    .describe('The client’s address; null for commands, and in entries of older versions.'),
  part_of: z.int().nullable(),
  parts: z.int(),
  undoes: z.int().nullable(),
  undone_by: z.int().nullable(),
  is_undoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const error = 'Filter by a word like “products” or “edit”.'
const word = z.string().regex(/^[\w-]{1,40}$/, error)
/** Some actions are two words, such as 'make codes'. */
const words = z.string().regex(/^[\w -]{1,40}$/, error)

export const audit = {
  list: {
    method: 'GET',
    path: '/staff/audit/',
    summary: 'The audit log, the newest first; parts are listed only with row_id or part_of',
    query: listQuery.extend({
      noun: word.optional(),
      row_id: idFilter('row_id'),
      staff: idFilter('staff'),
      action: words.optional(),
      without: words.optional().describe('Leaves out the entries of this action.'),
      part_of: idFilter('part_of'),
      ...period,
    }),
    responses: { 200: z.array(auditEntry) },
    metadata: { access: 'staff', permission: 'audit' },
  },
  undo: {
    method: 'POST',
    path: '/staff/audit/:id/undo/',
    summary: 'Undo an entry; parts that can’t be undone stay as they are',
    pathParams: rowId,
    body: c.noBody(),
    responses: {
      200: z.object({
        audit: z.int().describe('The id of the entry for the undo.'),
        rows: z.int().describe('How many rows were put back.'),
        refused: z.array(refusedRow).describe('The rows that stay as they are, and why.'),
      }),
    },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
