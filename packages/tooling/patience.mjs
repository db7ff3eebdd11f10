import { isOlder } from './node-order.mjs'

if (isOlder(process.versions.node, '22.12')) {
  throw new Error(
    `Tests need Node 22.12 or newer; this is ${process.versions.node}. npm test fetches one by itself.`,
  )
}

/** How many ms a test waits for something to appear. It is long, so that tests don't fail on a busy machine. */
export const WAIT_MS = 60_000

/** The time limits of all test runs, for the `test` part of a vitest configuration. */
export const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: WAIT_MS } },
}
