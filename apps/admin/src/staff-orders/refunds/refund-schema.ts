import { refundInput } from '@etrend/contract'
import * as z from 'zod'
import { typedAmount } from '../../lib/typed-amount'

/** The amount of a refund as staff type it. */
export const refundAmount = typedAmount('Enter an amount in rupees.').pipe(refundInput.shape.amount)

/** Converts the form's texts to numbers. Lines with 0 pieces to put back into stock are left out. */
export const refundSchema = z.object({
  amount: refundAmount,
  reason: refundInput.shape.reason,
  restock: z
    .array(
      z.object({
        order_line: z.int(),
        quantity: typedAmount('Enter a whole number.').pipe(
          z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(99),
        ),
      }),
    )
    .transform((lines) => lines.filter(({ quantity }) => quantity > 0)),
})
export type RefundDraft = z.input<typeof refundSchema>
