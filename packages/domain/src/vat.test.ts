import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart'
import { vatIn } from './vat'

const fees = { shipping: 2, tax: 4 }
const lines = [{ price: 900, quantity: 1 }]

describe('the totals of a cart', () => {
  it('have the fixed tax added, unless the shop says otherwise', () => {
    const totals = { subtotal: 900, discount: 0, shipping: 2, tax: 4, total: 906 }
    expect(cartTotals(lines, fees)).toEqual(totals)
    expect(cartTotals(lines, { ...fees, tax_mode: 'flat', vat_rate: 13 })).toEqual(totals)
  })

  it('have no tax in a shop with a PAN only', () => {
    expect(cartTotals(lines, { ...fees, tax_mode: 'pan', vat_rate: 13 })).toEqual({
      subtotal: 900,
      discount: 0,
      shipping: 2,
      tax: 0,
      total: 902,
      tax_mode: 'pan',
    })
  })

  it('include VAT on what is left after the discount, delivery with it', () => {
    expect(cartTotals(lines, { ...fees, tax_mode: 'vat_inclusive', vat_rate: 13 }, 10)).toEqual({
      subtotal: 900,
      discount: 10,
      shipping: 2,
      tax: 0,
      total: 892,
      tax_mode: 'vat_inclusive',
      vat: 102.62,
    })
  })
})

it.each([
  [113, 13],
  [1, 0.12],
  [0.05, 0.01],
  [0.04, 0],
  [0, 0],
  [10_000_000, 1_150_442.48],
])('Rs. %d include %d of VAT at 13 percent', (amount, vat) => {
  expect(vatIn(amount, 13)).toBe(vat)
})
