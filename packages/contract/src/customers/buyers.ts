import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'

/** What staff should know of a customer before they take an order. Without anything known, 0 and false. */
export const buyerWarning = z.object({
  refusals: z.int().describe('How many orders of this phone number were refused at the door.'),
  is_cash_blocked: z.boolean().describe('An order under this phone number is refused cash.'),
})
export type BuyerWarning = z.infer<typeof buyerWarning>

export const buyers = {
  warning: {
    method: 'GET',
    path: '/staff/buyers',
    summary: 'Say what staff should know of a phone number before they take its order',
    query: z.object({
      phone: z.string().overwrite(typedText).max(30).describe('As it was typed, like 984-1234567.'),
    }),
    responses: { 200: buyerWarning },
    metadata: { access: 'staff', permission: 'selling' },
  },
} as const
