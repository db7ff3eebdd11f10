import * as z from 'zod'
import { c } from './crud'

/** Where a gateway sends the browser back to. What it brings is kept, and the gateway itself is asked. */
export const payments = {
  cameBack: {
    method: 'GET',
    path: '/store/payments/:method/:reference',
    summary: 'Back from a gateway: asks it how the payment stands, then leads to the order',
    pathParams: z.object({
      method: z.enum(['esewa', 'khalti']),
      reference: z.uuid('A payment is named by a UUID.'),
    }),
    responses: { 303: c.noBody() },
    metadata: { access: 'public' },
  },
} as const
