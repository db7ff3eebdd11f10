import { refundInput } from '@etrend/contract'
import * as z from 'zod'

/** Converts the form's texts to numbers. Lines with 0 pieces to put back into stock are left out. */
export const refundSchema = z.object({
  amount: z.string().transform(Number).pipe(refundInput.shape.amount),
  reason: refundInput.shape.reason,
  restock: z
    .array(
      z.object({
        order_line: z.int(),
        quantity: z
          .string()
          .transform(Number)
          .pipe(z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(99)),
      }),
    )
    .transform((lines) => lines.filter(({ quantity }) => quantity > 0)),
})
export type RefundDraft = z.input<typeof refundSchema>
