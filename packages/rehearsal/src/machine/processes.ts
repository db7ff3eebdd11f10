import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { atTheEnd } from './leftovers'

/** A process that the rehearsal started. It is killed when the command ends. */
export type Started = ReturnType<typeof start>

/** Starts a program in a process group of its own. Its output is appended to the file `log`. */
export function start(
  [program = '', ...values]: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
) {
  const output = openSync(log, 'a')
  const child = spawn(program, values, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', output, output],
    detached: true, // Ctrl-C must reach this command only, which then cleans up.
  })
  closeSync(output)
  let isRunning = child.pid !== undefined
  const ended = new Promise<number | null>((resolve) => {
    const end = (code: number | null) => {
      isRunning = false
      resolve(code)
    }
    child.on('exit', end)
    child.on('error', () => end(null))
  })
  const signal = (name: NodeJS.Signals) => {
    if (isRunning) child.kill(name)
  }
  atTheEnd(() => signal('SIGKILL'))

  return {
    pid: child.pid,
    isRunning: () => isRunning,
    signal,
    /** Sends a signal and resolves with the exit code once the process has ended; null after a signal. */
    async stop(name: NodeJS.Signals) {
      signal(name)
      return await ended
    },
  }
}

/** Kills processes by their ids, and resolves when they are gone. */
export async function killAll(pids: number[]) {
  for (const pid of pids) kill(pid, 'SIGKILL')
  await until(() => !pids.some((pid) => kill(pid, 0)), 10_000, 'killed processes are gone')
}

/** Sends a signal; false when there is no such process. */
export function kill(pid: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Polls `isTrue` every 100 ms. Throws after `patience` ms, with what was waited for. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  patience: number,
  what: string,
) {
  const end = performance.now() + patience
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`After ${patience / 1000} s, not yet: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
