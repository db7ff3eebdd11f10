import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { paymentGateway } from './order-detail.ts'

/**
 * The address to which a gateway sends the browser back. The server keeps the query that comes with it, and asks the
 * gateway itself for the state of the payment.
 */
export const payments = {
  cameBack: {
    method: 'GET',
    path: '/store/payments/:method/:reference',
    summary: 'Back from a gateway: asks it for the payment’s state, and redirects to the order',
    pathParams: z.object({
      method: paymentGateway,
      reference: z.uuid('A payment is named by a UUID.'),
    }),
    responses: { 303: c.noBody() },
    metadata: { access: 'public' },
  },
} as const
