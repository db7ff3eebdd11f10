import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ParametersOf, RenderPage } from '@etrend/contract'
import pino from 'pino'
import * as z from 'zod'
import { createFirstStaff } from './account/first-staff'
import { readSecret } from './account/secrets'
import { buildApp } from './app'
import { openDataDir } from './data-dir'
import { openDatabase, type Database } from './db/client'
import { migrate } from './db/migrate'
import { gatewaysOf, readEnv, type Env } from './env'
import { outboxDelivery, smtpDelivery } from './mail/delivery'
import { openMedia, type Media } from './media/media'
import { numberOlderSales } from './orders/invoices'
import { adminFolder, storefrontFolder } from './paths'
import { seedDemo } from './seed/demo/demo'
import { seedEssentials } from './seed/essentials'
import { StartError } from './start-error'
import { tidyDaily } from './tidy'

const clock = () => new Date()
const CHORES_MS = 5_000
const storefrontBuild = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
  parametersOf: z.custom<ParametersOf>((value) => typeof value === 'function'),
  inlineScriptHashes: z.array(z.string()),
  sitemapPaths: z.array(z.string()),
})

try {
  await start()
} catch (error) {
  // A StartError is one sentence for the person who started the shop; anything else is a bug and shows its stack.
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${stackOf(error)}\n`)
  process.exit(1)
}

async function start() {
  const env = readEnv(process.env)
  const folders = await openDataDir(env.DATA_DIR)
  const db = openDatabase(folders.database)
  migrate(db)
  const media = openMedia(folders.media)
  await fill(db, media, env)
  await numberOlderSales(db, clock)
  const app = await buildApp({
    db,
    media,
    clock,
    key: await readSecret(join(folders.secrets, 'tokens.key')),
    deliver: delivery(env, folders.outbox),
    storefrontOrigin: env.STOREFRONT_ORIGIN,
    adminOrigin: env.ADMIN_ORIGIN,
    gateways: gatewaysOf(env),
    staffIdleHours: env.STAFF_IDLE_HOURS,
    trustProxy: env.TRUST_PROXY,
    web: await builtApps(),
    logger: { level: env.LOG_LEVEL, stream: pino.destination({ fd: 1, sync: false }) },
  })
  const tidying = tidyDaily({
    db,
    media,
    clock,
    failed: (err) => app.log.error({ err }, 'tidying up failed'),
  })
  closeOnSignal(app, db, media, tidying)
  setInterval(() => void app.doChores(), CHORES_MS).unref()
  await listen(app, env)
  say(`\n  The shop:  ${env.STOREFRONT_ORIGIN}`)
  say(`  The admin: ${env.ADMIN_ORIGIN}/etrendadmin\n`)
  tidying.start()
}

function delivery({ SMTP_URL: url, MAIL_FROM: from }: Env, outbox: string) {
  return url ? smtpDelivery({ url, from }) : outboxDelivery({ outbox, from })
}

/** What an empty shop needs before it opens. A password that was made up is shown at once: it is kept only hashed. */
async function fill(db: Database, media: Media, env: Env) {
  await seedEssentials(db)
  if (env.SEED === 'demo') {
    await seedDemo(
      db,
      (svg, widths) => media.saveDrawing(svg, widths),
      clock,
      (done, all) => {
        if (done % 20 === 0 || done === all) say(`Drawing the demo catalogue: ${done} of ${all}`)
      },
    )
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  const made = await createFirstStaff({ db, clock, email, password })
  if (made?.password) {
    say(`\n  Staff sign-in, shown this once: ${made.email} with the password ${made.password}`)
  }
}

/** The two built apps; undefined before they are built, and then the API answers alone. */
async function builtApps() {
  const entry = join(storefrontFolder, 'server/entry-server.js')
  if (!existsSync(entry) || !existsSync(adminFolder)) return undefined
  const module: unknown = await import(pathToFileURL(entry).href)
  const { renderPage, parametersOf, inlineScriptHashes, sitemapPaths } =
    storefrontBuild.parse(module)
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

/** Answers what is in flight, folds the log into the database file and exits 0. */
function closeOnSignal(
  app: App,
  db: Database,
  media: Media,
  tidying: { stop: () => Promise<void> },
) {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    await app.close()
    await tidying.stop()
    await media.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void close())
  process.on('SIGINT', () => void close())
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function stackOf(error: unknown) {
  return error instanceof Error ? error.stack : String(error)
}
