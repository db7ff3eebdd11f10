import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { session } from '@etrend/contract'
import { NOW, now } from '@etrend/tooling/given-time'
import { readSecret } from '../account/secrets'
import { buildApp } from '../app/app'
import type { AppParts } from '../app/app-parts'
import { openBackups } from '../backups/backups'
import { protectedSince } from '../backups/protected-since'
import { dataDirParts } from '../data-dir/data-dir'
import { openDisk } from '../lib/disk'
import { MINUTE_MS } from '../lib/times'
import { outboxDelivery } from '../mail/delivery'
import { openMedia } from '../media/media'
import { openMetrics } from '../monitoring/metrics'
import { tradeSignals } from '../start/open-monitoring'
import { multipart } from './forms'
import { quickPasswords } from './quick-passwords'
import { openTestDatabase } from './test-database'

export const staff = { email: 'boss@example.com', password: 'keys to the back room' }

export type TestShop = Omit<Awaited<ReturnType<typeof openShop>>, 'close'>
export type Parts = Pick<
  AppParts,
  | 'web'
  | 'webhooks'
  | 'sms'
  | 'taxOffice'
  | 'gateways'
  | 'trustProxy'
  | 'logger'
  | 'traceRequests'
  | 'isNew'
  | 'hasMailServer'
  | 'lag'
  | 'liveEveryMs'
> &
  Partial<Pick<AppParts, 'storefrontOrigin' | 'adminOrigin'>> & {
    /** Measures the shop; its port answers /metrics to this token. */
    metricsToken?: string
  }

/** The file in a shop's folder with the access token of its member of staff, who was signed in at NOW. */
export const SIGNED_IN = 'signed-in'
/** Half of the time that a token lives, so that it lives for a test that begins with it. */
const FRESH_MS = 5 * MINUTE_MS

/**
 * The whole API on a shop's folder, with its member of staff signed in; the caller closes it. `open` opens the database
 * of the folder: a second server of the same shop gives `openAgain`.
 */
export async function openShop(
  folder: string,
  { metricsToken: token, ...parts }: Parts = {},
  open = openTestDatabase,
) {
  const time = { ahead: 0, jumped: 0 }
  // A simulated disk: the test sets how full it is. A real one would be as full as the machine's.
  const space = { free: 1000, total: 0, low: 100, full: 10 }
  const clock = () => new Date(now() + time.ahead + time.jumped)
  const elapsed = () => now() - NOW + time.ahead
  const db = await open(folder)
  const disk = await openDisk(folder, async () => space)
  const media = openMedia(db.files, { requireRoom: () => disk.requireRoom() })
  const folders = dataDirParts(folder)
  const backups = openBackups({ db, folders, clock })
  const shopParts = { db, disk, clock, elapsed, protectedSince: protectedSince(backups) }
  const metrics = token === undefined ? undefined : openMetrics(shopParts, tradeSignals)
  const app = await buildApp({
    db,
    media,
    disk,
    folders,
    backups,
    clock,
    elapsed,
    key: await readSecret(db.files),
    passwords: quickPasswords,
    deliver: outboxDelivery({ outbox: join(folder, 'outbox'), from: 'eTrend <shop@example.com>' }),
    storefrontOrigin: 'http://localhost:4000',
    adminOrigin: 'http://admin.localhost:4000',
    metrics: metrics && { ...metrics, token },
    ...parts,
  })
  // The host that scripts name. Staff calls don't answer on the storefront's host, which inject names by default.
  const host = '127.0.0.1'
  const login = { method: 'POST', url: '/login/', payload: staff, headers: { host } } as const
  const headers = { host, authorization: '' }
  async function signIn() {
    const { access } = session.parse((await app.inject(login)).json())
    headers.authorization = `Bearer ${access}`
  }
  const signedIn = join(folder, SIGNED_IN)
  const isFresh = existsSync(signedIn) && clock().getTime() - NOW < FRESH_MS
  if (isFresh) headers.authorization = readFileSync(signedIn, 'utf8')
  else await signIn()

  return {
    app,
    db,
    folder,
    backups,
    disk,
    space,
    headers,
    /** Signs in anew: a token lives 10 minutes of the shop's clock. */
    signIn,
    /** The shop's clock, in milliseconds. */
    now: () => clock().getTime(),
    /** Lets time pass on the shop's clock, and runs the chores that are due then. */
    async later(minutes: number) {
      time.ahead += minutes * 60_000
      await app.doChores()
    },
    /** Lets this many ms pass for work that is under way. */
    pass: (ms: number) => void (time.ahead += ms),
    /** Makes the shop's clock jump while no time passes, and runs the chores that are due then. */
    async jump(minutes: number) {
      time.jumped += minutes * 60_000
      await app.doChores()
    },
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
    /** A call on the same host by a caller without a session. */
    anonymous: (method: 'GET' | 'POST', url: string) =>
      app.inject({ method, url, headers: { host } }),
    /** A multipart form, as the documented creates are sent. */
    form: async (
      method: 'POST' | 'PUT',
      url: string,
      fields: Record<string, string | File>,
      more: Record<string, string> = {},
    ) => {
      const form = await multipart(fields)
      const all = { ...headers, ...more, ...form.headers }
      return await app.inject({ method, url, headers: all, payload: form.payload })
    },
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
    patch: (url: string, payload: object, more: Record<string, string> = {}) =>
      app.inject({ method: 'PATCH', url, headers: { ...headers, ...more }, payload }),
    remove: (url: string, more: Record<string, string> = {}) =>
      app.inject({ method: 'DELETE', url, headers: { ...headers, ...more } }),
    close: async () => {
      await app.close()
      metrics?.close()
      await backups.close()
      await media.close()
      await db.close()
      await disk.close()
    },
  }
}
