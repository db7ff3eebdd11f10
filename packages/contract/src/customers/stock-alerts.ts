import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { email, rowId } from '../lib/form.ts'

/** A wish to be told when a sold-out unit can be bought again. */
export const stockAlertInput = z.strictObject({
  product_color: z.int('Choose a color.').describe('The id of one of its colors.'),
  size: z.int('Choose a size.').describe('The id of a size.'),
  email,
})
export type StockAlertInput = z.infer<typeof stockAlertInput>

export const stockAlerts = {
  ask: {
    method: 'POST',
    path: '/store/products/:id/alerts',
    summary:
      'Ask for one mail when a sold-out color and size can be bought again; the answer is the same for every address',
    pathParams: rowId,
    body: stockAlertInput,
    responses: { 204: c.noBody() },
    metadata: { access: 'public' },
  },
} as const
