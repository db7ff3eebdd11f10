const DAY_MS = 86_400_000
/** Clocks differ a little. */
const LATE_MS = 1_000
/** The pause where the time has passed by this clock, but not by the server's. */
const AGAIN_MS = 30_000
/** Not all open pages ask at once. */
const SPREAD_MS = 3_000

/**
 * How many milliseconds after now a list is to be asked again whose prices change by themselves at a time (ISO); false
 * where that is a day away or more, or not known. `spread` is 0 to 1.
 */
export function untilChange(
  at: string | null | undefined,
  now = Date.now(),
  spread = Math.random(),
) {
  // NaN without a time, which is below nothing.
  const wait = Date.parse(at ?? '') - now
  return wait < DAY_MS && (wait < 0 ? AGAIN_MS : wait) + LATE_MS + spread * SPREAD_MS
}
