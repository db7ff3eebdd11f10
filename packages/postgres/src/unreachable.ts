/** Errors of a PostgreSQL connection, and PostgreSQL's own for "not now": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006', // it has become a replica, which can't be written
  '25P03', // a transaction waited too long for its next query
  '40001', // two transactions at the same time: try again
  '40P01',
  '53300', // too many connections
  '55P03', // a lock was not free in time
  '57014', // a query took too long
  '57P01', // it is stopping or starting
  '57P02',
  '57P03',
  '57P05',
])

/** pg's own errors about connections have no code. Without `writer_turn`, the shop has moved away (closing.ts). */
const messages =
  /^(relation "writer_turn" does not exist|database "[^"]*" is not currently accepting connections|Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error, or what caused it, says that the database can't be asked just now. Nothing was written, except
 * perhaps where the connection was lost during a commit: calls that must not happen twice have an Idempotency-Key.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isLost = codes.has(code) || code.startsWith('08') || messages.test(error.message)
  return isLost || isUnreachable(error.cause)
}

/** Whether an error only says that a statement before it, in the same transaction, has failed. */
export function followsFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}
