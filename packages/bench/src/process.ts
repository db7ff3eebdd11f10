import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

/** A server in its own process. `cpu` is in µs since it started, `rss` in bytes. */
export type Server = Awaited<ReturnType<typeof start>>

const usage = z.object({ cpu: z.number(), rss: z.number() })
// Drawing the demo catalogue takes a minute, several on a busy machine.
const PATIENCE = 600_000
const PROBE = new URL('probe.mjs', import.meta.url).href
const shop = fileURLToPath(new URL('../../../apps/api/dist/server.js', import.meta.url))
const bare = fileURLToPath(new URL('bare.ts', import.meta.url))
const bareOrders = fileURLToPath(new URL('bare-orders.ts', import.meta.url))

/** The built shop on a data folder, as `npm start` runs it, with nothing seeded unless asked. */
export function startShop(
  folder: string,
  seed: 'demo' | 'none' = 'none',
  settings: Record<string, string> = {},
) {
  const all = { DATA_DIR: folder, SEED: seed, ...settings }
  return start(['--max-semi-space-size=4', shop], all, '/readyz')
}

/** The bare handler on the database of a data folder. */
export function startBare(folder: string) {
  return start(['--import', 'tsx', bare], { DATA_DIR: folder }, '/store/products')
}

/** The bare handler that places orders, on the database of a data folder. */
export function startBareOrders(folder: string) {
  return start(['--import', 'tsx', bareOrders], { DATA_DIR: folder }, '/ready')
}

async function start(args: string[], settings: Record<string, string>, ready: string) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', PROBE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    // Its log goes nowhere, but is written.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}.`)
    if (performance.now() - began > PATIENCE) {
      child.kill('SIGKILL')
      throw new Error(`${args.join(' ')} never answered.`)
    }
  }

  return {
    url,
    /** From spawn to the first good answer, in ms. */
    readyAfter: performance.now() - began,
    /** From spawn to now, in ms. */
    age: () => performance.now() - began,
    async usage() {
      child.send('usage')
      const [found] = z.tuple([usage], z.unknown()).parse(await once(child, 'message'))
      return found
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string) {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return false
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
