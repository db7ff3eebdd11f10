import BetterSqlite from 'better-sqlite3'

/**
 * Takes the lock of `file` for this process and gives the function that releases it; undefined while another process
 * holds it. The operating system releases it with the process, however that ends, so no lock is ever stale: Node has no
 * flock, hence the lock of an empty SQLite file. Never open `file` otherwise: closing it would release the lock.
 */
export function takeLock(file: string): (() => void) | undefined {
  const connection = new BetterSqlite(file, { timeout: 0 })
  try {
    connection.pragma('journal_mode = MEMORY')
    connection.exec('BEGIN EXCLUSIVE')
    held.add(connection)
    return () => {
      held.delete(connection)
      connection.close()
    }
  } catch (error) {
    connection.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

// Keeps the connections referenced: the garbage collector would close them, which releases their locks.
const held = new Set<BetterSqlite.Database>()

function isBusy(error: unknown) {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
