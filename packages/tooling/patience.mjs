import { isDeep } from './depth.mjs'
import { isOlder } from './node-order.mjs'

if (isOlder(process.versions.node, '22.12')) {
  throw new Error(
    `Tests need Node 22.12 or newer; this is ${process.versions.node}. npm test fetches one by itself.`,
  )
}

/** How many ms a test waits for something to appear: less than its time limit, so that the failure names what is missing. */
export const WAIT_MS = 15_000
export const JOURNEY_WAIT_MS = 30_000

/** The time limits of unit, component and API tests, for the `test` part of a vitest configuration. */
export const patience = limits(20_000, WAIT_MS)

/** The time limits of browser journeys. */
export const journeyPatience = limits(60_000, JOURNEY_WAIT_MS)

/** The deep run has the longest tests, on machines that nobody waits for: it gets five times as long. */
function limits(testTimeout, wait) {
  const times = isDeep ? 5 : 1
  return {
    testTimeout: times * testTimeout,
    hookTimeout: 120_000,
    expect: { poll: { timeout: wait } },
  }
}
