/** Random choices, which are the same for the same seed (mulberry32). */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  let state = seed >>> 0
  /** From 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    /** A whole number from 0 to below `end`. */
    below,
    /** A whole number, both ends included. */
    between: (first: number, last: number) => first + below(last - first + 1),
    isOneIn: (times: number) => below(times) === 0,
    /** One of the values; throws when there are none. */
    pick<Value>(values: readonly Value[]): Value {
      const [first] = values.slice(below(values.length))
      if (first === undefined) throw new Error('There is nothing to choose from.')
      return first
    },
  }
}

/** The seed for a part of a run, so that the random choices of one part don't depend on those of another. */
export function seedFor(seed: number, part: string) {
  let hash = seed | 0
  for (const letter of part) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
