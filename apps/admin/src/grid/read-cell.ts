import type * as z from 'zod'
import type { Read, Value } from './grid-row'

/** Reads what was typed by the contract's rule for the field. */
export function readBy(schema: z.ZodType<Value>, typed: unknown): Read {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return { value: parsed.data }
  return { problem: parsed.error.issues[0]?.message ?? 'This can’t be saved.' }
}

/** '1,200', 'Rs. 1200' and '1200 ' as spreadsheets copy them → '1200'. */
export function plainNumber(text: string) {
  return text.replace(/^\s*(rs\.?|npr)/i, '').replace(/[\s,]/g, '')
}

export function wholeOrNone(text: string) {
  const plain = plainNumber(text)
  return plain === '' ? null : Number(plain)
}

/** How many rows a list has in all. */
export function totalOf({ headers, body }: { headers: Headers; body: unknown[] }) {
  return Number(headers.get('x-total-count') ?? body.length)
}
