export declare const WAIT_MS: number
export declare const patience: {
  testTimeout: number
  hookTimeout: number
  expect: { poll: { timeout: number } }
}
