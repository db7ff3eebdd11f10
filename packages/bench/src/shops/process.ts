import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverArgs, serverMemory } from '@etrend/tooling/server-args'
import * as z from 'zod'

/** A server in its own process. `cpu` is in µs since it started, `rss` in bytes. */
export type Server = Awaited<ReturnType<typeof start>>

const usage = z.object({ cpu: z.number(), rss: z.number() })
// Drawing the demo catalogue takes minutes, more on a busy machine.
const PATIENCE = 600_000
const PROBE = new URL('probe.mjs', import.meta.url).href
// Node leaves out the types itself: a loader would add a fifth of a second to the start of a bare handler.
const STRIP_TYPES = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']

/**
 * Starts the built shop on a data folder, as `npm start` does; its catalogue is empty unless `seed` is demo, and then it
 * has no orders. `args` are Node's, for the server of another checkout.
 */
export function startShop(
  folder: string,
  seed: 'demo' | 'none' = 'none',
  settings: Record<string, string> = {},
  args = serverArgs,
) {
  const all = { ...serverMemory, DATA_DIR: folder, SEED: seed, DEMO_ORDERS: 'no', ...settings }
  return start(args, all, '/readyz')
}

/** Waits until a demo shop has drawn all of its pictures, so that drawing is not measured. */
export async function allDrawn(folder: string) {
  const isSketch = (file: string) => file.endsWith('-sketch.json')
  while ((await readdir(join(folder, 'media'), { recursive: true })).some(isSketch)) {
    await setTimeout(500)
  }
}

/**
 * Starts a bare handler (../bare). `settings` name what it reads: DATA_DIR a data folder, DATABASE_URL a database on
 * PostgreSQL, PAGE the file of a page; and OUTBOX a folder for mails.
 */
export function startBare(
  name: 'reads' | 'page' | 'orders' | 'postgres-orders',
  settings: { DATA_DIR: string; OUTBOX?: string } | { DATABASE_URL: string } | { PAGE: string },
) {
  const file = fileURLToPath(new URL(`../bare/${name}.ts`, import.meta.url))
  return start([...STRIP_TYPES, file], settings, '/ready')
}

/** Servers that are stopped together. */
export function serverGroup() {
  const running: Server[] = []
  return {
    async add(starting: Promise<Server>) {
      const server = await starting
      running.push(server)
      return server
    },
    stop: async () => {
      for (const server of running) await server.stop()
    },
  }
}

async function start(args: string[], settings: Record<string, string>, ready: string) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', PROBE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    // The log is written, as in a real shop, but thrown away.
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
    pid: child.pid ?? 0,
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
    await setTimeout(5)
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
