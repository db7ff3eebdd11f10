import { followsFailure } from './client'

/**
 * What statements answer that don't need each other's answers: PostgreSQL is sent all of them at once, so an order waits
 * for its network a few times only. Waits for all of them also when one fails, since a statement that is sent after the
 * end of its transaction would be outside it; then rejects with the error that came first, if it isn't one that PostgreSQL
 * answers to whatever comes after a failure.
 */
export async function together<const Statements extends readonly unknown[]>(
  statements: Statements,
) {
  const errors: unknown[] = []
  // Each is awaited once: a query of Drizzle is sent again each time.
  const answers = await Promise.all(
    statements.map(async (statement) => {
      try {
        return await statement
      } catch (error) {
        errors.push(error)
      }
    }),
  )
  if (errors.length > 0) throw errors.find((error) => !followsFailure(error)) ?? errors[0]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of each statement, at its place
  return answers as { -readonly [At in keyof Statements]: Awaited<Statements[At]> }
}
