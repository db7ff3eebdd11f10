/** A sorted list of slots: `compare` is negative where the first one comes first. */
export type SortedSlots = ReturnType<typeof sortedSlots>

export function sortedSlots(compare: (one: number, other: number) => number) {
  let slots: number[] = []

  /** Where the slot is, or belongs: the first place whose slot doesn't come before it. */
  function placeOf(slot: number) {
    let low = 0
    let high = slots.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(slots[middle] ?? slot, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** 0 … count − 1, sorted. */
    fill(count: number) {
      slots = Array.from({ length: count }, (_, slot) => slot).sort(compare)
    },
    sortAgain() {
      slots = slots.toSorted(compare)
    },
    insert(slot: number) {
      slots.splice(placeOf(slot), 0, slot)
    },
    remove(slot: number) {
      const place = placeOf(slot)
      if (slots[place] === slot) slots.splice(place, 1)
    },
    all: (): readonly number[] => slots,
  }
}
