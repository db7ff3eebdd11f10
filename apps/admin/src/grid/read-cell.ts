import { typedNumber } from '@etrend/contract/typed-number'
import type * as z from 'zod'
import type { Read, Value } from './grid-row'

/** Reads what was typed by the contract's rule for the field. */
export function readBy(schema: z.ZodType<Value>, typed: unknown): Read {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return { value: parsed.data }
  return { problem: parsed.error.issues[0]?.message ?? 'This can’t be saved.' }
}

/** Reads a number as people type and spreadsheets copy it. `ofText` makes of its digits what the rule takes. */
export function readNumber(
  schema: z.ZodType<Value>,
  typed: string,
  ofText: (plain: string) => unknown = (plain) => plain,
): Read {
  const read = typedNumber(typed)
  return 'problem' in read ? read : readBy(schema, ofText(read.plain))
}

export function numberOrNone(plain: string) {
  return plain === '' ? null : Number(plain)
}
