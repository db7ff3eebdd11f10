const TICK_MS = 250
const TICKS = 5

/**
 * Watches how late timers run, which is how long a request waits before the process looks at it. `lag` is the median of
 * the last five readings in ms: one long task doesn't show, a process that can't keep up does. `clock` gives ms.
 */
export function watchLoopLag(clock = () => performance.now()) {
  const readings: number[] = []
  let due = clock() + TICK_MS
  const timer = setInterval(() => {
    const now = clock()
    readings.push(Math.max(0, now - due))
    if (readings.length > TICKS) readings.shift()
    due = now + TICK_MS
  }, TICK_MS).unref()

  return {
    lag: () => readings.toSorted((a, b) => a - b)[Math.floor(TICKS / 2)] ?? 0,
    close: () => clearInterval(timer),
  }
}
