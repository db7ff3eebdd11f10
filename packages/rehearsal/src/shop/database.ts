import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { until } from '../machine/processes'

const SNAPSHOT_MS = 60_000

/** The cluster as its users reach it: through HAProxy, always at the leader. */
export type Databases = ReturnType<typeof databasesAt>

export function databasesAt(port: number, password: string) {
  const url = (user: string, name: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  return {
    /** For the shop's DATABASE_URL. */
    shopUrl: url('etrend', 'shop'),

    /** Makes the shop's empty database, which belongs to a user that may do nothing else. */
    async createShop() {
      await until(() => leads(url('postgres', 'postgres')), 30_000, 'HAProxy reaches the leader')
      await ask(url('postgres', 'postgres'), `CREATE ROLE etrend LOGIN PASSWORD '${password}'`)
      await ask(url('postgres', 'postgres'), 'CREATE DATABASE shop OWNER etrend')
    },

    /** Runs `work`, which may do anything to the shop's database: nothing of it is kept. */
    discarded: <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
      connected(url('postgres', 'shop'), async (client) => {
        await client.query('BEGIN')
        return await work(client) // The end of the connection rolls back.
      }),

    /** Runs `work` on one state of the shop's database. For 60 s, it is tried again where the connection is lost. */
    async snapshot<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
      const end = performance.now() + SNAPSHOT_MS
      for (;;) {
        try {
          return await connected(url('etrend', 'shop'), async (client) => {
            await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
            return await work(client)
          })
        } catch (error) {
          if (performance.now() > end) throw error
          await setTimeout(1_000)
        }
      }
    },
  }
}

/** HAProxy takes every database for the leader until it has asked each one: so several connections are tried. */
async function leads(url: string) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const found = await ask(url, 'SELECT pg_is_in_recovery() AS is_replica').catch(() => undefined)
    if (found?.rows[0]?.['is_replica'] !== false) return false
  }
  return true
}

const ask = (url: string, text: string) =>
  connected(url, (client) => client.query<Record<string, unknown>>(text))

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
