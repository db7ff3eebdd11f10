import * as z from 'zod'
import { hasWholePaisa } from '../lib/form.ts'

/** A change of a price by an amount or a percentage, down where it is negative. */
export const priceChange = z
  .strictObject({
    percent: z
      .number({ error: 'Enter a percentage as a number.' })
      .min(-99, 'Enter a percentage from -99 to 1000.')
      .max(1000, 'Enter a percentage from -99 to 1000.')
      .refine(hasWholePaisa, 'Enter a percentage with at most two decimals.')
      .optional(),
    amount: z
      .number({ error: 'Enter an amount as a number.' })
      .min(-10_000_000, 'Enter an amount up to 10000000.')
      .max(10_000_000, 'Enter an amount up to 10000000.')
      .refine(hasWholePaisa, 'Enter an amount with at most two decimals.')
      .describe('In rupees.')
      .optional(),
    round_to: z
      .union([z.literal(5), z.literal(10)], { error: 'Round to 5 or 10 rupees.' })
      .describe('The nearest multiple of so many rupees; halves are rounded up.')
      .optional(),
    with_discount: z
      .boolean()
      .default(false)
      .describe('Changes discounted prices in the same way.'),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    message: 'Enter a percentage or an amount.',
  })
export type PriceChange = z.infer<typeof priceChange>
