import { StartError } from '@etrend/database'
import { isSwapRequested, removeUnfinishedRestores, swapIfRequested } from './backups/swap'
import { dataDirParts, openDataDir, type DataDir } from './data-dir/data-dir'
import { type Env, readEnv } from './env'
import { isOutOfSpace } from './lib/out-of-space'
import { boundHeap } from './start/bound-heap'
import { openShop, type OpenShop } from './start/open-shop'
import { openWorkers, workerNumber } from './start/workers'

const LOOK_MS = 1_000

type Opened = Pick<OpenShop, 'replaced' | 'close'>

try {
  const worker = workerNumber()
  boundHeap()
  outliveFullDisk()
  if (worker === undefined) await serve()
  else await serveAsWorker(worker)
} catch (error) {
  exitWith(error)
}

async function serve() {
  const env = readEnv(process.env)
  const folders = dataDirParts(env.DATA_DIR, env)
  await openDataDir(folders)
  await swapIfRequested(folders)
  await removeUnfinishedRestores(folders.folder)
  let isReopening = false
  let shop = open()
  await shop
  closeOnSignal(() => shop, env.DRAIN_SECONDS * 1000)
  onSwapRequest(folders, () => reopen())
  // Only now, since a supervisor or a test that reads this may send a signal at once.
  sayAddresses(env)

  async function open(): Promise<Opened> {
    const opened = await (env.WORKERS > 1 ? openWorkers(env, say) : openShop(env, folders, say))
    void opened.replaced.then(reopen).catch(exitWith)
    return opened
  }

  async function reopen() {
    if (isReopening) return
    isReopening = true
    shop = reopened(await shop)
    await shop
    sayAddresses(env)
    isReopening = false
  }

  async function reopened(former: Opened) {
    await former.close()
    await swapIfRequested(folders)
    say('Restored a backup; the shop opens again.')
    return await open()
  }
}

/** One of WORKERS processes. When it ends, the first process starts it again. */
async function serveAsWorker(number: number) {
  const env = readEnv(process.env)
  const folders = dataDirParts(env.DATA_DIR, env, number)
  const shop = openShop(env, folders, number === 1 ? say : () => {})
  closeOnSignal(() => shop, env.DRAIN_SECONDS * 1000)
  const opened = await shop
  await opened.replaced
  await opened.close()
  process.exit(0)
}

/** Keeps the process running on a full disk: the error is reported, and work succeeds again once there is room. */
function outliveFullDisk() {
  const look = (error: unknown) => {
    if (!isOutOfSpace(error)) exitWith(error)
    process.stderr.write(`The disk is full: ${String(error)}\n`)
  }
  process.on('uncaughtException', look)
  process.on('unhandledRejection', look)
}

/** Looks for a restored folder that waits to be swapped in, from the admin or from `npm run restore`. */
function onSwapRequest({ folder }: DataDir, swap: () => Promise<void>) {
  const look = () => {
    if (isSwapRequested(folder)) void swap().catch(exitWith)
  }
  setInterval(look, LOOK_MS).unref()
}

/** Closes the shop and exits 0. A shop that is opening again after a restore is closed once it is open. */
function closeOnSignal(current: () => Promise<Opened>, drainMs: number) {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    const shop = await current()
    await shop.close({ drainMs })
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void close().catch(exitWith))
  }
}

function sayAddresses({ STOREFRONT_ORIGIN, ADMIN_ORIGIN }: Env) {
  say(`\n  The shop:  ${STOREFRONT_ORIGIN}`)
  say(`  The admin: ${ADMIN_ORIGIN}/etrendadmin\n`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** A StartError is one sentence for the person who started the shop; anything else is a bug and shows its stack. */
function exitWith(error: unknown): never {
  const isSentence = error instanceof StartError
  const stack = error instanceof Error ? error.stack : String(error)
  process.stderr.write(isSentence ? `${error.message}\n` : `${stack}\n`)
  process.exit(1)
}
