import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Shop } from '@etrend/e2e/support/shop'

const MB = 1024 * 1024

/** What a shop's process holds: memory in MB, and open files. Zeros where this system doesn't say. */
export function usageOf({ pid }: Pick<Shop, 'pid'>) {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { rss: (Number(kB) * 1024) / MB, files: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return { rss: 0, files: 0 }
  }
}

/** Looks at the memory ten times a second until it is stopped; answers the most that was seen, in MB. */
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
