import type { Shop } from '@etrend/e2e/support/shop'

/** One promise of the shop under attack. `aim` is the figure that has to be reached, in a few words. */
export type Gate = {
  id: string
  aim: string
  /** Answers what was measured, in one line. */
  run: (run: GateRun) => Promise<string>
}

/** A running shop and the folder that it keeps everything in. */
export type OpenShop = Shop & { dataDir: string }

/** What a gate works with. */
export type GateRun = {
  /** The quick form that `npm test` runs; its time limits are wide, since the machine may be busy. */
  isShort: boolean
  /** Everything that is chosen at random follows from it. */
  seed: number
  /** A number of rounds: the first in the full form, the second in the short one. */
  many: (full: number, short: number) => number
  /** Notes a breach of the aim where the claim is false; the gate goes on. */
  expect: (isTrue: boolean, claim: string) => void
  /** Notes a part that could not be run here, and why. */
  skip: (why: string) => void
  /** A folder that is gone after the gate. */
  folder: () => string
  /** A shop on a copy of the stocked folder, or on a DATA_DIR of its own. It ends with the gate. */
  openShop: (settings?: Record<string, string>) => Promise<OpenShop>
  /** Is done when the gate is over, however it ends. */
  afterwards: (clean: () => Promise<unknown> | void) => void
}
