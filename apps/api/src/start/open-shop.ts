import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KeptParts, ParametersOf, RenderPage } from '@etrend/contract'
import { StartError } from '@etrend/database'
import * as z from 'zod'
import { createFirstStaff } from '../account/first-staff'
import { readSecret } from '../account/secrets'
import { buildApp } from '../app/app'
import { openBackups } from '../backups/backups'
import { backUpNightly } from '../backups/nightly'
import { refuseLostDatabase, type DataDir } from '../data-dir/data-dir'
import { orderOlderSizes } from '../db/catalogue/size-order'
import { type Database, openDatabase } from '../db/client'
import { gatewaysOf, smsOf, taxOfficeOf, type Env } from '../env'
import { openDisk } from '../lib/disk'
import { measureKept, MOST_KEPT } from '../lib/kept-memory'
import { logOutput } from '../lib/log-output'
import { outboxDelivery, smtpDelivery } from '../mail/delivery'
import { openMedia, type Media } from '../media/media'
import { adminFolder, storefrontFolder } from '../paths'
import { seedDemo } from '../seed/demo'
import { seedEssentials } from '../seed/essentials'
import type { OpeningParts } from '../seed/month/inner-shop'
import { demoPast } from '../seed/month/month'
import { keepFormerPages } from '../seed/pages'
import { numberOlderSales } from '../trade/invoices/invoices'
import { bookOlderSales } from '../trade/sales/older-sales'
import { migrateSafely } from './migrate-safely'
import { openMonitoring, openTracing } from './open-monitoring'
import { tidyDaily } from './tidy'
import { workerNumber } from './workers'

const clock = () => new Date()
const CHORES_MS = 5_000
const storefrontBuild = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
  parametersOf: z.custom<ParametersOf>((value) => typeof value === 'function'),
  keptParts: z.custom<KeptParts>((value) => typeof value === 'object'),
  inlineScriptHashes: z.array(z.string()),
  sitemapPaths: z.array(z.string()),
})

export type OpenShop = Awaited<ReturnType<typeof openShop>>

/**
 * Opens the shop on its data folder, which this process has locked, and listens. `say` prints a line. `close` goes on
 * answering for `drainMs`, so that load balancers turn to other servers, then answers the requests in progress and folds
 * the write-ahead log into the database file.
 */
export async function openShop(env: Env, folders: DataDir, say: (line: string) => void) {
  const began = performance.now()
  refuseLostDatabase(folders)
  // Before the database: on a full disk it opens only once the ballast is released.
  const disk = await openDisk(folders.folder)
  const db = openDatabase(folders, (what) => say(what))
  const backups = openBackups({ db, folders, clock })
  const media = openMedia(db.files, { requireRoom: () => disk.requireRoom() })
  const { STOREFRONT_ORIGIN: storefrontOrigin, ADMIN_ORIGIN: adminOrigin } = env
  const own = { db, media, disk, folders, backups, storefrontOrigin, adminOrigin }
  await db.locks.take('opening', async () => {
    await migrateSafely({ db, folders, backups, say })
    await orderOlderSizes(db)
    await fill({ ...own, key: await readSecret(db.files) }, env, say)
    await numberOlderSales(db, clock)
    await bookOlderSales(db)
  })
  const monitoring = await openMonitoring(env, { db, disk, backups, clock }, workerNumber())
  const tracing = await openTracing(env)
  const app = await buildApp({
    ...own,
    clock,
    key: await readSecret(db.files),
    deliver: delivery(env, folders.outbox),
    hasMailServer: env.SMTP_URL !== undefined,
    isNew: env.SEED === 'none',
    gateways: gatewaysOf(env),
    sms: smsOf(env),
    webhooks: { allowsPrivate: env.WEBHOOKS === 'private' },
    taxOffice: taxOfficeOf(env),
    staffIdleHours: env.STAFF_IDLE_HOURS,
    trustProxy: env.TRUST_PROXY,
    web: await builtApps(),
    metrics: monitoring.metrics,
    traceRequests: tracing?.traceRequests,
    logger: { level: env.LOG_LEVEL, stream: logOutput() },
  })
  const failed = (what: string) => (err: unknown) => app.log.error({ err }, what)
  const tidying = tidyDaily({ db, media, clock, failed: failed('tidying up failed') })
  const nightly = backUpNightly({
    backups,
    locks: db.locks,
    clock,
    failed: failed('the nightly backup failed'),
  })
  const chores = setInterval(() => void app.doChores(), CHORES_MS).unref()
  await listen(app, env)
  say(`Opening the shop: ${secondsSince(began)} s`)
  await monitoring.listen(say)
  tidying.start()
  nightly.start()
  if (env.DRAW_AHEAD === 'yes') drawAhead(db, media, failed('a picture could not be drawn'))

  return {
    /** See Database. */
    replaced: db.replaced,

    async close({ drainMs = 0 } = {}) {
      clearInterval(chores)
      nightly.stop()
      await Promise.all([app.stop(drainMs), monitoring.close(), backups.close(), tidying.stop()])
      await tracing?.close()
      await media.close()
      await db.close()
      await disk.close()
    },
  }
}

function secondsSince(began: number) {
  return ((performance.now() - began) / 1000).toFixed(1)
}

function delivery({ SMTP_URL: url, MAIL_FROM: from }: Env, outbox: string) {
  return url ? smtpDelivery({ url, from }) : outboxDelivery({ outbox, from })
}

/** One of the servers draws; the others find its pictures. Two that draw the same picture would do no harm. */
function drawAhead(db: Database, media: Media, failed: (error: unknown) => void) {
  db.locks.tryTake('drawing ahead', () => media.drawAhead(failed)).catch(failed)
}

/**
 * Fills an empty shop with what it needs. A generated password is printed now, because only its hash is kept: at once, so
 * that a start that is killed while the demo is written has shown it.
 */
async function fill(parts: OpeningParts, env: Env, say: (line: string) => void) {
  const { db } = parts
  await seedEssentials(db)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  const made = await createFirstStaff({ db, clock, email, password })
  if (made?.password) {
    say(`\n  Staff sign-in, shown this once: ${made.email} with the password ${made.password}\n`)
  }
  if (env.SEED === 'demo') await fillWithDemo(parts, env, say)
  await keepFormerPages(db, clock)
}

async function fillWithDemo(parts: OpeningParts, env: Env, say: (line: string) => void) {
  const { db, media } = parts
  const began = performance.now()
  const past = env.DEMO_ORDERS === 'yes' ? demoPast(clock(), parts) : undefined
  if (await seedDemo(db, (sketch) => media.saveSketch(sketch), clock, past)) {
    say(`Filling the empty shop with the demo: ${secondsSince(began)} s`)
  }
}

/** The two built apps; undefined before they are built, and then the API answers alone. */
async function builtApps() {
  const entry = join(storefrontFolder, 'server/entry-server.js')
  if (!existsSync(entry) || !existsSync(adminFolder)) return undefined
  const module: unknown = await import(pathToFileURL(entry).href)
  const { renderPage, parametersOf, inlineScriptHashes, sitemapPaths, keptParts } =
    storefrontBuild.parse(module)
  keptParts.mayTake(MOST_KEPT.parts)
  measureKept('parts', keptParts.bytes)
  return {
    storefront: storefrontFolder,
    admin: adminFolder,
    renderPage,
    parametersOf,
    scriptHashes: inlineScriptHashes,
    sitemapPaths,
  }
}

type App = Awaited<ReturnType<typeof buildApp>>

async function listen(app: App, { HOST, PORT }: Env) {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = z.object({ code: z.string() }).safeParse(error).data?.code
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT ${PORT} is in use: stop what listens there or choose another PORT.`,
      )
    }
    throw new StartError(`HOST ${HOST} with PORT ${PORT} can't be listened on: ${String(error)}.`)
  }
}
