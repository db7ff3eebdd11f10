import * as z from 'zod'
import { typedAmount } from '../../lib/typed-amount'

/** The typed numbers of pieces of an order's lines. Lines without pieces are left out of what is sent. */
export const pieceQuantities = z
  .array(
    z.object({
      order_line: z.int(),
      quantity: typedAmount('Enter a whole number.').pipe(
        z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(99),
      ),
    }),
  )
  .transform((lines) => lines.filter(({ quantity }) => quantity > 0))
