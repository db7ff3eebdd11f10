import { NOW, standAt as standStillAt, startAt } from '@etrend/tooling/given-time'
import { onTestFinished } from 'vitest'

/** Sets the clock to this moment. It stands still there until the next call, and runs again when the test ends. */
export function standAt(moment: number) {
  standStillAt(moment)
  onTestFinished(() => startAt(NOW))
}
