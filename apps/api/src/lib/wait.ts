/** A wait that begins now: calls `giveUp` when it was long enough. The returned function ends it before. */
export type Wait = (giveUp: () => void) => () => void

/** A wait of so many milliseconds, which doesn't keep the process alive. */
export function within(ms: number): Wait {
  return (giveUp) => {
    const timer = setTimeout(giveUp, ms).unref()
    return () => clearTimeout(timer)
  }
}
