import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText, rowId } from '../lib/form.ts'

/** Most tags of one customer. */
export const MOST_TAGS = 20

const tag = requiredText('a tag', 40).toLowerCase()

export const customerNote = z.object({
  id: z.int(),
  text: z.string(),
  date: z.string(),
  staff_name: z.string().nullable(),
})
export type CustomerNote = z.infer<typeof customerNote>

/** What staff keep about a customer. Customers never see it. */
export const customerFile = z.object({
  who: z.string().describe("The account's id, or a guest's phone number."),
  name: z.string(),
  tags: z.array(z.string()).describe('In lower case, in the order of the alphabet.'),
  /** The latest first. */
  notes: z.array(customerNote),
  refusals: z
    .int()
    .describe('How many orders came back because the customer refused them at the door.'),
  /** null while the customer may pay in cash. */
  cash_block: z
    .object({
      reason: z.string(),
      date: z.string(),
      staff_name: z.string().nullable(),
      phones: z
        .array(z.string())
        .describe('Orders under these phone numbers are refused cash too.'),
      addresses: z.int().describe('To how many addresses cash is refused.'),
    })
    .nullable(),
})
export type CustomerFile = z.infer<typeof customerFile>

const who = z.object({
  who: z
    .string()
    .regex(
      /^(\d{1,15}|\+\d{6,15})$/,
      'Name a customer by account id, or by phone like +9779841234567.',
    ),
})
const noteOf = who.extend({ note: rowId.shape.id })
const answer = { responses: { 200: customerFile } } as const
const metadata = { access: 'staff', permission: 'customers' } as const

export const customerFiles = {
  tags: {
    method: 'GET',
    path: '/staff/customer-tags',
    summary: 'All tags of customers, and how many customers have each',
    responses: { 200: z.array(z.object({ tag: z.string(), customers: z.int() })) },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/staff/customer-files/:who',
    summary: 'Tags and notes of a customer, by account id or by a guest’s phone number',
    pathParams: who,
    ...answer,
    metadata,
  },
  setTags: {
    method: 'PUT',
    path: '/staff/customer-files/:who/tags',
    summary: 'Replace the tags of a customer',
    pathParams: who,
    body: z.strictObject({
      tags: z.array(tag).max(MOST_TAGS, `A customer has at most ${MOST_TAGS} tags.`),
    }),
    ...answer,
    metadata,
  },
  addNote: {
    method: 'POST',
    path: '/staff/customer-files/:who/notes',
    summary: 'Write a note about a customer, for staff only',
    pathParams: who,
    body: z.strictObject({ text: requiredText('a note', 1000) }),
    responses: { 201: customerFile },
    metadata,
  },
  removeNote: {
    method: 'DELETE',
    path: '/staff/customer-files/:who/notes/:note',
    summary: 'Delete a note about a customer',
    pathParams: noteOf,
    body: c.noBody(),
    ...answer,
    metadata,
  },
  blockCash: {
    method: 'PUT',
    path: '/staff/customer-files/:who/cash-block',
    summary:
      'Don’t offer cash on delivery to a customer, recognised by account, phone numbers and addresses of their orders',
    pathParams: who,
    body: z.strictObject({ reason: requiredText('a reason', 300) }),
    ...answer,
    metadata,
  },
  allowCash: {
    method: 'DELETE',
    path: '/staff/customer-files/:who/cash-block',
    summary: 'Offer cash on delivery to a customer again',
    pathParams: who,
    body: c.noBody(),
    ...answer,
    metadata,
  },
} as const
