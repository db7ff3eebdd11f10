import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { folderFiles } from '@etrend/database'
import { NOW } from '@etrend/tooling/given-time'
import BetterSqlite from 'better-sqlite3'
import { createSessions } from '../../account/sessions'
import { buildApp } from '../../app/app'
import { openBackups } from '../../backups/backups'
import { dataDirParts } from '../../data-dir/data-dir'
import { openFile } from '../../db/client'
import { heartbeat } from '../../db/schema/shop'
import { openDisk } from '../../lib/disk'
import { openMedia } from '../../media/media'
import type { TaxOfficeSettings } from '../../tax-filings/office'
import type { GatewaySettings } from '../../trade/payments/gateways'
import { quickPasswords } from '../quick-passwords'

const key = new Uint8Array(48).fill(7)
const storefrontOrigin = 'http://localhost:4000'
/** A token lives for ten minutes. */
const TOKEN_MS = 9 * 60_000

export type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>

/**
 * The whole API on its own database file, with a clock that the test moves; the test can stop and kill it. `reset`
 * replaces the database by `bytes` in a few milliseconds, so that nothing of a former history is left.
 */
export async function openMoneyShop(
  bytes: Buffer,
  gateways: GatewaySettings,
  taxOffice: TaxOfficeSettings | undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-money-'))
  const file = join(folder, 'shop.db')
  const template = openTemplate(bytes)
  const media = openMedia(folderFiles(folder))
  const space = { free: 1000, total: 0, low: 100, full: 10 }
  const disk = await openDisk(folder, async () => space)
  const folders = dataDirParts(folder)
  const complaints: string[] = []
  let now = NOW
  let ran = 0
  let calls = 0
  await template.backup(file)
  let running = await start()
  const tokens = new Map<number, { access: string; until: number }>()

  async function start() {
    const log: { write: (line: string) => void } = { write: (line) => complaints.push(line) }
    const db = openFile(file)
    // A kill is simulated by closing the connection. There are no power cuts here, so writes needn't be flushed.
    db.writer.$client.pragma('synchronous = OFF')
    const clock = () => new Date(now)
    const app = await buildApp({
      elapsed: () => ran,
      disk,
      folders,
      backups: openBackups({ db, folders, clock }),
      db,
      media,
      clock,
      key,
      passwords: quickPasswords,
      gateways,
      taxOffice,
      storefrontOrigin,
      staffIdleHours: 1_000_000,
      adminOrigin: 'http://admin.localhost:4000',
      deliver: async () => {},
      logger: { level: 'error', stream: { write: (line: string) => log.write(line) } },
    })
    const sessions = createSessions({
      db,
      clock,
      key,
      origin: storefrontOrigin,
      appOf: () => 'internal',
    })
    return { db, app, sessions, log }
  }

  /** Waits for the work that runs after responses. */
  async function quiet() {
    for (let turn = 0; turn < 6; turn++) await setImmediate()
  }

  async function tokenOf(id: number, role: 'admin' | 'user') {
    const known = tokens.get(id)
    if (known && known.until > now && known.until <= now + TOKEN_MS) return known.access
    const { access } = await running.sessions.start({ id, role }, 'internal')
    tokens.set(id, { access, until: now + TOKEN_MS })
    return access
  }

  return {
    /** What the shop logged as an error. */
    complaints,
    get db() {
      return running.db
    },
    /** The shop's clock, in milliseconds. */
    now: () => now,
    /** Milliseconds that the shop ran, whatever its clock says. */
    ran: () => ran,

    async staffHeaders() {
      return { authorization: `Bearer ${await tokenOf(1, 'admin')}` }
    },
    async customerHeaders(id: number) {
      return { authorization: `Bearer ${await tokenOf(id, 'user')}` }
    },

    /**
     * Each call comes from an address of its own, so that no rate limit is reached; from this machine, where the owner
     * needs no second factor.
     */
    ask(
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      headers: Record<string, string>,
      payload?: object,
    ) {
      calls += 1
      const remoteAddress = `127.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}`
      return running.app.inject({
        method,
        url,
        // The server's own address: staff and shoppers both call there.
        headers: { host: '127.0.0.1', ...headers },
        remoteAddress,
        ...(payload && { payload }),
      })
    },

    /** Lets time pass, and runs the chores that are due then. */
    async later(minutes: number) {
      now += minutes * 60_000
      ran += minutes * 60_000
      await running.app.doChores()
      await quiet()
    },

    /** Makes the clock jump while no time passes, and runs the chores that are due then. */
    async jump(minutes: number) {
      now += minutes * 60_000
      await running.app.doChores()
      await quiet()
    },

    async reset(time: number) {
      await quiet()
      now = time
      tokens.clear()
      complaints.length = 0
      await template.backup(file, { progress: () => 1_000_000 })
      // As after a start: the first round of chores reads the clock and notes the time.
      await running.db.write.insert(heartbeat).values({ id: 1, at: new Date(time).toISOString() })
      await running.app.doChores()
    },

    /** Stops the server and starts it on the same file. */
    async restart() {
      await running.app.close()
      await running.db.close()
      running = await start()
    },

    /** Ends the server as kill -9 does: nothing that it still does reaches the file. */
    async crash() {
      const { app, db, log } = running
      log.write = () => {}
      db.mirror.$client.close()
      db.writer.$client.close()
      // Ends the app's timers. Not awaited, because what the app waits for may never come.
      void app.close().catch(() => {})
      running = await start()
    },

    async close() {
      await quiet()
      await running.app.close()
      await running.db.close()
      await media.close()
      template.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database in WAL mode can't be opened in memory, so its header is changed to the other journal mode. */
function openTemplate(bytes: Buffer) {
  const copy = Buffer.from(bytes)
  copy.fill(1, 18, 20)
  return new BetterSqlite(copy)
}
