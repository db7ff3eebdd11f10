import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText, rowId } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'

export const smsState = z
  .enum(['queued', 'sending', 'sent', 'unclear', 'failed', 'skipped'])
  .describe(
    'unclear: the gateway gave no usable answer, so the message may have arrived. skipped: the number gets no SMS.',
  )
export type SmsState = z.infer<typeof smsState>

export const smsLanguage = z.enum(['en', 'ne'], 'Choose English or Nepali.')
export type SmsLanguage = z.infer<typeof smsLanguage>

/** An SMS of the outbox. Nobody can read the text of a message with a code (`is_secret`). */
export const sms = z.object({
  id: z.int(),
  to: z.string(),
  kind: z.string().describe('A kind of SMS text, or test.'),
  text: z.string().nullable().describe('null where it has a code.'),
  parts: z.int().describe('As how many messages it is paid.'),
  state: smsState,
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  problem: z.string().nullable(),
  gateway: z.string().nullable().describe('The gateway of the last attempt.'),
  reference: z.string().nullable().describe('The gateway’s id, where it gives one.'),
  credits: z.int().nullable().describe('What the gateway took for it, where it says so.'),
  order_number: z.string().nullable(),
  is_secret: z.boolean(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type SmsRow = z.infer<typeof sms>

export const smsTestInput = z.strictObject({
  phone: requiredText('a mobile number', 30),
  text: requiredText('a text', 300),
})

export const smsSettingsInput = z.strictObject({
  language: smsLanguage,
  codes_for_cash: z
    .boolean()
    .describe('Guests who pay cash on delivery enter a code that is sent to their phone.'),
})
export type SmsSettingsInput = z.infer<typeof smsSettingsInput>

const smsGateway = z.enum(['sparrow', 'aakash', 'simulator'])
export type SmsGatewayName = z.infer<typeof smsGateway>

export const smsSettings = smsSettingsInput.extend({
  gateway: smsGateway
    .nullable()
    .describe('null: the server was started without keys, and no SMS is sent.'),
})
export type SmsSettings = z.infer<typeof smsSettings>

const metadata = { access: 'staff', permission: 'customers' } as const
const forSettings = { access: 'staff', permission: 'settings' } as const

export const smsMessages = {
  list: {
    method: 'GET',
    path: '/staff/sms',
    summary: 'The SMS of the shop, newest first, 20 a page',
    query: pagedQuery.extend({ sort: sortBy('created_at', 'to'), state: smsState.optional() }),
    responses: { 200: z.array(sms) },
    metadata,
  },
  resend: {
    method: 'POST',
    path: '/staff/sms/:id/resend',
    summary: 'Send an SMS again; refused while it is on its way, and for one with a code',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 202: sms },
    metadata,
  },
  balance: {
    method: 'GET',
    path: '/staff/sms/balance',
    summary: 'The credits that are left at the gateway, asked now',
    responses: {
      200: z.object({
        credits: z.number().nullable().describe('null: the gateway did not say.'),
        problem: z.string().nullable(),
      }),
    },
    metadata: forSettings,
  },
  test: {
    method: 'POST',
    path: '/staff/sms/test',
    summary: 'Send an SMS to a number of yours',
    body: smsTestInput,
    responses: { 202: sms },
    metadata: forSettings,
  },
  settings: {
    method: 'GET',
    path: '/staff/sms/settings',
    summary: 'The gateway, the language, and whether guests need a code for cash',
    responses: { 200: smsSettings },
    metadata: { access: 'staff', permission: ['customers', 'content', 'settings'] },
  },
  editSettings: {
    method: 'PUT',
    path: '/staff/sms/settings',
    summary: 'Change the language, and whether guests need a code for cash',
    body: smsSettingsInput,
    responses: { 200: smsSettings },
    metadata: forSettings,
  },
} as const
