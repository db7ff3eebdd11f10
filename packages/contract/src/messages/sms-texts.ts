import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText } from '../lib/form.ts'

/** The kinds of SMS with a text, in the order in which a customer gets them. */
export const smsKind = z.enum([
  'phone_code',
  'order_placed',
  'order_packed',
  'order_shipped',
  'order_delivered',
  'order_refused',
  'refund_paid',
])
export type SmsKind = z.infer<typeof smsKind>

/** The texts of an SMS that staff write, and whether it is sent. */
export const smsWords = z.strictObject({
  is_on: z.boolean(),
  en: requiredText('the English text', 500),
  ne: requiredText('the Nepali text', 500),
})
export type SmsWords = z.infer<typeof smsWords>

const words = z.object(smsWords.shape)

export const smsText = words.extend({
  kind: smsKind,
  title: z.string(),
  sent_when: z.string().describe('When the shop sends it.'),
  is_changed: z.boolean().describe('Whether staff have changed it.'),
  defaults: words,
  placeholders: z.array(
    z.object({
      name: z.string().describe("Written as '{name}' in a text."),
      meaning: z.string(),
      example: z.object({ en: z.string(), ne: z.string() }),
    }),
  ),
})
export type SmsText = z.infer<typeof smsText>

const metadata = { access: 'staff', permission: 'content' } as const
const pathParams = z.object({ kind: smsKind })

export const smsTexts = {
  list: {
    method: 'GET',
    path: '/staff/sms-texts',
    summary: 'The texts of every kind of SMS',
    responses: { 200: z.array(smsText) },
    metadata,
  },
  edit: {
    method: 'PUT',
    path: '/staff/sms-texts/:kind',
    summary: 'Replace the texts of a kind of SMS, or switch it off; refuses unknown placeholders',
    pathParams,
    body: smsWords,
    responses: { 200: smsText },
    metadata,
  },
  reset: {
    method: 'DELETE',
    path: '/staff/sms-texts/:kind',
    summary: 'Take the default texts of a kind of SMS again',
    pathParams,
    body: c.noBody(),
    responses: { 200: smsText },
    metadata,
  },
} as const
