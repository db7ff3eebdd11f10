import type BetterSqlite from 'better-sqlite3'

/**
 * What the reader's connection offers besides queries. `ownChanges` is a number that grows with every change that this
 * process has made visible to others.
 */
export function readerOf(reader: BetterSqlite.Database, ownChanges: () => number) {
  const version = reader.prepare('PRAGMA data_version').pluck()
  const [begin, commit] = [reader.prepare('BEGIN'), reader.prepare('COMMIT')]
  let known: { version: unknown; own: number } | undefined

  return {
    atOnce<Result>(read: () => Result): Result {
      if (reader.inTransaction) return read()
      begin.run()
      try {
        return read()
      } finally {
        commit.run()
      }
    },

    /**
     * Asking SQLite takes 8 µs, two system calls among them, so its answer serves all requests that one turn of the event
     * loop has received: those of other processes' changes come in a later turn. A change of this process asks again.
     */
    dataVersion(): unknown {
      const own = ownChanges()
      if (known?.own !== own) {
        if (!known) setImmediate(() => (known = undefined))
        known = { version: version.get(), own }
      }
      return known.version
    },
  }
}
