import type { ProductSort } from '@etrend/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasBit } from './bits'
import { countBits } from './count-both'
import type { Entry } from './entries'
import { facetCounts } from './facets'
import { idsIn } from './ids-in'
import { passingSets, type Filters } from './passing'
import { emptyIndex } from './product-index'

type Index = ReturnType<typeof emptyIndex>

function entry(id: number, change: Partial<Entry> = {}): Entry {
  const made = {
    category: 'women',
    subcategory: 'tops',
    genders: [],
    colors: [],
    units: [],
    mostInStock: 0,
  }
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
  return Array.from(index.orders[order].all(), (slot) => index.entryAt(slot)?.id)
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

  it('answers as one that is filled anew, after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.array(query), (changes, queries) => {
        const start = many(PRODUCTS).map((one) => ({ ...one, price: one.id % 7 }))
        const products = new Map(start.map((one) => [one.id, one]))
        const index = emptyIndex()
        index.fill(start)
        for (const { does, to } of changes) {
          // What was found before the change is kept by nobody.
          answersOf(index, {})
          if (does === 'reprice') {
            const priced = [...products.values()].filter(({ id }) => id % 50 === to.id % 50)
            for (const one of priced) products.set(one.id, { ...one, price: to.price })
            index.reprice(priced.map((one) => ({ ...one, price: to.price })))
            continue
          }
          if (does === 'replace') {
            // Of 750 products, those of every third id are gone.
            const ids = [...products.keys()].filter((id) => id % 2 === to.id % 2)
            const next = ids.filter((id) => id % 3 > 0).map((id) => ({ ...to, id }))
            for (const id of ids) products.delete(id)
            for (const one of next) products.set(one.id, one)
            index.replace(ids, next)
            continue
          }
          index.take(to.id)
          products.delete(to.id)
          if (does === 'take') continue
          index.put(to)
          products.set(to.id, to)
        }
        const anew = emptyIndex()
        anew.fill([...products.values()])
        for (const filters of [{}, ...queries]) {
          expect(answersOf(index, filters)).toEqual(answersOf(anew, filters))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('gives each page of each order as a walk through all products does', () => {
    fc.assert(
      fc.property(fc.array(query, { minLength: 1 }), (queries) => {
        const all = many(PRODUCTS).map((one) => ({ ...one, price: one.id % 7 }))
        const index = emptyIndex()
        index.fill(all)
        for (const filters of queries) {
          const bits = passingSets(index, filters)()
          for (const sort of sorts) {
            const walked = idsBy(index, sort).filter((id = 0) => hasBit(bits, id - 1))
            for (const skip of [0, 10, 630, 640, walked.length - 10, walked.length, PRODUCTS]) {
              const from = Math.max(0, skip)
              expect(idsIn(index, bits, sort, [from, 10])).toEqual(walked.slice(from, from + 10))
            }
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** More than a part of an order has at least, in many parts. */
const PRODUCTS = 1_500
const sorts: ProductSort[] = ['name', 'price-asc', 'price-desc', 'newest']
const values = {
  category: ['women', 'men'],
  subcategory: ['tops', 'bottoms'],
  color: ['red', 'navy'],
  size: ['S', 'M'],
}
const names = {
  categories: named(values.category),
  subcategories: () => named(values.subcategory),
  colors: named(values.color).map((one) => ({ ...one, hex_code: '' })),
  sizes: named(values.size),
}
const paisa = fc.integer({ min: 0, max: 6 })
const rupees = fc.option(
  paisa.map((amount) => amount / 100),
  { nil: undefined },
)

const change = fc.record({
  does: fc.constantFrom('put' as const, 'take' as const, 'reprice' as const, 'replace' as const),
  to: fc
    .record({
      id: fc.integer({ min: 1, max: PRODUCTS + 100 }),
      name: fc.constantFrom('shirt', 'skirt', 'coat'),
      price: paisa,
      isDiscounted: fc.boolean(),
      category: fc.constantFrom(...values.category),
      subcategory: fc.constantFrom(...values.subcategory),
      colors: fc.uniqueArray(fc.constantFrom(...values.color)),
      units: fc.array(
        fc.record({
          color: fc.constantFrom(...values.color),
          size: fc.constantFrom(...values.size),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ id, ...one }) => entry(id, one)),
})

const query: fc.Arbitrary<Filters> = fc.record({
  min_price: rupees,
  max_price: rupees,
  discounted: fc.constantFrom('true' as const, undefined),
  category: fc.constantFrom(...values.category, undefined),
  subcategory: fc.constantFrom(...values.subcategory, undefined),
  color: fc.subarray(values.color),
  size: fc.subarray(values.size),
})

/** What shoppers get for a query: the counts, and all pages of each order. */
function answersOf(index: Index, filters: Filters) {
  const passing = passingSets(index, filters)
  const bits = passing()
  const total = countBits(bits)
  const pages = sorts.map((sort) =>
    Array.from({ length: Math.ceil(total / 400) }, (_, page) =>
      idsIn(index, bits, sort, [page * 400, 400]),
    ),
  )
  return { total, facets: facetCounts(index, filters, passing, names), pages }
}

function named(all: string[]) {
  return all.map((value) => ({ value, label: value }))
}
