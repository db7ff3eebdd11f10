import type { Locks } from '@etrend/database'
import type pg from 'pg'
import { openPool, rowsOf, unhurried } from './connections'
import { refuseUnusable } from './unusable'

/** Each lock that is held or waited for needs a connection. */
const MOST = 16
const KEY = 'hashtextextended($1, 0)'
/**
 * A process that ends closes its connections, and its locks end at that moment. A machine that loses its power or its
 * network closes nothing: PostgreSQL asks it after 10 s of silence, and gives it up 15 s later. Its own default is hours.
 */
const limits = {
  ...unhurried,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
}

/**
 * Locks of the whole cluster: PostgreSQL's advisory locks, which end with the connection that holds them, so that a
 * server that dies leaves none behind. A server whose connection is cut loses its locks while its work goes on: such
 * work must do no harm when another server begins the same.
 */
export function openLocks(url: string): Locks & { end: () => Promise<void> } {
  const pool = openPool(url, MOST, limits)

  async function connected<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    unreached: (error: unknown) => never = rethrow,
  ) {
    const client = await pool.connect().catch(unreached)
    try {
      return await work(client)
    } finally {
      await release(client)
    }
  }

  return {
    take: (name, work) =>
      connected(async (client) => {
        await client.query(`SELECT pg_advisory_lock(${KEY})`, [name])
        return await work()
      }, refuseUnusable),

    tryTake: (name, work) =>
      connected(async (client) => {
        if (await tryLock(client, name)) await work()
      }),

    async hold(name) {
      const client = await pool.connect()
      const losing = new AbortController()
      const lose = () =>
        losing.abort(new Error(`The lock of ${name} was lost with its connection.`))
      client.once('end', lose)
      const isMine = await tryLock(client, name).catch(async (error: unknown) => {
        await release(client)
        throw error
      })
      const end = async () => {
        client.off('end', lose)
        await release(client)
      }
      if (isMine) return { lost: losing.signal, release: end }
      await end()
      return undefined
    },

    async isHeld(name) {
      const [row] = await rowsOf(pool, IS_HELD, [name])
      return row?.['is_held'] === 1
    },

    end: () => pool.end(),
  }
}

async function tryLock(client: pg.PoolClient, name: string) {
  const [row] = await rowsOf(client, `SELECT pg_try_advisory_lock(${KEY}) AS is_mine`, [name])
  return row?.['is_mine'] === 1
}

async function release(client: pg.PoolClient) {
  // A connection that can't unlock is closed, which unlocks too.
  await client.query('SELECT pg_advisory_unlock_all()').then(
    () => client.release(),
    () => client.release(true),
  )
}

/** The view shows the two halves of a key, each as 32 bits without a sign. */
const IS_HELD = `SELECT EXISTS (
  SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ((classid::bigint << 32) | objid::bigint) = ${KEY}) AS is_held`

function rethrow(error: unknown): never {
  throw error
}
