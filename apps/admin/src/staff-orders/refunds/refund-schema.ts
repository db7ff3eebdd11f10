import { paidBack, payBackWay, refundInput } from '@etrend/contract'
import * as z from 'zod'
import { typedAmount } from '../../lib/typed-amount'
import { pieceQuantities } from '../steps/piece-quantities'
import { hasReference } from './pay-back-choices'

/** The amount of a refund as staff type it. */
export const refundAmount = typedAmount('Enter an amount in rupees.').pipe(refundInput.shape.amount)

/** How a refund is paid back, as staff choose it: '' for later. */
export const payBackFields = {
  way: z.union([z.literal(''), payBackWay]),
  reference: paidBack.shape.reference,
}

/** Whether the reference is there where the way needs it. */
export function isReferenced({ way, reference }: { way: string; reference: string }) {
  return !hasReference(way) || reference !== ''
}
export const unreferenced = { path: ['reference'], error: 'Enter the reference.' }

/** Converts the form's texts to numbers. Lines with 0 pieces to put back into stock are left out. */
export const refundSchema = z
  .object({
    ...payBackFields,
    amount: refundAmount,
    reason: refundInput.shape.reason,
    restock: pieceQuantities,
  })
  .refine(isReferenced, unreferenced)
