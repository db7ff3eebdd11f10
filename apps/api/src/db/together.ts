/**
 * What statements answer that don't need each other's answers: PostgreSQL is sent all of them at once, so an order waits
 * for its network a few times only. Waits for all of them also when one fails, since a statement that is sent after the
 * end of its transaction would be outside it; then rejects with the error that came first.
 */
export async function together<const Statements extends readonly unknown[]>(
  statements: Statements,
) {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  await Promise.all(statements.map((one) => Promise.resolve(one).catch(note)))
  if (errors.length > 0) throw errors[0]
  return await Promise.all(statements)
}
