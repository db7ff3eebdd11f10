/** A set of small whole numbers, one bit each. Holds the products of one facet value. */
export type Bits = Uint32Array

export function emptyBits(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5)
}

export function setBit(bits: Bits, slot: number, isIn: boolean) {
  const word = slot >>> 5
  const mask = 1 << (slot & 31)
  bits[word] = isIn ? (bits[word] ?? 0) | mask : (bits[word] ?? 0) & ~mask
}

export function flipBit(bits: Bits, slot: number) {
  const word = slot >>> 5
  bits[word] = (bits[word] ?? 0) ^ (1 << (slot & 31))
}

/** Flips the bits of a set that another one has. */
export function flipAll(bits: Bits, other: Bits) {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) ^ (other[word] ?? 0)
}

export function hasBit(bits: Bits, slot: number) {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

/** The members that all of the sets have. */
export function intersection(first: Bits, others: Bits[]): Bits {
  const both = first.slice()
  for (const other of others) {
    for (let word = 0; word < both.length; word++)
      both[word] = (both[word] ?? 0) & (other[word] ?? 0)
  }
  return both
}

/** The members that any of the sets has; `length` in 32-bit words. */
export function union(length: number, sets: Bits[]): Bits {
  const any: Bits = new Uint32Array(length)
  for (const set of sets) {
    for (let word = 0; word < length; word++) any[word] = (any[word] ?? 0) | (set[word] ?? 0)
  }
  return any
}
