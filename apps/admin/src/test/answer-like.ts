import type * as z from 'zod'

/** Returns a function that makes the same answer, with changes. */
export function answerLike<Schema extends z.ZodObject>(schema: Schema, answer: z.input<Schema>) {
  return (changes: Partial<z.output<Schema>> = {}) => schema.parse({ ...answer, ...changes })
}
