import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@etrend/database'
import * as z from 'zod'
import type { DataDir } from '../data-dir/data-dir'
import { replaceShop } from '../db/client'
import { PRIVATE_FOLDER, syncFolder, writeWhole } from './summed-files'

/** The folders in a restored folder, beside its database; it always has both. */
export const restoredFolders = ['media', 'secrets'] as const
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
 * Swaps a restored folder in and moves former data aside, if a swap was requested; undefined otherwise. The
 * database must be closed. When a swap was interrupted, the next call continues where it stopped.
 */
export async function swapIfRequested(folders: DataDir): Promise<SwapRequest | undefined> {
  const dataDir = folders.folder
  const text = await unlessMissing(readFile(fileIn(dataDir), 'utf8'))
  if (text === undefined) return undefined
  const swap = request.parse(JSON.parse(text))
  const restored = join(dataDir, swap.restored)
  const aside = join(dataDir, swap.set_aside)
  await mkdir(aside, { recursive: true, mode: PRIVATE_FOLDER })
  await replaceShop(folders, restored, aside)
  // A new folder had no data before.
  if ((await readdir(aside)).length === 0) await rmdir(aside)
  else await syncFolder(aside)
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
