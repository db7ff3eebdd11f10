import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, staff } from '@etrend/e2e/support/shop'
import { serverArgs } from '@etrend/tooling/server-args'
import { start, until, type Started } from '../machine/processes'
import { mountSmallDisk } from '../machine/small-disk'

const START_MS = 240_000
// The shop calls a disk full below a share of its size: see apps/api/src/lib/disk-space.ts.
const DISK_MB = 256

export type ShopServer = ReturnType<typeof shopServer>

/** Ports for three servers of the shop. */
export async function serverPorts() {
  return [await freePort(), await freePort(), await freePort()]
}

/** Starts three servers of one shop, each with a small disk of its own. The first one fills the empty database. */
export async function startServers(
  folder: string,
  ports: number[],
  settings: { DATABASE_URL: string; STOREFRONT_ORIGIN: string },
) {
  const servers = ports.map((port, at) => shopServer(join(folder, `shop${at}`), port, settings))
  const [first, ...others] = servers
  await first?.start()
  for (const server of others) await server.start()
  return servers
}

function shopServer(folder: string, port: number, settings: Record<string, string>) {
  const disk = mountSmallDisk(folder, DISK_MB)
  const dataDir = join(disk.folder, 'data')
  mkdirSync(dataDir)
  const log = `${folder}.log`
  const env = {
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    DRAW_AHEAD: 'no',
    // HAProxy asks each server every second.
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'warn',
  }
  let running: Started | undefined

  return {
    port,
    dataDir,
    disk,

    /** Starts the server; resolves when it is ready to sell. */
    async start() {
      // The server is killed when this command ends, even by kill -9.
      const command = ['setpriv', '--pdeathsig', 'KILL', process.execPath, ...serverArgs]
      const started = start(command, { log, env })
      running = started
      const isReady = async () => {
        if (!started.isRunning()) throw new Error(`A server of the shop ended: see ${log}`)
        return (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200
      }
      await until(isReady, START_MS, `the server on port ${port} is ready`)
    },

    kill: () => running?.stop('SIGKILL'),
    /** SIGTERM: the server answers what it has begun, and ends. Resolves with its exit code. */
    stop: () => running?.stop('SIGTERM'),
    freeze: () => running?.signal('SIGSTOP'),
    thaw: () => running?.signal('SIGCONT'),
    isReady: async () => (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200,
  }
}

async function statusOf(url: string) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status
  } catch {
    return 0
  }
}
