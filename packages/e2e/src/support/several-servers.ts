import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFile } from '@etrend/tooling/server-args'
import pg from 'pg'
import { startProxy } from './proxy'
import { startShop } from './shop'

const SERVERS = 3
const run = promisify(execFile)

type Settings = Parameters<typeof startShop>[0]

/** Makes a database on a PostgreSQL server and gives its URL. */
export async function makeDatabase(server: string) {
  const name = `journeys_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(name, server).href
}

/** Moves the shop in a data folder, if there is one, into a PostgreSQL database. */
async function moveToPostgres(dataDir: string, url: string) {
  if (!existsSync(join(dataDir, 'shop.db'))) return
  const entry = join(serverFile, '../move.js')
  await run(process.execPath, [entry, url], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
}

/**
 * Starts three servers of one shop in a PostgreSQL database, behind a proxy that sends each request to another one; they
 * get the shop in DATA_DIR, if there is one.
 */
export async function startServers(settings: Settings, url: string) {
  const { DATA_DIR } = settings
  await moveToPostgres(DATA_DIR, url)
  const proxy = await startProxy()
  const { port } = proxy
  const origin = `http://localhost:${port}`
  const adminOrigin = `http://admin.localhost:${port}`
  const shared = {
    ...settings,
    DATABASE_URL: url,
    STOREFRONT_ORIGIN: origin,
    ADMIN_ORIGIN: adminOrigin,
  }
  const folders = [
    DATA_DIR,
    ...Array.from({ length: SERVERS - 1 }, (_, at) => folderIn(DATA_DIR, at + 2)),
  ]
  const servers = await Promise.all(
    folders.map((folder) => startShop({ ...shared, DATA_DIR: folder })),
  )
  proxy.to(servers.map((server) => server.port))
  return {
    origin,
    adminOrigin,
    api: `http://127.0.0.1:${port}`,

    async stop(signal?: NodeJS.Signals) {
      await proxy.stop()
      const [first] = await Promise.all(servers.map((server) => server.stop(signal)))
      if (!first) throw new Error('No server was started.')
      return first
    },
  }
}

/** A data folder for another server, whose mails lie with those of the first. */
function folderIn(dataDir: string, number: number) {
  const folder = join(dataDir, `server-${number}`)
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  mkdirSync(folder)
  symlinkSync(join(dataDir, 'outbox'), join(folder, 'outbox'))
  return folder
}
