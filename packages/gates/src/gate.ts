import type { Shop } from '@etrend/e2e/support/shop'

/** Tests one promise that the shop must keep under attack. `aim` says what is done and what must be measured. */
export type Gate = {
  id: string
  aim: string
  /** Runs the gate and gives what was measured, in one line. */
  run: (run: GateRun) => Promise<string>
}

/** A running shop and its data folder. */
export type OpenShop = Shop & { dataDir: string }

/** The form of this run, and the helpers of a gate. */
export type GateRun = {
  /** The quick form that `npm test` runs; its time limits are wide, since the machine may be busy. */
  isShort: boolean
  /** The seed of all random choices. */
  seed: number
  /** Chooses a number of rounds: `full` in the full form, `short` in the short one. */
  many: (full: number, short: number) => number
  /** Where `isTrue` is false, records a breach of the aim, which `claim` describes. The gate goes on. */
  expect: (isTrue: boolean, claim: string) => void
  /** Records that a part can't be run on this machine, and why. */
  skip: (why: string) => void
  /** Makes a folder that is deleted after the gate. */
  folder: () => string
  /** Starts a shop on a copy of the stocked folder, or on settings.DATA_DIR. It is killed after the gate. */
  openShop: (settings?: Record<string, string>) => Promise<OpenShop>
  /** Runs `clean` after the gate, even when the gate throws. */
  afterwards: (clean: () => Promise<unknown> | void) => void
}
