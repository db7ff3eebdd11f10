import type { AttemptLimit } from '@etrend/database'
import type { Database } from '../db/client'
import { networks } from '../lib/network'
import { MINUTE_MS } from '../lib/times'

const WINDOW_MS = 15 * MINUTE_MS
/** Each further failure doubles the pause. */
const PAUSES_MS = [32, 64, 128, 256, 512, 900].map((seconds) => seconds * 1000)

/**
 * A limit on failures within 15 minutes, to be passed to `secondsToWait`: from the `free`th on, each makes the key wait
 * twice as long as the one before, 32 s, 64 s, … 15 minutes. `name` keeps the keys of several limits apart.
 */
export function failureLimit(name: string, free: number) {
  return (key: string | number) => limitOf(name, key, free)
}

/** The same limit on the failures of the networks of an address, each by its share. */
export function networkFailureLimit(name: string, free: number) {
  return (address: string) =>
    networks(address).map((one) => limitOf(name, one.name, free * one.share))
}

function limitOf(name: string, key: string | number, free: number): AttemptLimit {
  return { key: `${name}:${key}`, windowMs: WINDOW_MS, free, pausesMs: PAUSES_MS }
}

/**
 * Counts an attempt before it is known whether it fails, so that attempts at the same moment count too. Returns the
 * seconds that the caller has to wait: 0 when the attempt was counted and may be made.
 */
export async function secondsToWait(
  { recent }: Pick<Database, 'recent'>,
  limits: readonly AttemptLimit[],
  now: Date,
) {
  return Math.ceil((await recent.attempt(limits, now)) / 1000)
}
