import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { foldedText } from '@etrend/contract/typed-text'
import BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { countKeptRows } from '../check-copy'
import {
  type CopyProgress,
  type Database,
  asynchronous,
  type Mirror,
  type Queries,
} from '../database'
import { folderFiles } from '../folder-files'
import { StartError } from '../start-error'
import { commitGroups } from './commit-groups'
import { copyPages } from './copy-pages'
import { locksOfProcess, notesInMemory, recentInMemory } from './in-memory'
import { keepStatements } from './kept-statements'
import { migrate, migrationState, usability } from './migrate'
import { readerOf } from './reader'
import { AT_ONCE, openSnapshots } from './snapshots'

type OnFile = Mirror & { $client: BetterSqlite.Database }

/** The shop's database in one file of this machine. */
export type SqliteDatabase = Database & {
  mirror: OnFile
  /** The writer itself, whose answers come at once: for migrations, before the queue is used. */
  writer: OnFile
}

// Older ones can corrupt a WAL database when two connections checkpoint (fixed in 3.51.3).
const OLDEST_SQLITE = 3_051_003

/** The page cache of each connection, in KiB. What isn't in it is in the system's memory, a few µs away. */
const CACHE_KIB = { writer: 2048, reader: 4096, snapshot: 512 }

/** The most bytes that the page caches of all connections of a shop take. */
export const PAGE_CACHES =
  1024 * (CACHE_KIB.writer + CACHE_KIB.reader + AT_ONCE * CACHE_KIB.snapshot)

/** Bounds the page cache of a connection. SQLite's own bound is 16 MB for each. */
export function boundCache(connection: BetterSqlite.Database, use: keyof typeof CACHE_KIB) {
  connection.pragma(`cache_size = -${CACHE_KIB[use]}`)
}

/**
 * Opens the shop's one file: a writer behind a queue (`commitGroups`) and a read-only reader. Both must be closed by `close()`. Pictures
 * and secrets lie in folders beside the file. `migrations` is the folder of the migrations that make its tables.
 * Throws StartError when the file can't be opened or isn't a database.
 */
export function openSqlite(file: string, migrations: string): SqliteDatabase {
  const writer = opened(file, 'writer')
  setUp(writer)
  const reader = opened(file, 'reader')
  const write = drizzle(keepStatements(writer))
  const mirror = drizzle(keepStatements(reader))
  // Commits, and statements outside of transactions. Counting costs less than asking SQLite for its changes.
  let changes = 0
  const groups = commitGroups(writer, () => (changes += 1))
  const outside = keepStatements(writer, () => {
    groups.settle()
    changes += 1
  })
  const snapshots = openSnapshots(() => opened(file, 'snapshot'))

  const onFile = { mirror, writer: write }

  return {
    ...onFile,
    read: asynchronous(mirror),
    write: asynchronous(drizzle(outside)),
    migrations: {
      state: async () => migrationState(onFile, migrations),
      apply: async () => migrate(onFile, migrations),
    },
    ready: async () => {},
    locks: locksOfProcess(),
    notes: notesInMemory(),
    replaced: new Promise(() => {}),
    isOnThisDisk: true,
    changes: { position: () => undefined, reach: async () => {} },
    health: async () => ({
      state: usability(onFile, migrations),
      mirrorAge: 0,
    }),
    files: folderFiles(dirname(file)),

    transaction: <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> =>
      groups.transaction(() => work(asynchronous(write))),

    snapshot: <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
      snapshots.run(work),

    recent: recentInMemory(),
    ...readerOf(reader, () => changes),

    bytes: async () => statSync(file).size,
    keptRows: async () => countKeptRows(file),

    // From the writer's own connection, whose commits reach the copy too: from another, each would start it again.
    copyTo(file: string, progress?: CopyProgress): Promise<void> {
      return new Promise((resolve, reject) => {
        // A copy that starts during a transaction comes out empty, so its first step has its own turn in the queue.
        const started = groups.alone(
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
      await groups.alone(() => Promise.resolve())
      reader.close()
      snapshots.close()
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

function opened(file: string, use: keyof typeof CACHE_KIB) {
  try {
    const connection = new BetterSqlite(file, { readonly: use !== 'writer' })
    boundCache(connection, use)
    addFolding(connection)
    return connection
  } catch (error) {
    throw new StartError(`The database ${file} can't be opened: ${reason(error)}.`, {
      cause: error,
    })
  }
}

/** Gives a connection the function `folded`, with which the shop searches. PostgreSQL has one like it, see 0051_staff_search.sql. */
function addFolding(connection: BetterSqlite.Database) {
  connection.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? foldedText(text) : null,
  )
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

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
