import BetterSqlite from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { StartError } from '../start-error'
import * as schema from './schema'
import { copyPages, type CopyProgress } from './snapshot'

/** Runs queries. As a transaction's argument it writes; as `db.read` it can only read. */
export type Queries = BetterSQLite3Database<typeof schema>
export type Database = ReturnType<typeof openDatabase>

// Older ones can corrupt a WAL database when two connections checkpoint (fixed in 3.51.3).
const OLDEST_SQLITE = 3_051_003

/**
 * Opens the shop's one file: a writer behind a queue and a read-only reader. Both must be closed by `close()`.
 * Throws StartError when the file can't be opened or isn't a database.
 */
export function openDatabase(file: string) {
  const writer = opened(file, {})
  setUp(writer)
  const reader = opened(file, { readonly: true })
  const write = drizzle(writer, { schema })
  const queue = turns()
  const dataVersion = reader.prepare('PRAGMA data_version').pluck()

  return {
    /** Committed data, from a connection that can't write. */
    read: drizzle(reader, { schema }),

    /** The writer itself: for migrations, before the queue is used. */
    write,

    /**
     * Commits everything that `work` writes, or nothing; one transaction runs at a time (BEGIN IMMEDIATE). `work` may
     * await nothing but queries. Rejects with what `work` throws, after rolling back.
     */
    transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
      return queue(async () => {
        writer.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(write)
          writer.exec('COMMIT')
          return result
        } finally {
          if (writer.inTransaction) writer.exec('ROLLBACK')
        }
      })
    },

    /** A value that differs after any commit, read in 1.6 µs: caches compare it to see whether to look again. */
    dataVersion: (): unknown => dataVersion.get(),

    /**
     * Copies the whole database to a new file while writing goes on: from the writer's own connection, whose commits
     * reach the copy too. (From another connection each commit would start it again.)
     */
    copyTo(file: string, progress?: CopyProgress): Promise<void> {
      return new Promise((resolve, reject) => {
        // A copy that starts during a transaction comes out empty, so its first step has its own turn in the queue.
        const started = queue(
          () =>
            new Promise<void>((begun) => {
              const copied = copyPages(writer, file, (done, all) => {
                begun()
                progress?.(done, all)
              })
              copied.then(resolve, reject).finally(begun)
            }),
        )
        started.catch(reject)
      })
    },

    /** Finishes what is queued, folds the write-ahead log into the file and closes it. */
    async close() {
      await queue(() => Promise.resolve())
      reader.close()
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

function opened(file: string, options: BetterSqlite.Options) {
  try {
    return new BetterSqlite(file, options)
  } catch (error) {
    throw new StartError(`The database ${file} can't be opened: ${reason(error)}.`, {
      cause: error,
    })
  }
}

/**
 * Sets the writer up to be durable and strict; throws StartError when it can't. better-sqlite3 opens an existing WAL
 * file with synchronous=NORMAL, which loses confirmed orders in a power cut: FULL is set and then read back.
 */
function setUp(writer: BetterSqlite.Database) {
  try {
    writer.pragma('busy_timeout = 5000')
    writer.pragma('journal_mode = WAL')
    writer.pragma('synchronous = FULL')
    writer.pragma('foreign_keys = ON')
    writer.pragma('journal_size_limit = 67108864')
  } catch (error) {
    throw new StartError(`The database ${writer.name} can't be used: ${reason(error)}.`, {
      cause: error,
    })
  }
  const found = {
    journal_mode: writer.pragma('journal_mode', { simple: true }),
    synchronous: writer.pragma('synchronous', { simple: true }),
    foreign_keys: writer.pragma('foreign_keys', { simple: true }),
  }
  if (found.journal_mode !== 'wal' || found.synchronous !== 2 || found.foreign_keys !== 1) {
    throw new StartError(
      `The database ${writer.name} refused its settings: ${JSON.stringify(found)}.`,
    )
  }
  const version = String(writer.prepare('SELECT sqlite_version()').pluck().get())
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major * 1_000_000 + minor * 1_000 + patch < OLDEST_SQLITE) {
    throw new StartError(`SQLite ${version} is too old: reinstall the packages to get a newer one.`)
  }
}

/** A queue that runs calls one at a time, in order. A call that fails doesn't stop the next ones. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
