import { pricedCart } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addSale } from '../../test/sale-offers'
import { shopOfFour } from '../../test/test-app'

describe('a cart', () => {
  it('is priced by the server with fees and the promo code in any case', async () => {
    const shop = await shopOfFour()
    const priced = await shop.app.inject({
      method: 'POST',
      url: '/store/cart',
      payload: {
        lines: [{ product_color: 3, size: 1, quantity: 2 }],
        promo_code: 'DISCOUNT10',
      },
    })
    expect(priced.json()).toMatchObject({
      lines: [{ name: 'Skirt', price: 900, size_name: 'MD', is_available: true, left: null }],
      promo: { code: 'discount10', amount_off: 10 },
      totals: { subtotal: 1800, discount: 10, shipping: 2, tax: 4, total: 1796 },
    })
  })

  it('has the price before reductions only where a line is reduced', async () => {
    const shop = await shopOfFour()
    const pricesOf = async () => {
      const payload = { lines: [{ product_color: 3, size: 1, quantity: 2 }] }
      const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
      return pricedCart.parse(answer.json()).lines.map((line) => [line.price, line.original_price])
    }
    expect(await pricesOf()).toEqual([[900, 1500]])
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: '' })
    expect(await pricesOf()).toEqual([[1500, null]])
    await addSale(shop, { percent_off: 20 })
    expect(await pricesOf()).toEqual([[1200, 1500]])
  })

  it('takes only ids and quantities, says what is short and leaves out what is gone', async () => {
    const shop = await shopOfFour()
    const ask = (payload: object) =>
      shop.app.inject({ method: 'POST', url: '/store/cart', payload })
    const line = { product_color: 4, size: 1, quantity: 3 }
    expect((await ask({ lines: [line, { ...line, size: 99 }] })).json()).toMatchObject({
      lines: [{ is_available: false, stock: 'low', left: 2 }],
      promo: null,
    })
    expect((await ask({ lines: [{ ...line, price: 1 }] })).statusCode).toBe(400)
    expect((await ask({ lines: [{ ...line, quantity: -1 }] })).statusCode).toBe(400)
    expect((await ask({ lines: [line], promo_code: 'nonsense' })).json()).toMatchObject({
      promo: null,
    })
  })
})
