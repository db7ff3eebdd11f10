import { describe, expect, it } from 'vitest'
import { promoCode } from '../../db/schema/promo-codes'
import { oneSkirt, orderingShop, sita, skirt, type OrderingShop } from '../../test/ordering'
import { payAfterHold } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

const coded = { ...oneSkirt, promo_code: 'discount10', expected_total: 896 }

/** An order with a promo code whose hold has expired, and whose payment is about to come in. */
async function expired(shop: OrderingShop) {
  const placed = await shop.placed({ ...coded, payment_method: 'khalti' })
  const comes = await payAfterHold(shop, placed)
  expect(await usesOf(shop)).toBe(0)
  return { ...placed, comes }
}

async function usesOf(shop: OrderingShop) {
  const [row] = await shop.db.read.select().from(promoCode)
  return row?.uses
}

const limit = (shop: OrderingShop, limits: Partial<typeof promoCode.$inferInsert>) =>
  shop.db.write.update(promoCode).set(limits)

describe('a payment that comes after the hold, for an order with a promo code', () => {
  it('uses the code again', async () => {
    const shop = await orderingShop()
    await limit(shop, { max_uses: 1, max_uses_per_customer: 1 })
    const order = await expired(shop)
    await order.comes()
    expect(await read(shop, order.number)).toMatchObject({
      state: 'confirmed',
      payment_state: 'paid',
      promo_code: 'discount10',
      totals: { discount: 10, total: 896 },
    })
    expect(await usesOf(shop)).toBe(1)
    const other = await shop.place({ ...coded, phone: '9800000001' })
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { message: 'This promo code has been used up.' },
    ])
    await move(shop, order.number, 'cancelled')
    expect(await usesOf(shop)).toBe(0)
  })

  it('takes the order without the code when somebody else has used it up, and says so', async () => {
    const shop = await orderingShop()
    await limit(shop, { max_uses: 1 })
    const order = await expired(shop)
    await shop.placed({ ...coded, phone: '9800000001' })
    await order.comes()
    const seen = await read(shop, order.number)
    expect(seen).toMatchObject({
      state: 'confirmed',
      payment_state: 'due',
      promo_code: null,
      totals: { discount: 0, total: 906 },
      paid: 896,
      to_pay: 10,
    })
    expect(seen.timeline.map(({ text }) => text)).toContain(
      'The promo code discount10 could not be used any more when the payment came. Without it the order costs Rs.\u00a0906: Rs.\u00a010 is still to be paid on delivery.',
    )
    expect(await usesOf(shop)).toBe(1)
    await move(shop, order.number, 'packed', 'shipped', 'delivered')
    expect(await read(shop, order.number)).toMatchObject({ payment_state: 'paid', paid: 906 })
  })

  it('asks for the delivery fee that a lost code for free delivery took off', async () => {
    const shop = await orderingShop()
    await limit(shop, { max_uses: 1, free_delivery: true })
    const placed = await shop.placed({ ...coded, payment_method: 'khalti', expected_total: 894 })
    const comes = await payAfterHold(shop, placed)
    await shop.placed({ ...coded, phone: '9800000001', expected_total: 894 })
    await comes()
    expect(await read(shop, placed.number)).toMatchObject({
      totals: { discount: 0, shipping: 2, total: 906 },
      paid: 894,
      to_pay: 12,
    })
  })

  it('counts the uses of a customer too', async () => {
    const shop = await orderingShop()
    await limit(shop, { max_uses_per_customer: 1 })
    const order = await expired(shop)
    await shop.placed(coded)
    await order.comes()
    expect(await read(shop, order.number)).toMatchObject({ promo_code: null, to_pay: 10 })
    expect(await usesOf(shop)).toBe(1)
  })

  it('keeps the code although it was switched off or has ended meanwhile', async () => {
    const shop = await orderingShop()
    const order = await expired(shop)
    await limit(shop, { is_active: false, valid_to: '2020-01-01T00:00:00.000Z' })
    await order.comes()
    expect(await read(shop, order.number)).toMatchObject({ promo_code: 'discount10', to_pay: 0 })
  })

  it('is taken without a code that was deleted meanwhile', async () => {
    const shop = await orderingShop()
    const order = await expired(shop)
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: '/staff/promo-codes/1',
      headers: shop.headers,
    })
    expect(removed.statusCode).toBe(204)
    await order.comes()
    expect(await read(shop, order.number)).toMatchObject({ state: 'confirmed', to_pay: 10 })
  })

  it('keeps the terms that the code had when the order was placed', async () => {
    const shop = await orderingShop()
    const code = { code: 'Tihar20', percent_off: 20, max_off: 300 }
    await call(shop, 'POST', '/promo-codes', code)
    const placed = await shop.placed({
      ...oneSkirt,
      promo_code: 'tihar20',
      payment_method: 'khalti',
      expected_total: 726,
    })
    const comes = await payAfterHold(shop, placed)
    await call(shop, 'PUT', '/promo-codes/2', { ...code, percent_off: 90 })
    await comes()
    const edit = { ...sita, lines: [{ ...skirt, quantity: 2 }] }
    const preview = await call(shop, 'POST', `/orders/${placed.number}/edit/preview`, edit)
    expect(preview.json()).toMatchObject({ after: { discount: 300, total: 1506 } })
  })
})
