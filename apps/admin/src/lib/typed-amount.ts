import { typedNumber } from '@etrend/contract/typed-number'
import { paisa, rupees } from '@etrend/domain'
import * as z from 'zod'

/**
 * Reads a number as a person types it into a form: '1,250', '१२५०' and 'Rs. 1250.50'. `otherwise` says what to enter in
 * place of a text that is no number, such as '1e3' or '0x64', which Number() would read.
 */
export function readTyped(
  text: string,
  otherwise: string,
): { value: number } | { problem: string } {
  const read = typedNumber(text)
  if ('problem' in read) return read
  if (!/^-?\d+(\.\d+)?$/.test(read.plain)) return { problem: otherwise }
  return { value: Number(read.plain) }
}

/** The typed number, null for nothing. Other texts are NaN, which the contract's schemas refuse with a sentence. */
export function numberIn(text: string) {
  if (text.trim() === '') return null
  const read = readTyped(text, '')
  return 'value' in read ? read.value : Number.NaN
}

/** The schema of a field in which a number must be typed. */
export function typedAmount(otherwise: string) {
  return z.string().transform((text, context) => numberOrIssue(text, otherwise, context))
}

/** The schema of a field that holds a typed number, or nothing, which is null. */
export function typedAmountOrNone(otherwise: string) {
  return z
    .string()
    .transform((text, context) =>
      text.trim() === '' ? null : numberOrIssue(text, otherwise, context),
    )
}

/** The schema of a field of rupees, from 0 on, with at most two decimals. */
export function typedRupees(otherwise: string) {
  return typedAmount(otherwise).pipe(
    z
      .number()
      .min(0, otherwise)
      .max(9_999_999, otherwise)
      .refine((amount) => rupees(paisa(amount)) === amount, otherwise),
  )
}

function numberOrIssue(text: string, otherwise: string, context: z.RefinementCtx) {
  const read = readTyped(text, otherwise)
  if ('value' in read) return read.value
  context.addIssue(read.problem)
  return z.NEVER
}
