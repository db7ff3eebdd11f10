import { readFileSync, writeFileSync } from 'node:fs'

/** A line of Linux's account of a process, in MB; 0 on other systems, and once the process has ended. */
export function memoryOf(pid: number | undefined, line: 'VmHWM' | 'VmRSS' | 'RssAnon') {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Lets VmHWM count from now on. */
export function forgetHighest(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
