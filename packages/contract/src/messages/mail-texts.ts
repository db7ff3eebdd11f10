import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { optionalText, requiredText } from '../lib/form.ts'

/** The kinds of mails that the shop sends, in the order in which a customer gets them. */
export const mailKind = z.enum([
  'order_placed',
  'order_paid',
  'order_cash',
  'order_changed',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'refund_paid',
  'return_approved',
  'return_refused',
  'back_in_stock',
  'orders_claim',
  'password_reset',
  'password_changed',
  'email_confirm',
  'email_taken',
  'email_requested',
  'email_changed',
  'staff_invite',
])
export type MailKind = z.infer<typeof mailKind>

/** The texts of a mail that staff write. An empty line begins a new paragraph. */
export const mailWords = z.strictObject({
  subject: requiredText('a subject', 150).regex(/^[^\r\n]*$/, 'Keep the subject on one line.'),
  opening: requiredText('an opening', 2000).describe('The first paragraphs, before the button.'),
  closing: optionalText('the closing', 2000).describe('The last paragraphs, before the signature.'),
})
export type MailWords = z.infer<typeof mailWords>

const words = z.object({ subject: z.string(), opening: z.string(), closing: z.string() })

/** The texts of one kind of mail, and the placeholders that they may contain. */
export const mailText = words.extend({
  kind: mailKind,
  title: z.string(),
  sent_when: z.string().describe('When the shop sends it.'),
  is_changed: z.boolean().describe('Whether staff have replaced the default texts.'),
  defaults: words,
  placeholders: z.array(
    z.object({
      name: z.string().describe("Written as '{name}' in a text."),
      meaning: z.string(),
      is_for_subject: z.boolean().describe('Subjects outlive erased accounts: no names in them.'),
    }),
  ),
})
export type MailText = z.infer<typeof mailText>

const metadata = { access: 'staff', permission: 'content' } as const
const pathParams = z.object({ kind: mailKind })

export const mailTexts = {
  list: {
    method: 'GET',
    path: '/staff/mail-texts',
    summary: 'The texts of every kind of mail',
    responses: { 200: z.array(mailText) },
    metadata,
  },
  edit: {
    method: 'PUT',
    path: '/staff/mail-texts/:kind',
    summary: 'Replace the texts of a kind of mail; refused where a placeholder is unknown',
    pathParams,
    body: mailWords,
    responses: { 200: mailText },
    metadata,
  },
  reset: {
    method: 'DELETE',
    path: '/staff/mail-texts/:kind',
    summary: 'Take the default texts of a kind of mail again',
    pathParams,
    body: c.noBody(),
    responses: { 200: mailText },
    metadata,
  },
  preview: {
    method: 'POST',
    path: '/staff/mail-texts/:kind/preview',
    summary: 'How a mail with these texts would look, for a made-up order; nothing is saved',
    pathParams,
    body: mailWords,
    responses: { 200: z.object({ subject: z.string(), text: z.string(), html: z.string() }) },
    metadata,
  },
  test: {
    method: 'POST',
    path: '/staff/mail-texts/:kind/test',
    summary: 'Mail the preview to the caller’s own address',
    pathParams,
    body: mailWords,
    responses: { 202: z.object({ to: z.string() }) },
    metadata,
  },
} as const
