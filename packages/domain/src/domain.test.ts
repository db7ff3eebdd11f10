import { describe, expect, it } from 'vitest'
import {
  approximateDollars,
  cartTotals,
  formatNumber,
  formatPrice,
  lineWorths,
  pictureSrcSet,
  promoInWords,
  slug,
} from './index'

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

  it.each([
    ['the subtotal', 3600, 3600, { discount: 3600, shipping: 2, tax: 4, total: 6 }],
    ['a paisa more', 3600, 3600.01, { discount: 3600, shipping: 2, tax: 3.99, total: 5.99 }],
    ['more than shipping is left', 3600, 3605, { discount: 3600, shipping: 1, tax: 0, total: 1 }],
    ['everything', 3600, 99999, { discount: 3600, shipping: 0, tax: 0, total: 0 }],
  ])('have lines that add up where a code takes off %s', (_, price, off, totals) =>
    expect(cartTotals([{ price, quantity: 1 }], fees, off)).toEqual({ subtotal: price, ...totals }),
  )

  it.each([
    ['a share of the subtotal', { percent_off: 15, max_off: null }, 1899, 285],
    ['half a rupee in the customer’s favour', { percent_off: 25, max_off: null }, 1202, 301],
    ['no more than its ceiling', { percent_off: 50, max_off: 499.5 }, 2500, 499.5],
    ['no more than the subtotal', { percent_off: 100, max_off: null }, 0.5, 0.5],
    ['nothing of nothing', { percent_off: 10, max_off: null }, 0, 0],
  ])('take off %s with a percentage', (_what, terms, price, discount) => {
    const { subtotal, total, ...rest } = cartTotals([{ price, quantity: 1 }], fees, {
      amount_off: 0,
      ...terms,
    })
    expect(rest).toEqual({ ...fees, discount })
    expect(total).toBe(subtotal + 6 - discount)
  })

  it.each([
    ['all lines', null, [81_000, 108_000], 210],
    ['the line of its product', [2], [81_000, 120_000], 90],
    ['all lines where its product costs less', [2], [45_000, 60_000], 1050],
    ['everything', null, [0, 0], 2100],
    ['more than everything', null, [0, 0], 2101],
  ])('have a discount that is taken off %s', (_what, products, worths, discount) => {
    const lines = [
      { product: 2, price: 900, quantity: 1 },
      { product: 3, price: 600, quantity: 2 },
    ]
    expect(lineWorths(lines, discount, products)).toEqual(worths)
  })

  it('do not drift with paisa', () => {
    expect(cartTotals([{ price: 0.1, quantity: 3 }], { shipping: 0, tax: 0 }).total).toBe(0.3)
  })
})

describe('what a promo code takes off', () => {
  it.each([
    [{ amount_off: 10 }, 'Rs.\u00a010 off'],
    [{ amount_off: 0, percent_off: 15, max_off: null }, '15 % off'],
    [{ amount_off: 0, percent_off: 15, max_off: 500 }, '15 % off, at most Rs.\u00a0500'],
    [{ amount_off: 0, free_delivery: true }, 'Free delivery'],
    [{ amount_off: 10, free_delivery: true }, 'Rs.\u00a010 off and free delivery'],
    [{ amount_off: 0, percent_off: 15, free_delivery: true }, '15 % off and free delivery'],
  ])('%o reads %s', (terms, text) => expect(promoInWords(terms)).toBe(text))
})

describe('prices', () => {
  it.each([
    [1200, 'Rs.\u00a01,200'],
    [999, 'Rs.\u00a0999'],
    [1000, 'Rs.\u00a01,000'],
    [99999, 'Rs.\u00a099,999'],
    [100000, 'Rs.\u00a01,00,000'],
    [10138467.5, 'Rs.\u00a01,01,38,467.50'],
    [-1234, 'Rs.\u00a0-1,234'],
    [49.5, 'Rs.\u00a049.50'],
    [0, 'Rs.\u00a00'],
  ])('%d reads %s', (rupees, text) => expect(formatPrice(rupees)).toBe(text))

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '12,34,567'],
  ])('%d things read %s', (count, text) => expect(formatNumber(count)).toBe(text))

  it('are shown in dollars only where the shop has set a rate', () => {
    expect(approximateDollars(2500, 135)).toBe('≈ $18.52')
    expect(approximateDollars(250_000, 135)).toBe('≈ $1,851.85')
    expect(approximateDollars(2500, null)).toBeUndefined()
  })
})

describe('addresses', () => {
  it.each([
    ['Adjective Attire | T-shirt', 'adjective-attire-t-shirt'],
    ['Café Blouse', 'cafe-blouse'],
    ['कुर्ता सेट', 'कुर्ता-सेट'],
    ['!!!', 'item'],
    ['‼\ufe0f', 'item'],
  ])('%s reads %s', (title, expected) => expect(slug(title)).toBe(expected))

  it('of pictures carry width and format', () => {
    expect(pictureSrcSet('/media/ab', [320, 640], 'avif')).toBe(
      '/media/ab-320.avif 320w, /media/ab-640.avif 640w',
    )
  })
})
