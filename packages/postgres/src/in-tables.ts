import { createHash } from 'node:crypto'
import type { Notes, Recent } from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { rowsOf } from './connections'

/**
 * Of more keys, those with the fewest attempts or calls are deleted, the oldest first: nobody fills the disk by naming
 * new ones, or makes a key forget that it is near its limit.
 */
const MOST_KEYS = 100_000

const MINUTE_MS = 60_000
const waited = z.object({ wait: z.number() })
const noted = z.object({ note: z.string() })
const counted = z.object({ calls: z.number(), until: z.number() })

/**
 * Keeps counts in tables that all servers share. Each count is one statement, which locks only the rows of its keys.
 * The tables are UNLOGGED: a count waits for no disk and no replica, and is lost when the database crashes.
 */
export function recentInPostgres(pool: pg.Pool) {
  let swept: number | undefined
  let sweeping = Promise.resolve()

  /** Deletes what has ended, once a minute. A failure is no reason to refuse the call: the next minute tries again. */
  function sweep(now: number) {
    if (swept !== undefined && Math.abs(now - swept) < MINUTE_MS) return
    swept = now
    sweeping = Promise.all(SWEEPS.map((text) => pool.query(text, [now, MOST_KEYS]))).then(
      () => {},
      () => {},
    )
  }

  const recent: Recent = {
    async attempt(limits, date) {
      const now = date.getTime()
      const given = limits.map((limit) => ({ ...limit, key: hashOf(limit.key) }))
      const [row] = await rowsOf(pool, 'SELECT count_attempt($1::text::json, $2) AS wait', [
        JSON.stringify(given),
        now,
      ])
      sweep(now)
      return waited.parse(row).wait
    },

    async takeBack(keys) {
      const text = `${LOCKED} UPDATE recent_attempt SET times = trim_array(times, 1)
        FROM locked WHERE ${OF_LOCKED} AND cardinality(times) > 0`
      await pool.query(text, [keys.map(hashOf)])
    },

    async forget(keys) {
      await pool.query(`${LOCKED} DELETE FROM recent_attempt USING locked WHERE ${OF_LOCKED}`, [
        keys.map(hashOf),
      ])
    },

    async call(key, windowMs, date) {
      const now = date.getTime()
      const { rows } = await pool.query({
        name: 'recent_call',
        text: COUNT_CALL,
        values: [hashOf(key), now, now + windowMs],
      })
      sweep(now)
      const { calls, until } = counted.parse(rows[0])
      return { calls, leftMs: until - now }
    },
  }
  return { ...recent, close: () => sweeping }
}

/** Notes in a table that all servers share. */
export function notesInPostgres(pool: pg.Pool): Notes {
  return {
    async write(name, note) {
      await pool.query(
        `INSERT INTO shared_note (name, note) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET note = excluded.note`,
        [name, note],
      )
    },

    async read(name) {
      const [found] = await rowsOf(pool, 'SELECT note FROM shared_note WHERE name = $1', [name])
      return found && noted.parse(found).note
    },
  }
}

/** Keys may hold email addresses and addresses of networks. */
function hashOf(key: string) {
  return createHash('sha256').update(key).digest('base64url')
}

const COUNT_CALL = `
  INSERT INTO recent_call AS kept (key, calls, until) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN kept.until <= $2 THEN 1 ELSE kept.calls + 1 END,
    until = CASE WHEN kept.until <= $2 THEN excluded.until ELSE kept.until END
  RETURNING calls, until`

// Everyone locks rows in the order of their keys, or not at all: nobody waits in a circle.
const LOCKED = `WITH locked AS MATERIALIZED (
  SELECT key FROM recent_attempt WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE)`
const OF_LOCKED = 'recent_attempt.key = locked.key'

const SWEEPS = [
  { table: 'recent_attempt', count: 'cardinality(times)' },
  { table: 'recent_call', count: 'calls' },
].map(
  ({ table, count }) => `
  DELETE FROM ${table} WHERE key IN (
    SELECT key FROM ${table}
    WHERE until <= $1
      OR key IN (SELECT key FROM ${table} ORDER BY ${count} DESC, until DESC OFFSET $2)
    FOR UPDATE SKIP LOCKED)`,
)
