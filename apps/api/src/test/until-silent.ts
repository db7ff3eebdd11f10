import { within, type Wait } from '../lib/wait'

/**
 * A wait for answers that ends at the moment when the other side begins to keep one back, not after seconds: give `answer`
 * to the shop, and call `silent` where the other side falls silent.
 */
export function untilSilent() {
  const giveUps = new Set<() => void>()
  const answer: Wait = (giveUp) => {
    giveUps.add(giveUp)
    return () => void giveUps.delete(giveUp)
  }
  return {
    waits: { answer, close: within(0) },
    answer,
    silent: () => {
      for (const giveUp of giveUps) giveUp()
    },
  }
}
