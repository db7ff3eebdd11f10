import { statfs } from 'node:fs/promises'

const MIB = 1024 * 1024

/** Bytes that may still be written on a folder's disk, and the marks below which the shop gets careful. */
export type DiskSpace = { free: number; total: number; low: number; full: number }

/**
 * The space on the disk of a folder. `low`: 512 MiB, or 5 % of a small disk; below it nothing large is written. `full`:
 * 32 MiB, or 1 % of a small disk; below it only what staff need to clean up is written.
 */
export async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks } = await statfs(folder)
  const total = blocks * bsize
  return {
    free: bavail * bsize,
    total,
    low: Math.min(512 * MIB, total * 0.05),
    full: Math.min(32 * MIB, total * 0.01),
  }
}
