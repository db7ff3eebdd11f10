/** How many ms a test waits for something to appear. It is long, so that tests don't fail on a busy machine. */
export const WAIT_MS = 15_000

/** The time limits of all test runs, for the `test` part of a vitest configuration. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: WAIT_MS } },
}
