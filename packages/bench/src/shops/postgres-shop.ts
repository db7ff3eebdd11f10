import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '@etrend/tooling/postgres'
import pg from 'pg'

const moveFile = fileURLToPath(new URL('../../../../apps/api/dist/move.js', import.meta.url))

/**
 * Starts a PostgreSQL server of the benchmark's own, which flushes each commit to disk. Throws MissingPostgres where there
 * is none.
 */
export async function startDurablePostgres() {
  const server = await startPostgres({ isDurable: true })
  if (server.missing !== undefined) throw new MissingPostgres(server.missing)

  return {
    ...server,
    /** Makes an empty database; returns its URL. */
    async database(name: string) {
      const client = new pg.Client(server.url)
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return new URL(name, server.url).href
    },
  }
}

/** Moves the shop of a data folder into a PostgreSQL database, as `npm run move` does. */
export async function moveInto(url: string, folder: string) {
  await promisify(execFile)(process.execPath, [moveFile, url], {
    env: { ...process.env, DATA_DIR: folder },
  })
}

/** Counts what is in the tables of a database, as PostgreSQL does by itself each minute: its plans follow from that. */
export async function analyze(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('ANALYZE')
  await client.end()
}

/** There is no PostgreSQL on this machine, and none can be installed. */
export class MissingPostgres extends Error {}
