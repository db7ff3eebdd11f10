import { isSwapRequested, removeUnfinishedRestores, swapIfRequested } from './backups/swap'
import { dataDirParts, openDataDir, type DataDir } from './data-dir'
import { readEnv } from './env'
import { isOutOfSpace } from './lib/out-of-space'
import { openShop, type OpenShop } from './open-shop'
import { StartError } from './start-error'

const LOOK_MS = 1_000

try {
  await serve()
} catch (error) {
  exitWith(error)
}

async function serve() {
  outliveFullDisk()
  const env = readEnv(process.env)
  const folders = dataDirParts(env.DATA_DIR, env.BACKUP_DIR)
  await openDataDir(folders)
  await swapIfRequested(folders.folder)
  await removeUnfinishedRestores(folders.folder)
  let shop = openShop(env, folders, say)
  await shop
  closeOnSignal(() => shop)
  onSwapRequest(folders, async () => {
    const former = await shop
    shop = reopened(former)
    await shop
  })

  async function reopened(former: OpenShop) {
    await former.close()
    await swapIfRequested(folders.folder)
    say('Restored a backup; the shop opens again.')
    return await openShop(env, folders, say)
  }
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
  let isSwapping = false
  const look = async () => {
    if (isSwapping || !isSwapRequested(folder)) return
    isSwapping = true
    await swap().catch(exitWith)
    isSwapping = false
  }
  setInterval(() => void look(), LOOK_MS).unref()
}

/** Closes the shop and exits 0. A shop that is opening again after a restore is closed once it is open. */
function closeOnSignal(current: () => Promise<OpenShop>) {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    const shop = await current()
    await shop.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void close().catch(exitWith))
  }
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
