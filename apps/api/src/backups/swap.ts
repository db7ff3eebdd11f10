import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isMissing } from '../lib/missing'
import { PRIVATE_FOLDER, syncFolder, writeWhole } from './files'

/** The parts of a restored folder; it always has all three. */
export const restoredParts = ['shop.db', 'media', 'secrets'] as const
export const RESTORING = 'restoring-'

const name = z.string().regex(/^[\w.-]+$/)
const request = z.strictObject({ restored: name, set_aside: name })

/** The restored folder to swap in, and the folder that the former data is moved to; both are names in DATA_DIR. */
export type SwapRequest = z.infer<typeof request>

const fileIn = (dataDir: string) => join(dataDir, 'restore.json')

/** Requests the swap. The running shop does it within seconds, or the next start does, even after a power cut. */
export async function requestSwap(dataDir: string, swap: SwapRequest) {
  await writeWhole(fileIn(dataDir), JSON.stringify(swap))
}

/** Whether a restored folder waits to be swapped in. */
export function isSwapRequested(dataDir: string) {
  return existsSync(fileIn(dataDir))
}

/**
 * Swaps a restored folder in and moves the former data aside, if a swap was requested; undefined otherwise. The
 * database must be closed. When a swap was interrupted, the next call continues where it stopped.
 */
export async function swapIfRequested(dataDir: string): Promise<SwapRequest | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(undefinedIfMissing)
  if (text === undefined) return undefined
  const swap = request.parse(JSON.parse(text))
  const restored = join(dataDir, swap.restored)
  const aside = join(dataDir, swap.set_aside)
  await mkdir(aside, { recursive: true, mode: PRIVATE_FOLDER })
  // A write-ahead log beside another database would damage that one, so it is moved first. Restored ones have none.
  for (const log of ['shop.db-wal', 'shop.db-shm']) await move(log, dataDir, aside)
  for (const part of restoredParts) {
    // A part that isn't in the restored folder any more was swapped in before an interruption.
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

/** Deletes the folders of restores that were killed before they requested the swap. */
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
