/** How many ms a test waits for something to appear. It is long, so that tests don't fail on a busy machine. */
export const WAIT_MS = 30_000

/** The time limits of all test runs, for the `test` part of a vitest configuration. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: WAIT_MS } },
}
