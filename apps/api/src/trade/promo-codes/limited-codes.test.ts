import type { PricedCart } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addCollection } from '../../test/collecting'
import { call } from '../../test/desk'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'

const promo_code = 'dashain'
const both = { lines: [skirt, tee], promo_code }

/** A shop with a collection of the skirt (Rs. 900) and a code that is limited to it. The tee costs Rs. 1200. */
async function shopWithCode(terms: object) {
  const shop = await orderingShop()
  const { id } = await addCollection(shop, { title: 'Skirts', kind: 'hand', products: '2' })
  const code = { code: 'Dashain', collections: [id], ...terms }
  expect((await call(shop, 'POST', '/promo-codes', code)).statusCode).toBe(201)
  return shop
}

async function priced({ app }: OrderingShop, payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/store/cart', payload })
  return answer.json<PricedCart>()
}

describe('a code that is limited to a collection', () => {
  it('takes its percentage off the pieces of the collection alone', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const { totals, promo } = await priced(shop, both)
    expect(totals).toMatchObject({ subtotal: 2100, discount: 90, total: 2016 })
    expect(promo).toMatchObject({ products: [2] })
    const order = { ...oneSkirt, ...both, expected_total: 2016 }
    expect((await shop.place(order)).statusCode).toBe(201)
  })

  it.each([
    [899.99, 899.99],
    [900, 900],
    [900.01, 900],
  ])('of Rs. %s takes off Rs. %s where its pieces cost Rs. 900', async (amount_off, discount) => {
    const shop = await shopWithCode({ amount_off })
    expect((await priced(shop, both)).totals).toMatchObject({ discount })
  })

  it('is refused with the name of the collection where the cart has none of its pieces', async () => {
    const shop = await shopWithCode({ amount_off: 50 })
    const message = 'This promo code is only for products of: Skirts. None is in your cart.'
    expect(await priced(shop, { lines: [tee], promo_code })).toMatchObject({
      promo: null,
      promo_problem: message,
      totals: { discount: 0 },
    })
    const refused = await shop.place({ ...oneSkirt, lines: [tee], promo_code })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { promo_code: message } },
    ])
  })

  it('follows the rule of its collection, by prices as staff wrote them', async () => {
    const shop = await orderingShop()
    const rule = JSON.stringify({ max_price: 900, is_discounted: true })
    const { id } = await addCollection(shop, { rule })
    await call(shop, 'POST', '/promo-codes', { code: 'Dashain', amount_off: 50, collections: [id] })
    expect((await priced(shop, both)).promo).toMatchObject({ products: [2] })
    const lower = JSON.stringify({ max_price: 899.99, is_discounted: true })
    await shop.form('PUT', `/staff/collections/${id}/`, { title: 'Low', kind: 'rule', rule: lower })
    expect((await priced(shop, both)).promo).toBeNull()
  })

  it('goes on counting for the same pieces when staff edit the order', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const { number } = await shop.placed({ ...oneSkirt, promo_code, expected_total: 816 })
    await shop.form('PUT', '/staff/collections/1/', { title: 'None', kind: 'hand', products: '' })
    const { lines: _lines, payment_method: _method, expected_total: _total, ...to } = oneSkirt
    const edit = { ...to, lines: [{ ...skirt, quantity: 2 }, tee] }
    const preview = await call(shop, 'POST', `/orders/${number}/edit/preview`, edit)
    expect(preview.json()).toMatchObject({ after: { subtotal: 3000, discount: 180 } })
  })

  it('keeps the collection from being deleted', async () => {
    const shop = await shopWithCode({ amount_off: 50 })
    const refused = await shop.remove('/staff/collections/1/')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Collection Skirts is used by 1 promo code.' },
    ])
  })

  it('needs collections that exist', async () => {
    const shop = await orderingShop()
    const code = { code: 'Dashain', amount_off: 50, collections: [7] }
    const refused = await call(shop, 'POST', '/promo-codes', code)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { collections: 'Choose collections that exist.' } },
    ])
  })
})
