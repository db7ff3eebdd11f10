import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'
import { address } from './addresses.ts'

/** What a new order of a known customer can begin with. `email` is null where none is known. */
const buyerDetails = address
  .omit({ id: true, phone: true, is_default: true })
  .extend({ email: z.string().nullable() })
export type BuyerDetails = z.infer<typeof buyerDetails>

/** What staff should know of a customer before they take an order. Without anything known: 0, false and null. */
export const buyer = z.object({
  orders: z.int().describe('How many orders were placed under this phone number.'),
  refusals: z.int().describe('How many of them were refused at the door.'),
  is_cash_blocked: z.boolean().describe('An order under this phone number is refused cash.'),
  details: buyerDetails
    .nullable()
    .describe('Of the last order that was delivered somewhere, else of a saved address.'),
})
export type Buyer = z.infer<typeof buyer>

export const buyers = {
  find: {
    method: 'GET',
    path: '/staff/buyers',
    summary: 'Find a customer by phone number while taking an order',
    query: z.object({
      phone: z.string().overwrite(typedText).max(30).describe('As it was typed, like 984-1234567.'),
    }),
    responses: { 200: buyer },
    metadata: { access: 'staff', permission: 'selling' },
  },
} as const
