import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'

/** Of a mail, and of a message to a webhook. */
export const outboxState = z.enum(['queued', 'sent', 'failed'])
export type OutboxState = z.infer<typeof outboxState>

/** A mail of the outbox. Nobody can read the text of a mail whose link gives access to an account (`is_secret`). */
export const mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  state: outboxState,
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  problem: z.string().nullable(),
  order_number: z.string().nullable(),
  is_secret: z.boolean(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type MailRow = z.infer<typeof mail>

const metadata = { access: 'staff', permission: 'customers' } as const

export const mails = {
  list: {
    method: 'GET',
    path: '/staff/mails',
    summary: 'The outbox, newest first, 20 a page',
    query: pagedQuery.extend({
      sort: sortBy('created_at', 'to', 'subject'),
      state: outboxState.optional(),
    }),
    responses: { 200: z.array(mail) },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/staff/mails/:id',
    summary: 'One mail with its text',
    pathParams: rowId,
    responses: { 200: mail.extend({ text: z.string().nullable(), html: z.string().nullable() }) },
    metadata,
  },
  resend: {
    method: 'POST',
    path: '/staff/mails/:id/resend',
    summary: 'Send a mail again; refused for a mail whose link gives access to an account',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 202: mail },
    metadata,
  },
} as const
