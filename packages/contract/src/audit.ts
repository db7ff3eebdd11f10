import * as z from 'zod'
import { c, listQuery, refusedRow } from './crud'
import { idFilter, period } from './filters'
import { rowId } from './form'

const fields = z.record(z.string(), z.unknown()).nullable()

/**
 * One thing that staff did. `before` and `after` hold the fields that changed; a whole row where it was added
 * or deleted. A call on many rows is one entry (`parts` of them), and one entry a row that is `part_of` it.
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
  part_of: z.int().nullable(),
  parts: z.int(),
  undoes: z.int().nullable(),
  undone_by: z.int().nullable(),
  is_undoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const word = z.string().regex(/^[\w-]{1,40}$/, 'Filter by a word of the log.')

export const audit = {
  list: {
    method: 'GET',
    path: '/staff/audit/',
    summary: 'What staff did, the newest first; parts only where a record or part_of is asked for',
    query: listQuery.extend({
      noun: word.optional(),
      row_id: idFilter('row_id'),
      staff: idFilter('staff'),
      action: word.optional(),
      part_of: idFilter('part_of'),
      ...period,
    }),
    responses: { 200: z.array(auditEntry) },
    metadata: { access: 'staff' },
  },
  undo: {
    method: 'POST',
    path: '/staff/audit/:id/undo/',
    summary: 'Take back what an entry says; parts that can’t be taken back stay as they are',
    pathParams: rowId,
    body: c.noBody(),
    responses: {
      200: z.object({
        audit: z.int().describe('The entry of the undoing.'),
        rows: z.int().describe('How many rows were put back.'),
        refused: z.array(refusedRow).describe('The rows that stay as they are, and why.'),
      }),
    },
    metadata: { access: 'staff' },
  },
} as const
