import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { idFilter } from '../lib/filters.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'
import { outboxState } from '../messages/mails.ts'
import { webhookTopic } from './webhook-events.ts'

/** An address to which the shop reports events. Its secret is only in the response that makes or rotates it. */
export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(webhookTopic),
  is_active: z.boolean(),
  problem: z.string().nullable().describe('Why the shop switched it off by itself.'),
  failing_since: z.string().nullable().describe('Since when nothing was taken.'),
  waiting: z.int().describe('Deliveries that wait for their next attempt.'),
  failed: z.int().describe('Deliveries of the last 30 days that were given up.'),
  created_at: z.string(),
})
export type Webhook = z.infer<typeof webhook>

const url = z
  .string({ error: 'Enter the address.' })
  .trim()
  .min(1, 'Enter the address.')
  .max(500, 'Keep the address to 500 characters.')
  .pipe(z.url({ protocol: /^https?$/, error: 'Enter an address like https://example.com/hook.' }))

export const webhookInput = z.strictObject({
  url,
  events: z.array(webhookTopic).min(1, 'Choose the events.').max(webhookTopic.options.length),
})
export type WebhookInput = z.infer<typeof webhookInput>

const attempt = z.object({
  at: z.string(),
  ms: z.int(),
  status: z.int().nullable().describe('The HTTP status; null where no answer came.'),
  answer: z.string().describe('The first 1000 characters.'),
  problem: z.string().nullable(),
})

export const webhookDelivery = z.object({
  id: z.int(),
  message_id: z.string().describe('The header webhook-id, the same for each attempt.'),
  webhook: z.int(),
  url: z.string(),
  topic: z.string().describe('An event, or webhook.test.'),
  state: outboxState,
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  problem: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const metadata = { access: 'staff', permission: 'settings' } as const
const sensitive = { ...metadata, sensitive: true } as const
const withSecret = webhook.extend({ secret: z.string() })

export const webhooks = {
  list: {
    method: 'GET',
    path: '/staff/webhooks/',
    summary: 'The addresses to which the shop reports events',
    responses: { 200: z.array(webhook) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/webhooks/',
    summary: 'Report events to an address; answers the secret that signs them, once',
    body: webhookInput,
    responses: { 201: withSecret },
    metadata: sensitive,
  },
  edit: {
    method: 'PUT',
    path: '/staff/webhooks/:id/',
    summary: 'Change a webhook, or switch it off or on; what waits is sent once it is on',
    pathParams: rowId,
    body: webhookInput.extend({ is_active: z.boolean() }),
    responses: { 200: webhook },
    metadata: sensitive,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/webhooks/:id/',
    summary: 'Delete a webhook with its log',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  rotate: {
    method: 'POST',
    path: '/staff/webhooks/:id/secret/',
    summary: 'Get a new secret; for 24 hours deliveries are signed with the old one too',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: withSecret },
    metadata: sensitive,
  },
  test: {
    method: 'POST',
    path: '/staff/webhooks/:id/test/',
    summary: 'Send the event webhook.test',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 202: webhookDelivery },
    metadata,
  },
  deliveries: {
    method: 'GET',
    path: '/staff/webhooks/deliveries/',
    summary: 'The deliveries of the last 30 days, newest first, 20 a page',
    query: pagedQuery.extend({
      webhook: idFilter('webhook'),
      state: webhookDelivery.shape.state.optional(),
    }),
    responses: { 200: z.array(webhookDelivery) },
    metadata,
  },
  delivery: {
    method: 'GET',
    path: '/staff/webhooks/deliveries/:id/',
    summary: 'One delivery with its body and every attempt',
    pathParams: rowId,
    responses: {
      200: webhookDelivery.extend({ body: z.string(), log: z.array(attempt) }),
    },
    metadata,
  },
  resend: {
    method: 'POST',
    path: '/staff/webhooks/deliveries/:id/resend/',
    summary: 'Send a delivery again, under the same id',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 202: webhookDelivery },
    metadata,
  },
} as const
