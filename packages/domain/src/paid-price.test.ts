import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_SALE_PRICE, paidPrice } from './paid-price'
import { saleOfferState } from './sale-state'

const plain = { price: 1000, discounted_price: null, floor_price: null }
const percent = (percent_off: number, round_to = 1) => ({ percent_off, amount_off: null, round_to })
const amount = (amount_off: number, round_to = 1) => ({ percent_off: null, amount_off, round_to })

describe('what a product costs', () => {
  it('is as staff wrote it while no sale applies', () => {
    expect(paidPrice(plain)).toEqual({ price: 1000, original_price: null, by: null })
    expect(paidPrice({ ...plain, discounted_price: 900 })).toEqual({
      price: 900,
      original_price: 1000,
      by: null,
    })
  })

  it.each([
    [1000, percent(20), 800],
    // What a percentage takes off is rounded to the whole rupee, half a rupee in the customer’s favour.
    [1299, percent(20), 1039],
    [1249, percent(10), 1124],
    [1250, percent(10), 1125],
    [1255, percent(10), 1129],
    [49.5, percent(20), 39.5],
    [0.99, percent(20), 0.99],
    [1000, amount(0.01), 999.99],
    [1000, amount(998.99), 1.01],
    [1000, amount(999), 1],
    // A sale leaves at least Rs. 1 of a price without a floor.
    [1000, amount(999.01), 1],
    [1000, amount(1000), 1],
    [1000, amount(5000), 1],
    [1000, percent(100), 1],
    [1, percent(100), 1],
  ])('of Rs. %s under %o is Rs. %s', (price, sale, paid) => {
    expect(paidPrice({ ...plain, price }, [sale]).price).toBe(paid)
  })

  it.each([
    [1299, percent(20, 5), 1040],
    [1299, percent(20, 10), 1040],
    [1292, percent(25, 5), 970],
    [1290, percent(25, 5), 965],
    [1290, percent(25, 10), 970],
    // 962.5 is half way to 965, and 965 to 970: the customer gets the half.
    [1000, amount(37.5, 5), 960],
    [1000, amount(37.49, 5), 965],
    [1000, amount(35, 10), 960],
    [1000, amount(34.99, 10), 970],
    // Rounding up never makes it dearer than it was, and rounding down never gives it away.
    [1000, percent(1, 10), 990],
    [996, amount(0.5, 10), 996],
    [8, percent(50, 10), 4],
    [1000, amount(999, 10), 1],
  ])('of Rs. %s under %o, rounded, is Rs. %s', (price, sale, paid) => {
    expect(paidPrice({ ...plain, price }, [sale]).price).toBe(paid)
  })

  it('that is rounded below its floor price stops there', () => {
    expect(paidPrice({ ...plain, floor_price: 962 }, [percent(4, 10)]).price).toBe(962)
  })

  it.each([
    [799.99, 800],
    [800, 800],
    [800.01, 800.01],
    [999.99, 999.99],
    [1000, 1000],
    [1200, 1000],
  ])('with a floor of Rs. %s and 20 %% off Rs.\u00a01,000 is Rs. %s', (floor_price, paid) => {
    const { price, original_price } = paidPrice({ ...plain, floor_price }, [percent(20)])
    expect([price, original_price]).toEqual([paid, paid < 1000 ? 1000 : null])
  })

  it('never rises to a floor above what staff wrote', () => {
    const own = { price: 1000, discounted_price: 700, floor_price: 800 }
    expect(paidPrice(own, [percent(50)])).toEqual({ price: 700, original_price: 1000, by: null })
  })

  it('follows the best single reduction, and adds none up', () => {
    const [twenty, threeHundred] = [percent(20), amount(300)]
    expect(paidPrice(plain, [twenty, threeHundred])).toMatchObject({ price: 700, by: threeHundred })
    expect(paidPrice({ ...plain, price: 2000 }, [twenty, threeHundred])).toMatchObject({
      price: 1600,
      by: twenty,
    })
    const own = { ...plain, discounted_price: 699.99 }
    expect(paidPrice(own, [twenty, threeHundred])).toMatchObject({ price: 699.99, by: null })
    expect(paidPrice({ ...own, discounted_price: 700.01 }, [threeHundred])).toMatchObject({
      price: 700,
      by: threeHundred,
    })
  })

  it('is the product’s own of equally good reductions, then the first sale’s', () => {
    const [first, second] = [percent(30), amount(300)]
    expect(paidPrice(plain, [first, second]).by).toBe(first)
    expect(paidPrice({ ...plain, discounted_price: 700 }, [first, second]).by).toBeNull()
  })
})

describe('for any prices and sales, what a product costs', () => {
  const rupees = fc.integer({ min: 1, max: 5_000_000 }).map((paisa) => paisa / 100)
  const round_to = fc.constantFrom(1, 5, 10)
  const reduction = fc.oneof(
    fc.record({
      percent_off: fc.integer({ min: 1, max: 100 }),
      amount_off: fc.constant(null),
      round_to,
    }),
    fc.record({ percent_off: fc.constant(null), amount_off: rupees, round_to }),
  )
  const own = fc
    .record({ price: rupees, part: fc.double({ min: 0, max: 1, noNaN: true }), floor: rupees })
    .chain(({ price, part, floor }) =>
      fc.record({
        price: fc.constant(price),
        discounted_price: fc.constantFrom(null, Math.max(1, Math.floor(price * part * 100)) / 100),
        floor_price: fc.constantFrom(null, floor),
      }),
    )
  const sales = fc.array(reduction, { maxLength: 6 })
  const written = ({
    price,
    discounted_price,
  }: {
    price: number
    discounted_price: number | null
  }) => discounted_price ?? price

  /** A list, and the same in another order. */
  const shuffled = <Item>(list: Item[]) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))

  it('is in whole paisa, above 0, and never above what staff wrote', () => {
    fc.assert(
      fc.property(own, sales, (prices, running) => {
        const { price } = paidPrice(prices, running)
        expect(price).toBeGreaterThan(0)
        expect(price).toBeLessThanOrEqual(written(prices))
        expect(Math.round(price * 100) / 100).toBe(price)
      }),
    )
  })

  it('is never reduced below the floor price', () => {
    fc.assert(
      fc.property(own, sales, (prices, running) => {
        const least = prices.floor_price ?? LEAST_SALE_PRICE
        const { price } = paidPrice(prices, running)
        expect(price).toBeGreaterThanOrEqual(Math.min(least, written(prices)))
      }),
    )
  })

  it('is the lowest that any of the sales alone makes of it, in whatever order they stand', () => {
    fc.assert(
      fc.property(own, sales.chain(shuffled), (prices, [running, another]) => {
        const alone = running.map((sale) => paidPrice(prices, [sale]).price)
        const { price } = paidPrice(prices, running)
        expect(price).toBe(Math.min(written(prices), ...alone))
        expect(paidPrice(prices, another).price).toBe(price)
      }),
    )
  })
})

describe('a sale', () => {
  const sale = {
    is_active: true,
    starts_at: '2026-11-08T00:00:00.000Z',
    ends_at: '2026-11-09T00:00:00.000Z',
  }

  it.each([
    ['2026-11-07T23:59:59.999Z', 'scheduled'],
    ['2026-11-08T00:00:00.000Z', 'running'],
    ['2026-11-08T23:59:59.999Z', 'running'],
    ['2026-11-09T00:00:00.000Z', 'ended'],
  ])('at %s is %s', (at, state) => {
    expect(saleOfferState(sale, at)).toBe(state)
  })

  it('is off while it is switched off, until its end has passed', () => {
    const off = { ...sale, is_active: false }
    expect(saleOfferState(off, sale.starts_at)).toBe('off')
    expect(saleOfferState(off, sale.ends_at)).toBe('ended')
    expect(saleOfferState({ ...sale, ends_at: null }, '2036-01-01T00:00:00.000Z')).toBe('running')
  })
})
