import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Files } from './files'
import type { Recent } from './recent'

/** The shop's database, on either engine. */
export type Database = CopySource & {
  /** Whether its rows are written to the disk of DATA_DIR. */
  isOnThisDisk: boolean
  files: Files
  /** Committed data, through connections that can't write. */
  read: Queries
  /** Writes outside transactions: for migrations and tests. */
  write: Queries
  /** The same committed data, for the pages of the catalogue, which read it at once. */
  mirror: Mirror
  /** Reads the mirror without awaiting anything. SQLite's file is locked once then, which takes 3 µs, not at each query. */
  atOnce: <Result>(read: () => Result) => Result
  /**
   * Commits everything that `work` writes, or nothing; one transaction runs at a time. `work` may await nothing but
   * queries. Rejects with what `work` throws, after rolling back.
   */
  transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>
  /** Runs `work` on one state of the database: what others commit meanwhile is not read. `work` must not nest another. */
  snapshot: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  /** Counts for limits, which all servers of the shop share. */
  recent: Recent
  /** Changes with every commit. Caches compare it to see whether to read again; getting it takes 1–8 µs. */
  dataVersion: () => unknown
  /** How far this server's mirror has read what any server commits. */
  changes: {
    /** Digits that grow with every commit that the mirror has read; undefined where the mirror is the database itself. */
    position: () => string | undefined
    /** Resolves once the mirror has read up to a position of another server, after 1 s at most. Never rejects. */
    reach: (position: string) => Promise<void>
  }
  migrations: {
    state: () => Promise<MigrationState>
    /**
     * Brings the database to this version; a newer one that this version can use stays as it is. Rejects with
     * StartError when it can't use the newer one.
     */
    apply: () => Promise<void>
  }
  /** How the database is now. Never rejects, and answers within 2 s. */
  health: () => Promise<DatabaseHealth>
  /** Resolves once `mirror` can be read. To be called after the migrations. */
  ready: () => Promise<void>
  locks: Locks
  notes: Notes
  /** Resolves when another server has replaced all rows by those of a backup: this server must open the shop anew. */
  replaced: Promise<void>
  close: () => Promise<void>
}

/** Runs queries, which are always awaited. As a transaction's argument it writes; as `db.read` it can only read. */
export type Queries = BaseSQLiteDatabase<'async', unknown>

/**
 * The catalogue in this process: what shoppers are shown, read without waiting. It is one commit's state for as long as
 * nothing is awaited between two reads.
 */
export type Mirror = BetterSQLite3Database

/** SQLite answers at once; what awaits its answers runs on an engine behind a network too. */
export function asynchronous(db: Mirror): Queries {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- awaiting a plain answer gives that answer
  return db as unknown as Queries
}

/** Is called with how many parts are copied, and how many there are; it may throw to stop the copy. */
export type CopyProgress = (done: number, all: number) => void

/** What a backup copies: the database of a running shop, or one that this process hasn't opened. */
export type CopySource = {
  /** Its size in bytes. */
  bytes: () => Promise<number>
  /** How many rows it has in each table whose rows are never deleted. */
  keptRows: () => Promise<{ table: string; rows: number }[]>
  /** Writes one state of the whole database into a new SQLite file, while writing goes on. */
  copyTo: (file: string, progress?: CopyProgress) => Promise<void>
  /** Its pictures and secrets. */
  files: Pick<Files, 'list' | 'read'>
}

/**
 * How the database compares with this version: `newer` has migrations that this version doesn't know, as after an
 * upgrade that was taken back, or while servers are upgraded one after the other.
 */
export type MigrationState = 'empty' | 'older' | 'current' | 'newer'

/** Work that only one server of a shop may do at a time, by name. A shop on SQLite has one server. */
export type Locks = {
  /**
   * Runs `work` once no other server runs work of this name. For starts: throws StartError when the database can't be
   * used.
   */
  take: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Runs `work` unless another server runs work of this name right now. */
  tryTake: (name: string, work: () => Promise<unknown>) => Promise<void>
  /** Takes the lock for work that outlives the call; undefined while any work has it, at this server or another. */
  hold: (name: string) => Promise<HeldLock | undefined>
  /** Whether any server's work has the lock, so is alive. A server that dies has no locks any more. */
  isHeld: (name: string) => Promise<boolean>
}

export type HeldLock = {
  /** Is aborted when the lock was lost with its connection: another server may have it now, so the work must end. */
  lost: AbortSignal
  release: () => Promise<void>
}

export type DatabaseHealth = {
  /**
   * `lost` while it can't be asked, `older` until it is migrated to this version, `unusable` once a newer version has
   * changed it in a way that this version can't use.
   */
  state: 'lost' | 'older' | 'unusable' | 'usable'
  /** For how many ms `mirror` may lack what was committed; 0 where it is the database itself. */
  mirrorAge: number
}

/** Short texts about work in progress, which all servers can read. They may be lost when the database crashes. */
export type Notes = {
  write: (name: string, note: string) => Promise<void>
  /** The last note of this name; undefined where there is none. */
  read: (name: string) => Promise<string | undefined>
}

/** What a database is, for a check; or why it can't be read, in words without a full stop. */
export type Inspected =
  | {
      name: string
      /** Whether the shop doesn't run on this version of the server. */
      isTooOld: boolean
      usability: 'older' | 'unusable' | 'usable'
      /** How far its clock is ahead of this machine's. */
      secondsAhead: number
    }
  | { failure: string }

/** The folders of the migrations that make the shop's tables; both engines number them alike. */
export type Migrations = { sqlite: string; postgres: string }
