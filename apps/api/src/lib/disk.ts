import { randomBytes } from 'node:crypto'
import { open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskState } from '@etrend/contract'
import { isMissing } from '@etrend/database'
import { spaceOf, type DiskSpace } from './disk-space'
import { Refusal } from './refusal'

const MIB = 1024 * 1024
const LOOK_MS = 2_000

export type Disk = Awaited<ReturnType<typeof openDisk>>

/**
 * Watches the disk of the shop's data. A ballast file holds space that is released when the disk is full, so that the
 * shop can still start and staff can sign in to make room; it is written again once there is room. `readSpace` reads
 * the space on a folder's disk. Looks once before it resolves; `close` ends the watch.
 */
export async function openDisk(folder: string, readSpace = spaceOf) {
  const ballast = join(folder, 'ballast')
  let state: DiskState = 'enough'
  let space = await readSpace(folder)
  let looking: Promise<void> | undefined

  async function lookNow() {
    space = await readSpace(folder)
    const wanted = ballastOf(space)
    const held = await sizeOf(ballast)
    // Space that the ballast has released doesn't count as free.
    const room = space.free + Math.min(0, held - wanted)
    state = room < space.full ? 'full' : room < space.low ? 'low' : 'enough'
    if (state === 'full') await release(held, wanted)
    else if (held < wanted && space.free - wanted > space.full) await fill(ballast, wanted)
  }

  /** Releases a quarter of the ballast at a time: the disk may go on filling up, so some must be left for later. */
  async function release(held: number, wanted: number) {
    if (held > 0 && space.free < space.full) {
      await truncate(ballast, Math.max(0, Math.floor(held - wanted / 4)))
    }
  }

  /** Reads the space, never twice at the same time. When the disk can't be read, its state stays as it was. */
  function look() {
    looking ??= lookNow()
      .catch(() => undefined)
      .finally(() => (looking = undefined))
    return looking
  }

  await look()
  const timer = setInterval(() => void look(), LOOK_MS).unref()

  return {
    look,
    state: () => state,
    /** Bytes free and in all, at the last look. */
    space: () => ({ free: space.free, total: space.total }),

    /** Throws 507 while the disk is low. To be called before something large is written. */
    requireRoom() {
      if (state !== 'enough') throw new Refusal(507, lowDisk)
    },

    async close() {
      clearInterval(timer)
      await looking
    },
  }
}

export const lowDisk =
  'The shop’s disk is nearly full, so pictures and imports can’t be saved. Make room on the disk, then try again.'

function ballastOf({ total }: DiskSpace) {
  return Math.floor(Math.min(16 * MIB, total * 0.05))
}

async function sizeOf(file: string) {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}

/** Fills the file with random bytes: on a disk that compresses, zeros would free no space when they are released. */
async function fill(file: string, bytes: number) {
  const handle = await open(file, 'w', 0o600)
  try {
    const block = randomBytes(MIB)
    for (let left = bytes; left > 0; left -= MIB) {
      await handle.write(block, 0, Math.min(left, MIB))
    }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
