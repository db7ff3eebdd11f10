import * as z from 'zod'

/** JSON as a value; undefined where the text isn't JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The values of a stored list that this version knows: one of another version is left out, and stops nothing. */
export function knownOf<Value>(schema: z.ZodType<Value>, stored: unknown): Value[] {
  const list = z.array(z.unknown()).safeParse(stored).data ?? []
  return list.flatMap((value) => {
    const known = schema.safeParse(value)
    return known.success ? [known.data] : []
  })
}
