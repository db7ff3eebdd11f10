/** A seeded stream of numbers in [0, 1): the same seed, the same stream. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from a kind's name, so that kinds don't share their creases. */
export function seedOf(name: string, variant: number): number {
  let seed = 7 + variant * 131
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 99991
  return seed
}

/** Smooth noise in [−1, 1] over the plane, about `span` units from hill to hill. */
export function field(seed: number, span: number): (x: number, y: number) => number {
  const corners = new Map<number, number>()
  const corner = (column: number, row: number) => {
    const key = column * 65_536 + row
    const known = corners.get(key) ?? heightAt(seed, column, row)
    corners.set(key, known)
    return known
  }
  return (x, y) => {
    const column = Math.floor(x / span)
    const row = Math.floor(y / span)
    const u = ease(x / span - column)
    const v = ease(y / span - row)
    const top = between(corner(column, row), corner(column + 1, row), u)
    const bottom = between(corner(column, row + 1), corner(column + 1, row + 1), u)
    return between(top, bottom, v)
  }
}

function heightAt(seed: number, column: number, row: number): number {
  const hash = Math.sin(column * 127.1 + row * 311.7 + seed * 74.7) * 43758.5453
  return (hash - Math.floor(hash)) * 2 - 1
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
