import { setTimeout as wait } from 'node:timers/promises'
import { slots, StartError, type Database, type Queries } from '@etrend/database'
import type pg from 'pg'
import { isClosedToWrites } from './closing'
import { commitGroups } from './commit-groups'
import {
  inTransaction,
  openPool,
  pipelined,
  reading,
  type Connection,
  type PostgresPlace,
} from './connections'
import { healthOf } from './health'
import { notesInPostgres, recentInPostgres } from './in-tables'
import { openLocks } from './locks'
import { postgresState } from './migrate'
import { openMirror } from './mirror'
import { postgresQueries } from './session'
import { openShopFiles } from './shop-files'
import { listenToSignals } from './signals'
import { reasonOf, refuseUnusable } from './unusable'
import { migrateWhole, postgresSource } from './whole'

const READERS = 8
/** Connections for the counts and notes that servers share: short statements, one each. */
const SHARED = 4
const SNAPSHOTS = 4
const POLL_MS = 200
// How long an answer waits for the mirror of its own server to show what was written.
const SHOWN_MS = 2_000
/** For so long a request waits for what its visitor changed at another server. */
const REACHED_MS = 1_000
const unref = { ref: false }
// After BEGIN, in the same message: one answer less to wait for.
const IN_TURN = '; LOCK TABLE writer_turn IN EXCLUSIVE MODE'
const MOVED =
  'The shop has moved out of the database of DATABASE_URL (npm run move): leave DATABASE_URL out, or move it back.'

/**
 * Opens the shop's database on PostgreSQL; the file `mirror` holds this process's copy of the catalogue, and `folder`
 * the pictures that were asked for on this machine. All writers of the
 * cluster take turns (a lock is their first statement), so that whatever a transaction reads stays true until it
 * commits, and ids are committed in their order.
 */
export function openPostgres(
  place: PostgresPlace,
  { folder, mirror: mirrorFile }: { folder: string; mirror: string },
  say: (sentence: string) => void,
): Database {
  const { url, migrations } = place
  const readers = openPool(url, READERS, reading)
  const shared = openPool(url, SHARED)
  const follower = openPool(url, 1)
  const writer = slotOn(openPool(url, 1, pipelined))
  const groups = commitGroups((work) => writer.run(IN_TURN, work))
  const snapshots = slots(
    Array.from({ length: SNAPSHOTS }, () => slotOn(openPool(url, 1, pipelined))),
  )
  const locks = openLocks(url)
  const mirror = openMirror(follower, mirrorFile, migrations.sqlite)
  const recent = recentInPostgres(shared)
  const signals = listenToSignals(url, () => void follow())
  const shopFiles = openShopFiles(url, folder)
  let polling: NodeJS.Timeout | undefined
  let isLost = false
  let looks = 0

  /** Shoppers go on reading what the mirror has while the database can't be reached. */
  async function follow() {
    signals.keepListening()
    // A look that hasn't begun will see what this one would.
    if (looks >= 2) return
    looks += 1
    try {
      await mirror.catchUp()
      if (isLost) say('The database is reached again.')
      isLost = false
    } catch (error) {
      if (!isLost)
        say(`The database can't be reached: ${reasonOf(error)}. The shop shows what it last read.`)
      isLost = true
    } finally {
      looks -= 1
    }
  }

  return {
    ...postgresSource(place),
    isOnThisDisk: false,
    files: shopFiles.files,
    read: postgresQueries(() => readers),
    write: writer.queries,
    mirror: mirror.queries,
    recent,
    atOnce: (read) => read(),
    dataVersion: mirror.version,
    changes: {
      position: mirror.position,
      async reach(position) {
        if (mirror.hasReached(position)) return
        await Promise.race([mirror.catchUp().catch(() => {}), wait(REACHED_MS, undefined, unref)])
      },
    },
    migrations: {
      async state() {
        const isClosed = await isClosedToWrites(follower).catch(refuseUnusable)
        if (isClosed) throw new StartError(MOVED)
        return await postgresState(follower, migrations.postgres)
      },
      // A connection without time limits is opened only where there is something to migrate.
      async apply() {
        if ((await postgresState(follower, migrations.postgres)) !== 'current')
          await migrateWhole(place)
      },
    },

    health: healthOf(readers, mirror, migrations.postgres),

    async ready() {
      await shopFiles.start()
      await mirror.catchUp()
      signals.keepListening()
      polling = setInterval(() => void follow(), POLL_MS).unref()
    },
    locks,
    notes: notesInPostgres(shared),
    replaced: mirror.replaced,

    async transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
      const result = await groups.transaction(work)
      // The next page shows what was saved. An error here is no failure: the transaction is committed. And where the
      // network swallows the mirror's question, the answer would wait for its time-out.
      await Promise.race([mirror.catchUp().catch(() => {}), wait(SHOWN_MS, undefined, unref)])
      return result
    },

    snapshot: <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
      snapshots.use((slot) => slot.run('ISOLATION LEVEL REPEATABLE READ READ ONLY', work)),

    async close() {
      clearInterval(polling)
      await groups.rest()
      await recent.close()
      if (polling) await mirror.catchUp().catch(() => {})
      const ends = [readers, shared, follower, locks, signals, shopFiles].map((one) => one.end())
      await Promise.all([...ends, writer.end(), ...snapshots.all.map((slot) => slot.end())])
      mirror.close()
    },
  }
}

/** One connection, and queries that run in its transaction while there is one. */
function slotOn(pool: pg.Pool) {
  let current: Connection = pool
  const queries = postgresQueries(() => current)
  return {
    queries,

    run: <Result>(
      options: string,
      work: (tx: Queries, client: pg.PoolClient) => Promise<Result>,
    ): Promise<Result> =>
      inTransaction(pool, options, async (client) => {
        current = client
        try {
          return await work(queries, client)
        } finally {
          current = pool
        }
      }),

    end: () => pool.end(),
  }
}
