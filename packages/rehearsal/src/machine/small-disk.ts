import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { atTheEnd } from './leftovers'
import { CannotRehearse } from './programs'

const KB = 1024

/** Mounts a disk of `megabytes` (in memory) at a new folder. Throws CannotRehearse where mounting isn't allowed. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'etrend-rehearsal', folder],
      { stdio: 'pipe' },
    )
  } catch (error) {
    throw new CannotRehearse(`A small disk can't be mounted here: ${String(error)}`)
  }
  atTheEnd(() => execFileSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')

  return {
    folder,
    /** Writes until nothing more can be written. */
    fill() {
      for (const size of [KB * KB, 64 * KB, 4 * KB]) {
        const bytes = Buffer.alloc(size)
        try {
          for (;;) appendFileSync(filler, bytes)
        } catch {
          // The disk is full for pieces of this size.
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
  }
}
