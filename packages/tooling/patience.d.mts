type Limits = {
  testTimeout: number
  hookTimeout: number
  expect: { poll: { timeout: number } }
}

export declare const WAIT_MS: number
export declare const JOURNEY_WAIT_MS: number
export declare const patience: Limits
export declare const journeyPatience: Limits
