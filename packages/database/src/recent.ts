/**
 * A limit for one key: of the attempts within `windowMs`, the first `free` ones need no pause. After them the key waits
 * for `pausesMs[0]` since its last attempt, after the next one for `pausesMs[1]`, and so on; the last pause is repeated.
 */
export type AttemptLimit = {
  key: string
  windowMs: number
  free: number
  pausesMs: readonly number[]
}

/**
 * What happened lately, counted by key, for limits: all servers of a shop count together. Keys are kept as hashes or in
 * memory, never on disk as they are; a crash of the database may forget all counts. Times are the caller's.
 */
export type Recent = {
  /**
   * Counts an attempt for each of these limits and returns 0. Where one of them has to wait, counts nothing and returns
   * the milliseconds that are left. Attempts at the same moment, at any servers, are judged one after the other.
   */
  attempt: (limits: readonly AttemptLimit[], now: Date) => Promise<number>
  /** Takes the last attempt of each key back. */
  takeBack: (keys: readonly string[]) => Promise<void>
  /** Forgets all attempts of these keys. */
  forget: (keys: readonly string[]) => Promise<void>
  /**
   * Counts a call in the key's current window, which began with its first call. Returns the calls in this window, this
   * one included, and the milliseconds until the window ends.
   */
  call: (key: string, windowMs: number, now: Date) => Promise<{ calls: number; leftMs: number }>
}

/** Milliseconds that a key with these attempts (milliseconds, oldest first) has to wait; 0 or less when it may now. */
export function waitOf(times: readonly number[], { free, pausesMs }: AttemptLimit, now: number) {
  const last = times.at(-1)
  if (last === undefined || times.length < free) return 0
  const pause = pausesMs[times.length - free] ?? pausesMs.at(-1) ?? 0
  return last + pause - now
}
