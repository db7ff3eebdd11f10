import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isMissing } from '../lib/missing'
import { PRIVATE_FOLDER, syncFolder, writeWhole } from './files'

/** What a restored folder holds, all three always. */
export const restoredParts = ['shop.db', 'media', 'secrets'] as const
export const RESTORING = 'restoring-'

const name = z.string().regex(/^[\w.-]+$/)
const request = z.strictObject({ restored: name, set_aside: name })

/** A restored folder that waits to be swapped in, and where the former data goes; both are names in DATA_DIR. */
export type SwapRequest = z.infer<typeof request>

const fileIn = (dataDir: string) => join(dataDir, 'restore.json')

/** Asks for the swap. It is done by the running shop within seconds, or by the next start, even after a power cut. */
export async function requestSwap(dataDir: string, swap: SwapRequest) {
  await writeWhole(fileIn(dataDir), JSON.stringify(swap))
}

/** Whether a restored folder waits to be swapped in. */
export function isSwapRequested(dataDir: string) {
  return existsSync(fileIn(dataDir))
}

/**
 * Swaps a restored folder in and sets the former data aside, if that was asked for; the database must be closed.
 * Interrupted anywhere, it goes on where it was when it is called again.
 */
export async function swapIfRequested(dataDir: string): Promise<SwapRequest | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(undefinedIfMissing)
  if (text === undefined) return undefined
  const swap = request.parse(JSON.parse(text))
  const restored = join(dataDir, swap.restored)
  const aside = join(dataDir, swap.set_aside)
  await mkdir(aside, { recursive: true, mode: PRIVATE_FOLDER })
  // A write-ahead log beside another database would damage it: it goes first, and a restored one never has any.
  for (const log of ['shop.db-wal', 'shop.db-shm']) await move(log, dataDir, aside)
  for (const part of restoredParts) {
    // A part that has left the restored folder is in its place already.
    if (!existsSync(join(restored, part))) continue
    await move(part, dataDir, aside)
    await move(part, restored, dataDir)
  }
  await syncFolder(aside)
  await syncFolder(dataDir)
  await rm(fileIn(dataDir))
  await rm(restored, { recursive: true, force: true })
  return swap
}

/** Deletes what a restore left that was killed before it asked for the swap. */
export async function removeUnfinishedRestores(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(RESTORING)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function move(part: string, from: string, to: string) {
  await rename(join(from, part), join(to, part)).catch(undefinedIfMissing)
}

function undefinedIfMissing(error: unknown) {
  if (isMissing(error)) return undefined
  throw error
}
