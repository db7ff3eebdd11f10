import { setImmediate } from 'node:timers/promises'

/** Long work awaits the returned function between its steps: after each `ms` of work, it lets waiting requests run. */
export function pacer(ms = 10) {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < ms) return
    await setImmediate()
    since = performance.now()
  }
}
