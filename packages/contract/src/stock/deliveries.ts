import * as z from 'zod'
import { formWhole, optionalFormFee, optionalText } from '../lib/form.ts'

/** Pieces of a unit that came in. `unit_cost` is what one of them cost. */
export const deliveryLine = z.strictObject({
  product_color: z.int(),
  size: z.int(),
  quantity: formWhole('a quantity', 1, 100_000),
  unit_cost: optionalFormFee('a cost'),
})
export type DeliveryLine = z.infer<typeof deliveryLine>

export const deliveryInput = z.strictObject({
  id: z
    .uuid('A delivery has a UUID.')
    .describe('Made by the caller. A delivery that is sent again is received once.'),
  notes: optionalText('notes', 500),
  lines: z
    .array(deliveryLine)
    .min(1, 'Scan at least one piece.')
    .max(1000, 'Receive at most 1000 units at once.'),
})
export type DeliveryInput = z.infer<typeof deliveryInput>

export const receivedDelivery = z.object({
  pieces: z.int(),
  units: z.int(),
  was_known: z.boolean().describe('It had been received before; nothing was added now.'),
})

export const deliveries = {
  receive: {
    method: 'POST',
    path: '/staff/stock/deliveries/',
    summary: 'Receive scanned units at their cost, each as a movement In, all or none',
    body: deliveryInput,
    responses: { 200: receivedDelivery },
    metadata: { access: 'staff', permission: 'stock' },
  },
} as const
