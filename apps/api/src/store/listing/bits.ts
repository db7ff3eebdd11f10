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

/** Whether the sets have a member in common. */
export function doMeet(one: Bits, other: Bits) {
  for (let word = 0; word < one.length; word++) {
    if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  }
  return false
}

/** How many members both sets have in common. */
export function countBoth(one: Bits, other: Bits) {
  let count = 0
  for (let word = 0; word < one.length; word++) {
    count += ones((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

export function countBits(bits: Bits) {
  return countBoth(bits, bits)
}

/** How many bits of a 32-bit word are set (the usual parallel sum). */
function ones(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
