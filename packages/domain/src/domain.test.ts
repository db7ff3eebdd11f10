import { describe, expect, it } from 'vitest'
import { approximateDollars, cartTotals, formatPrice, pictureSrcSet, sizeCode, slug } from './index'

const fees = { shipping: 2, tax: 4 }

describe('cart totals', () => {
  it('are subtotal + shipping + tax − discount', () => {
    const lines = [
      { price: 20, quantity: 1 },
      { price: 120, quantity: 1 },
      { price: 50, quantity: 1 },
    ]
    expect(cartTotals(lines, fees, 10)).toEqual({
      subtotal: 190,
      discount: 10,
      shipping: 2,
      tax: 4,
      total: 186,
    })
  })

  it('never fall below 0', () => {
    expect(cartTotals([{ price: 1, quantity: 1 }], fees, 10).total).toBe(0)
  })

  it('do not drift with paisa', () => {
    expect(cartTotals([{ price: 0.1, quantity: 3 }], { shipping: 0, tax: 0 }).total).toBe(0.3)
  })
})

describe('prices', () => {
  it.each([
    [1200, 'Rs. 1200'],
    [99999, 'Rs. 99999'],
    [100000, 'Rs. 1,00,000'],
    [49.5, 'Rs. 49.50'],
    [0, 'Rs. 0'],
  ])('%d reads %s', (rupees, text) => expect(formatPrice(rupees)).toBe(text))

  it('are shown in dollars only where the shop has set a rate', () => {
    expect(approximateDollars(2500, 135)).toBe('≈ $18.52')
    expect(approximateDollars(2500, null)).toBeUndefined()
  })
})

describe('addresses', () => {
  it.each([
    ['Adjective Attire | T-shirt', 'adjective-attire-t-shirt'],
    ['Café Blouse', 'cafe-blouse'],
    ['कुर्ता सेट', 'कुर्ता-सेट'],
    ['!!!', 'item'],
  ])('%s is told as %s', (title, expected) => expect(slug(title)).toBe(expected))

  it('name the documented sizes by their listing codes', () => {
    expect(['SM', 'MD', 'LG', 'XL'].map(sizeCode)).toEqual(['S', 'M', 'L', 'XL'])
  })

  it('of pictures carry width and format', () => {
    expect(pictureSrcSet('/media/ab', [320, 640], 'avif')).toBe(
      '/media/ab-320.avif 320w, /media/ab-640.avif 640w',
    )
  })
})
