export type Random = ReturnType<typeof randomFrom>

/** Choices that look random and are the same for the same seed, so that each demo shop gets the same orders. */
export function randomFrom(seed: number) {
  let state = seed

  /** A number from 0 up to but without 1 (mulberry32). */
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** One of the choices, each as often as its weight says. */
  function weighted<Choice>(choices: readonly (readonly [Choice, number])[]) {
    return ofWeight(choices, next())
  }

  return {
    next,
    weighted,
    chance: (share: number) => next() < share,
    /** A whole number, both ends included. */
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
  }
}

/** The choice at this place, from 0 up to but without 1, where each takes as much room as its weight. */
export function ofWeight<Choice>(choices: readonly (readonly [Choice, number])[], place: number) {
  const all = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = place * all
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  throw new Error('There is nothing to choose from.')
}
