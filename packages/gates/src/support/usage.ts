import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Shop } from '@etrend/e2e/support/shop'

const MB = 1024 * 1024

/** The memory (RSS, in MiB) and the number of open files of a shop's process. Zeros on systems without /proc. */
export function usageOf({ pid }: Pick<Shop, 'pid'>) {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { rss: (Number(kB) * 1024) / MB, files: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return { rss: 0, files: 0 }
  }
}

/** Reads the memory ten times a second; the returned function stops it and gives the most that was seen, in MiB. */
export function watchMemory(shop: Pick<Shop, 'pid'>) {
  let most = usageOf(shop).rss
  const timer = setInterval(() => (most = Math.max(most, usageOf(shop).rss)), 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Keeps a process and its threads on one core; false where that can't be done. */
export function pin(pid: number | undefined, core: number) {
  try {
    execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
