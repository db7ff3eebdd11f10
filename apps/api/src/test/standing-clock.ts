import { onTestFinished, vi } from 'vitest'

/** Sets the clock to this moment. It stands still there until the next call, and runs again when the test ends. */
export function standAt(moment: number) {
  vi.setSystemTime(moment)
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
