import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { idFilter } from '../lib/filters.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'
import { parcel, parcelNumbers } from './parcels.ts'

/** Parcels that were given to a courier together. */
export const handover = z.object({
  id: z.int(),
  courier: z.object({ id: z.int(), name: z.string() }),
  parcels: z.int(),
  to_collect: z.number().describe('What the courier collects in cash for all of them, in rupees.'),
  staff: z.string().nullable(),
  created_at: z.string(),
  can_undo: z.boolean().describe('All of its orders are still on their way.'),
  undone_at: z.string().nullable().describe('When it was taken back: its orders are packed again.'),
})
export type Handover = z.infer<typeof handover>

const metadata = { access: 'staff', permission: 'packing' } as const

export const handovers = {
  list: {
    method: 'GET',
    path: '/staff/handovers',
    summary: 'What was handed over to couriers, newest first, 20 a page',
    query: pagedQuery.omit({ q: true }).extend({ courier: idFilter('courier') }),
    responses: { 200: z.array(handover) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/handovers',
    summary:
      'Hand up to 100 packed orders over to a courier, which ships them; others are named with the reason',
    body: z.strictObject({
      courier: z.int({ error: 'Choose a courier.' }).positive('Choose a courier.'),
      numbers: parcelNumbers,
    }),
    responses: {
      200: z.object({
        handover: handover.nullable().describe('null where no order could be handed over.'),
        moved: z.array(z.string()),
        refused: z.array(z.object({ number: z.string(), message: z.string() })),
      }),
    },
    metadata,
  },
  parcels: {
    method: 'GET',
    path: '/staff/handovers/:id/parcels',
    summary: 'The parcels of a handover that are still on their way',
    pathParams: rowId,
    responses: { 200: z.array(parcel) },
    metadata,
  },
  undo: {
    method: 'POST',
    path: '/staff/handovers/:id/undo',
    summary:
      'Take a handover back while all of its orders are on their way: they are packed again, and messages that were not sent yet are dropped',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: handover },
    metadata,
  },
  paper: {
    method: 'GET',
    path: '/staff/handovers/:id/list.pdf',
    summary: 'The handover list as a PDF, to be signed by both sides',
    pathParams: rowId,
    responses: {
      200: c.otherResponse({
        contentType: 'application/pdf',
        body: z.custom<Uint8Array | Blob>(),
      }),
    },
    metadata,
  },
} as const
