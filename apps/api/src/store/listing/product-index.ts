import { emptyBits, setBit, type Bits } from './bits'
import type { Entry, EntryPrices } from './entries'
import { filterKeys, flagKeys } from './filters'
import { sortedSlots, type SortedSlots } from './sorted-slots'

/** After so many changes, sorting a list again costs less than moving each of its slots. */
const MANY = 500

/**
 * An index of the catalogue in memory: one set of products per value of each filter and per unit (colour, size) in
 * stock, and one sorted list per sort. A product has a slot: the number of its bit in every set.
 * Replacing one product costs the same whatever the size of the catalogue.
 */
export type ProductIndex = ReturnType<typeof emptyIndex>

export function emptyIndex() {
  const sets = new Map<string, Bits>()
  const entries: (Entry | undefined)[] = []
  const slots = new Map<number, number>()
  const free: number[] = []
  const orders = {
    name: sortedSlots((one, other) => byName(entries[one], entries[other])),
    'price-asc': sortedSlots((one, other) => byPrice(entries[one], entries[other])),
    'price-desc': sortedSlots((one, other) => byPrice(entries[one], entries[other], -1)),
    newest: sortedSlots((one, other) => (entries[other]?.id ?? 0) - (entries[one]?.id ?? 0)),
  }
  const byPrices = [orders['price-asc'], orders['price-desc']]
  let capacity = 1024

  function mark(entry: Entry, slot: number, isIn: boolean) {
    for (const key of keysOf(entry)) setBit(setAt(key), slot, isIn)
  }

  function setAt(key: string) {
    const set = sets.get(key) ?? emptyBits(capacity)
    sets.set(key, set)
    return set
  }

  function makeRoom(slot: number) {
    if (slot < capacity) return
    // A multiple of 32: `words()` counts whole 32-bit words, and sets made by that count would lack the last slots.
    capacity = Math.max(capacity * 2, Math.ceil((slot + 1) / 32) * 32)
    for (const [key, set] of sets) {
      const larger = emptyBits(capacity)
      larger.set(set)
      sets.set(key, larger)
    }
  }

  function take(id: number, sorted = ordersOf(orders)) {
    const slot = slots.get(id)
    const entry = slot === undefined ? undefined : entries[slot]
    if (slot === undefined || !entry) return
    mark(entry, slot, false)
    for (const order of sorted) order.remove(slot)
    entries[slot] = undefined
    slots.delete(id)
    free.push(slot)
  }

  function put(entry: Entry, sorted = ordersOf(orders)) {
    const slot = free.pop() ?? entries.length
    makeRoom(slot)
    entries[slot] = entry
    slots.set(entry.id, slot)
    mark(entry, slot, true)
    for (const order of sorted) order.insert(slot)
  }

  function sortAll() {
    for (const order of ordersOf(orders)) order.fill(slots.values())
  }

  return {
    orders,
    size: () => slots.size,
    ids: () => [...slots.keys()],
    entryAt: (slot: number) => entries[slot],
    slotOf: (id: number) => slots.get(id),
    entryOf: (id: number) => entries[slots.get(id) ?? -1],
    /** The set of a key; empty for a value that no product has. */
    set: (key: string): Bits => sets.get(key) ?? emptyBits(capacity),
    words: () => capacity >>> 5,

    /** Fills an empty index: sorting all products once is faster than inserting them one by one. */
    fill(all: Iterable<Entry>) {
      for (const entry of all) put(entry, [])
      sortAll()
    },

    /** The largest reduction of a product, in whole percent. */
    mostOff: () => entries.reduce((most, entry) => Math.max(most, entry?.percentOff ?? 0), 0),

    hasReduced: () => entries.some((entry) => entry?.isDiscounted),

    /** Gives products other prices. Where most have changed, sorting all of them again is faster. */
    reprice(prices: Iterable<EntryPrices>) {
      const changed = Array.from(prices).flatMap(({ id, ...price }) => {
        const slot = slots.get(id)
        const entry = slot === undefined ? undefined : entries[slot]
        const isSame = entry?.price === price.price && entry.isDiscounted === price.isDiscounted
        return slot === undefined || !entry || isSame ? [] : { slot, entry, price }
      })
      const isMany = changed.length > MANY
      for (const { slot, entry, price } of changed) {
        const next = { ...entry, ...price }
        if (!isMany) for (const order of byPrices) order.remove(slot)
        for (const { key, isIn } of flagKeys(next)) setBit(setAt(key), slot, isIn)
        entries[slot] = next
        if (!isMany) for (const order of byPrices) order.insert(slot)
      }
      if (isMany) for (const order of byPrices) order.sortAgain()
    },

    take: (id: number) => take(id),
    put: (entry: Entry) => put(entry),

    /** Takes products out and puts these in. Where there are many, sorting all of them again is faster. */
    replace(ids: readonly number[], by: readonly Entry[]) {
      const isMany = ids.length > MANY
      const touched = isMany ? [] : ordersOf(orders)
      for (const id of ids) take(id, touched)
      for (const entry of by) put(entry, touched)
      if (isMany) sortAll()
    },
  }
}

/** The sets that a product is in. */
function keysOf(entry: Entry) {
  return [
    'all',
    ...filterKeys(entry),
    ...(entry.isOwnDiscounted ? ['own-discounted'] : []),
    ...entry.units.map(({ color, size }) => `unit:${color}/${size}`),
  ]
}

function ordersOf(orders: Record<string, SortedSlots>) {
  return Object.values(orders)
}

function byName(one: Entry | undefined, other: Entry | undefined) {
  if (!one || !other) return 0
  return compare(one.name, other.name) || one.id - other.id
}

function byPrice(one: Entry | undefined, other: Entry | undefined, direction: 1 | -1 = 1) {
  if (!one || !other) return 0
  return (one.price - other.price) * direction || byName(one, other)
}

function compare(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0
}
