import { describe, expect, it } from 'vitest'
import { sizeKey } from './sizes'

type Size = [size_name: string, position?: number | null]

const inOrder = (sizes: Size[]) =>
  sizes.toSorted((one, other) => (sizeKey(...one) < sizeKey(...other) ? -1 : 1))
const byItself = (...names: string[]) => names.map((name): Size => [name])

/** Every kind of name in its order. */
const clothing = byItself(
  ...[
    '4XS, XXXS, XXS, XS, xs/s, SM, S-M, M, M/L, LG, L/XL, X-Large, XXL, 3X, 4XL, 5xl, 10XL',
    '6, 8, 28, 28 W, 28W, 32, 32/30, 32/34, 32.5, १००, 110',
    'Newborn, 0-3 months, 3–6 m, 6 months, 6 months - 1 year, 6–12 M, 12 mths',
    'Age 1, 2T, 2Y, 2-3 years, 3 yrs, 10 yrs., 12+ years',
    'EU 8, EU 38, Free size, One, One size, Size 2 of 3, ठूलो',
  ].flatMap((names) => names.split(', ')),
)

/** The same list in another order for each seed. */
function shuffled<Item>(items: Item[], seed: number) {
  let state = seed
  const drawn = items.map((item) => {
    state = (state * 16_807) % 2_147_483_647
    return { item, state }
  })
  return drawn.toSorted((one, other) => one.state - other.state).map(({ item }) => item)
}

describe('sizes by themselves', () => {
  it('come as letters, numbers, months, years and other names, whatever order they were added in', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      expect(inOrder(shuffled(clothing, seed))).toEqual(clothing)
    }
  })

  it.each([
    ['M', 'MD'],
    ['2XL', 'xxl'],
    ['3XS', 'XXXS'],
    ['2X', '2XL'],
    ['Extra small', 'XS'],
    ['x-large', 'XL'],
    ['medium', 'Md'],
    ['２８', '28'],
    ['6 mos', '6–6 months'],
    ['5½', '5.5'],
  ])('%s and %s have the same place', (one, other) => {
    const place = (name: string) => sizeKey(name).split('\t')[1]
    expect(place(one)).toBe(place(other))
    expect(sizeKey(one)).not.toBe(sizeKey(other))
  })

  it.each(['X', 'Small talk', 'XMD', '99XL', 'Max', 'EU 38'])('%s is no letter size', (name) =>
    expect(inOrder(byItself(name, '2Y', 'XXL')).at(-1)).not.toEqual(['XXL']),
  )
})

describe('sizes with a position', () => {
  it('come first, by it, and those of the same position as they come by themselves', () => {
    const sizes: Size[] = [['Petite', 1], ['XL', 2], ['Tall', 2], ['XS', 10], ['SM'], ['LG', null]]
    for (let seed = 1; seed <= 20; seed += 1) expect(inOrder(shuffled(sizes, seed))).toEqual(sizes)
  })
})
