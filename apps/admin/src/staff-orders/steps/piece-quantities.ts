import * as z from 'zod'
import { typedAmount } from '../../lib/typed-amount'

/**
 * The numbers of pieces that staff typed for the lines of an order. A request gets only lines with at least one piece,
 * because the server refuses 0.
 */
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
