import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const ENOUGH_MEMORY = 8 * 2 ** 30

/**
 * Where tests put their shops and databases: in memory where there is much of it, because thousands of shops that are
 * copied, written and deleted wait for a disk. A run keeps less than 2 GB at a time.
 */
export function quickestFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ENOUGH_MEMORY && freemem() > ENOUGH_MEMORY ? memory : tmpdir()
}
