import * as z from 'zod'
import { address } from '../customers/addresses.ts'
import { review } from '../customers/reviews.ts'
import { c } from '../lib/crud.ts'
import { orderFacts } from '../orders/order-detail.ts'

/** Everything that the shop keeps about a customer. */
export const myData = z.object({
  account: z.object({
    username: z.string(),
    email: z.string(),
    district: z.string().describe("The district that was chosen last, or ''."),
    created_at: z.string(),
  }),
  addresses: z.array(address),
  orders: z.array(orderFacts),
  reviews: z.array(review.extend({ product: z.int() })),
  likes: z.array(z.object({ product: z.int(), date: z.string() })),
  cart: z.array(z.object({ product_color: z.int(), size: z.int(), quantity: z.int() })),
  stock_alerts: z
    .array(z.object({ product_color: z.int(), size: z.int(), email: z.string(), date: z.string() }))
    .describe('The sold-out pieces that they wait for.'),
  sessions: z.array(z.object({ created_at: z.string(), expires_at: z.string() })),
})
export type MyData = z.infer<typeof myData>

export const privacy = {
  read: {
    method: 'GET',
    path: '/store/my-data',
    summary: 'Everything that the shop keeps about the signed-in customer',
    responses: { 200: myData },
    metadata: { access: 'customer' },
  },
  erase: {
    method: 'DELETE',
    path: '/store/my-data',
    summary:
      'Delete the account; orders stay without a name. Refused while an order is on its way, and for staff',
    body: z.strictObject({
      current_password: z
        .string({ error: 'Enter your password.' })
        .min(1, 'Enter your password.')
        .max(128),
    }),
    responses: { 204: c.noBody() },
    metadata: { access: 'customer' },
  },
} as const
