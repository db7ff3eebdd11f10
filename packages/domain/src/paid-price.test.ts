import { describe, expect, it } from 'vitest'
import { paidPrice } from './paid-price'
import { saleOfferState } from './sale-state'

const plain = { price: 1000, discounted_price: null, floor_price: null }
const percent = (percent_off: number) => ({ percent_off, amount_off: null })
const amount = (amount_off: number) => ({ percent_off: null, amount_off })

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
