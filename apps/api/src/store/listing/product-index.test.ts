import { describe, expect, it } from 'vitest'
import { countBits, hasBit } from './bits'
import type { Entry } from './entries'
import { emptyIndex } from './product-index'

type Index = ReturnType<typeof emptyIndex>

function entry(id: number, change: Partial<Entry> = {}): Entry {
  const made = { category: 'women', subcategory: 'tops', genders: [], colors: [], units: [] }
  return {
    id,
    name: `shirt ${id}`,
    price: 100_00,
    isDiscounted: false,
    percentOff: 0,
    ownPrice: 100_00,
    isOwnDiscounted: false,
    added: 0,
    ...made,
    ...change,
  }
}

const many = (count: number) => Array.from({ length: count }, (_, place) => entry(place + 1))

function idsBy(index: Index, order: keyof Index['orders']) {
  return index.orders[order].all().map((slot) => index.entryAt(slot)?.id)
}

describe('the index of the catalogue', () => {
  it.each([
    ['one by one', (index: Index, all: Entry[]) => all.forEach((one) => index.put(one))],
    ['at once', (index: Index, all: Entry[]) => index.fill(all)],
  ])('holds more than its first 1,024 products when they come %s', (_how, add) => {
    for (const count of [1023, 1024, 1025, 2049, 3000]) {
      const index = emptyIndex()
      index.put(entry(9000, { category: 'men' }))
      index.take(9000)
      add(index, many(count))
      expect(countBits(index.set('category:women'))).toBe(count)
      expect(index.set('nobody has this')).toHaveLength(index.words())
      expect(index.words()).toBe(index.set('all').length)
      expect(hasBit(index.set('all'), count - 1)).toBe(true)
      expect(idsBy(index, 'newest')[0]).toBe(count)
    }
  })

  it('keeps the products that it had when it grows', () => {
    const index = emptyIndex()
    index.put(entry(1, { category: 'men' }))
    for (const one of many(1100).slice(1)) index.put(one)
    expect(countBits(index.set('category:men'))).toBe(1)
    expect(hasBit(index.set('category:men'), 0)).toBe(true)
  })

  it('gives the place of a removed product to the next one, in every order', () => {
    const index = emptyIndex()
    index.fill([
      entry(1, { name: 'b', price: 300 }),
      entry(2, { name: 'a', price: 100, isDiscounted: true }),
      entry(3, { name: 'c', price: 200 }),
    ])
    const place = index.slotOf(2)
    index.take(2)
    expect([index.slotOf(2), countBits(index.set('discounted:true'))]).toEqual([undefined, 0])
    expect(idsBy(index, 'name')).toEqual([1, 3])
    index.put(entry(4, { name: 'd', price: 250 }))
    expect(index.slotOf(4)).toBe(place)
    // Removing what isn't there any more, or never was, changes nothing.
    index.take(2)
    index.take(99)
    expect(idsBy(index, 'name')).toEqual([1, 3, 4])
    expect(idsBy(index, 'price-asc')).toEqual([3, 4, 1])
    expect(idsBy(index, 'price-desc')).toEqual([1, 4, 3])
    expect(idsBy(index, 'newest')).toEqual([4, 3, 1])
    expect(countBits(index.set('all'))).toBe(3)
    index.put(entry(5))
    expect(index.slotOf(5)).toBe(3)
  })

  it('sorts equal names by id, and equal prices by name', () => {
    const index = emptyIndex()
    for (const [id, name] of [
      [3, 'a'],
      [1, 'b'],
      [2, 'a'],
    ] as const)
      index.put(entry(id, { name }))
    expect(idsBy(index, 'name')).toEqual([2, 3, 1])
    expect(idsBy(index, 'price-asc')).toEqual([2, 3, 1])
    expect(idsBy(index, 'price-desc')).toEqual([2, 3, 1])
  })
})
