import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import * as z from 'zod'
import { memoryOf } from './measuring/memory'
import { print } from './measuring/table'
import { fillTrade } from './shops/fill-trade'
import { filledShop } from './shops/filled-shop'
import { startDurablePostgres } from './shops/postgres-shop'
import { startShop } from './shops/process'

const SAMPLE_MS = 300
const moveFile = fileURLToPath(new URL('../../../apps/api/dist/move.js', import.meta.url))
const activity = z.array(z.object({ pid: z.number() }))

// `npm run bench -- moving`: 100,000 products. `npm run bench -- moving 2000` is a quick look.
const [products = 100_000, orders = 5_000] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'etrend-moving-'))
const postgres = await startDurablePostgres()

try {
  const [from, back] = [join(folder, 'from'), join(folder, 'back')]
  fillTrade(await filledShop(from, products), orders)
  const url = await postgres.database('moving')
  const there = await moved(url, url, { DATA_DIR: from })
  const onFile = await opened(back, {})
  await rm(back, { recursive: true })
  const onPostgres = await opened(join(folder, 'server'), { DATABASE_URL: url })
  const home = await moved(back, url, { DATA_DIR: join(folder, 'server'), DATABASE_URL: url })
  const again = await opened(back, {})
  print(
    `Moving ${products} products and ${orders} orders`,
    ['', 'seconds', 'command, MB', 'backend, MB', 'longest silence, s'],
    [
      ['into PostgreSQL', ...there],
      ['back into a file', ...home],
    ],
  )
  print(
    'Starting',
    ['', 'to /readyz, s', 'to the first page, s', 'memory, MB'],
    [
      ['an empty shop on a file', ...onFile],
      ['on PostgreSQL', ...onPostgres],
      ['on the file that came back', ...again],
    ],
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Starts the shop, reads the home page and stops it. */
async function opened(at: string, settings: Record<string, string>) {
  const shop = await startShop(at, 'none', settings)
  await (await fetch(shop.url)).text()
  const age = shop.age()
  const { rss } = await shop.usage()
  await shop.stop()
  return [(shop.readyAfter / 1000).toFixed(1), (age / 1000).toFixed(1), (rss / 1e6).toFixed(0)]
}

/** Runs the command; returns its seconds, its largest memory and its database connection's, and its longest silence. */
async function moved(to: string, url: string, settings: Record<string, string>) {
  const client = new pg.Client(url)
  await client.connect()
  const began = performance.now()
  const child = spawn(process.execPath, [moveFile, to], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [spoke, silence, command, backend] = [began, 0, 0, 0]
  child.stdout.on('data', () => {
    silence = Math.max(silence, performance.now() - spoke)
    spoke = performance.now()
  })
  async function sample() {
    command = Math.max(command, memoryOf(child.pid, 'VmHWM'))
    const { rows } = await client.query(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    for (const { pid } of activity.parse(rows))
      backend = Math.max(backend, memoryOf(pid, 'RssAnon'))
  }
  const sampling = setInterval(() => void sample(), SAMPLE_MS)
  await once(child, 'exit')
  clearInterval(sampling)
  await client.end()
  if (child.exitCode !== 0) throw new Error(`The move to ${to} ended with ${child.exitCode}.`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [seconds, command.toFixed(0), backend.toFixed(0), (silence / 1000).toFixed(1)]
}
