import { emptyBits, setBit, type Bits } from './bits'

/** A list is cut into so many parts to find places in it, of at least so many slots each. */
const [PARTS, SMALLEST_PART] = [32, 64]

/** A sorted list of slots: `compare` is negative where the first one comes first. */
export type SortedSlots = ReturnType<typeof sortedSlots>

export function sortedSlots(compare: (one: number, other: number) => number) {
  // Four bytes a slot, half of an array's; those behind `count` are room for more.
  let slots = new Uint32Array()
  let count = 0
  let parts: Parts | undefined

  /** Where the slot is, or belongs: the first place whose slot doesn't come before it. */
  const placeOf = (slot: number) =>
    firstPlace(count, (place) => compare(slots[place] ?? slot, slot) >= 0)

  const all = () => slots.subarray(0, count)

  function makeRoom() {
    if (count < slots.length) return
    const larger = new Uint32Array(Math.max(64, Math.ceil(count * 1.25)))
    larger.set(slots)
    slots = larger
  }

  return {
    /** Replaces the list by these slots, which needn't be sorted. */
    fill(given: Iterable<number>) {
      slots = Uint32Array.from(given).sort(compare)
      count = slots.length
      parts = undefined
    },
    sortAgain() {
      all().sort(compare)
      parts = undefined
    },
    insert(slot: number) {
      makeRoom()
      const place = placeOf(slot)
      slots.copyWithin(place + 1, place, count)
      slots[place] = slot
      count += 1
      parts = undefined
    },
    remove(slot: number) {
      const place = placeOf(slot)
      if (place === count || slots[place] !== slot) return
      slots.copyWithin(place, place + 1, count)
      count -= 1
      parts = undefined
    },
    /** A view of the list, which the next change makes invalid. */
    all,
    /** Sets of `words` words by which places in the list are found; kept until the list changes. */
    parts: (words: number) => (parts ??= partsOf(all(), words)),
  }
}

/** `upTo[n]` has the slots of the first n parts, each of `size` slots. */
export type Parts = { size: number; upTo: Bits[] }

function partsOf(slots: Uint32Array, words: number): Parts {
  const size = Math.max(SMALLEST_PART, Math.ceil(slots.length / PARTS))
  const upTo = [emptyBits(words * 32)]
  const set = emptyBits(words * 32)
  for (let start = 0; start + size <= slots.length; start += size) {
    for (const slot of slots.subarray(start, start + size)) setBit(set, slot, true)
    upTo.push(set.slice())
  }
  return { size, upTo }
}

/** The first of `count` places that is `reached`, as all places behind it are; `count` where none is. */
export function firstPlace(count: number, reached: (place: number) => boolean) {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (reached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
