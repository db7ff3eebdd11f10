import * as z from 'zod'

const many = z.int().optional()

/** How much work waits for staff, by kind. A kind that the caller's role may not see is left out. */
export const waitingWork = z.object({
  to_call: many.describe('Cash orders to confirm by phone.'),
  in_review: many.describe('Orders with a payment that staff must look at.'),
  to_pack: many,
  to_ship: many.describe('Packed orders.'),
  late: many.describe('Orders that should have arrived by the days of their delivery zone.'),
  returns: many.describe('Returns that aren’t finished.'),
  refunds: many.describe('Refunds to pay by hand.'),
  refunds_sending: many.describe('Refunds of which the gateway’s answer is awaited.'),
  photos: many.describe('Reviews with photos to look at.'),
  failed_mails: many,
  failed_sms: many,
  refused_bills: many.describe('Bills and credit notes that the tax office refused.'),
})
export type WaitingWork = z.infer<typeof waitingWork>
