// SHMSIZE: SQLite couldn't grow the index of its write-ahead log, a file that grows by 32 kB.
// 53100: the disk of the PostgreSQL server is full.
const codes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', '53100'])

/** Whether an error, or what caused it, says that the disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true
  return isOutOfSpace(error.cause)
}
