import * as z from 'zod'
import { listQuery } from '../lib/crud.ts'
import { anyRecordPermission, recordNoun } from './records.ts'

/** A deleted row, kept for UNDO_DAYS. `row_id` is its former id, which it gets again when it is restored. */
export const trashRow = z.object({
  noun: recordNoun,
  row_id: z.int(),
  label: z.string(),
  parts: z.int().describe('How many rows were deleted with it, and are restored with it.'),
  contents: z
    .array(z.object({ noun: recordNoun, count: z.int() }))
    .describe('The same by noun: a product’s colors, pictures and stock movements.'),
  deleted_at: z.string(),
  staff: z.int().nullable(),
  staff_name: z.string(),
  purged_at: z.string().describe('From then on it can no longer be restored.'),
})
export type TrashRow = z.infer<typeof trashRow>

export const restoredRow = z.object({ noun: recordNoun, id: z.int(), label: z.string() })
export type RestoredRow = z.infer<typeof restoredRow>

export const trash = {
  list: {
    method: 'GET',
    path: '/staff/trash/',
    summary: 'List the deleted rows that one may restore, the newest first',
    query: listQuery.extend({ noun: recordNoun.optional() }),
    responses: { 200: z.array(trashRow) },
    metadata: { access: 'staff', permission: anyRecordPermission },
  },
  restore: {
    method: 'POST',
    path: '/staff/trash/restore/',
    summary: 'Restore a deleted row under its id',
    body: z.strictObject({ noun: recordNoun, id: z.int().positive() }),
    responses: { 200: restoredRow },
    metadata: { access: 'staff', permission: anyRecordPermission },
  },
} as const
