import * as z from 'zod'

/**
 * What a sale or a promo code brought, in rupees. Orders count from when they are placed, while they are neither
 * cancelled nor completely returned or back undelivered. Returned pieces don't count, and what is sent in exchange is an
 * order of its own.
 */
export const broughtFigures = z.object({
  orders: z.int(),
  pieces: z.int(),
  reduction: z
    .number()
    .describe(
      'What was taken off: of a sale, off the full prices of these pieces; of a code, the discounts of its orders and the delivery fees that it took off.',
    ),
  net_sales: z
    .number()
    .describe(
      'Of a sale, what these pieces cost, before promo codes; of a code, the totals of its orders less what is paid back or pays for an exchange.',
    ),
})
export type BroughtFigures = z.infer<typeof broughtFigures>
