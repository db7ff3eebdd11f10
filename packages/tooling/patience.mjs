/** How long a test waits for something to appear, in milliseconds: a busy machine is slow, not wrong. */
export const WAIT_MS = 15_000

/** The time limits of all test runs, for the `test` part of a vitest configuration. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: WAIT_MS } },
}
