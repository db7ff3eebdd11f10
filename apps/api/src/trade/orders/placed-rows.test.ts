import { describe, expect, it } from 'vitest'
import { orderLine } from '../../db/schema/orders'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop, sita, skirt, tee } from '../../test/ordering'
import { call, read } from '../../test/staff-orders'

describe('a placed order', () => {
  it('keeps what was bought, and what its customer entered', byEngine, async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed({ ...oneSkirt, note: 'Ring twice', landmark: 'Pharmacy' })
    const { phone: _, ...address } = sita
    expect(await read(shop, number)).toMatchObject({
      ...address,
      note: 'Ring twice',
      landmark: 'Pharmacy',
      source: 'shop',
      payment_state: 'due',
      to_pay: 906,
      hold_expires_at: null,
      promo_code: null,
      totals: { subtotal: 900, discount: 0, shipping: 2, tax: 4, total: 906 },
    })
    expect(await shop.db.read.select().from(orderLine)).toMatchObject([
      {
        ...skirt,
        title: 'Skirt',
        color_name: 'Red',
        size_name: 'MD',
        price: 900,
        returned: 0,
        picture: expect.stringContaining('/media/') as unknown,
      },
    ])
  })

  it('that costs nothing waits for no payment', async () => {
    const shop = await orderingShop()
    await call(shop, 'POST', '/promo-codes', { code: 'GIFT', amount_off: 2000 })
    const gift = { ...oneSkirt, promo_code: 'gift', expected_total: 0 }
    const { number } = await shop.placed({ ...gift, payment_method: 'khalti' })
    expect(await read(shop, number)).toMatchObject({
      payment_state: 'none',
      to_pay: 0,
      hold_expires_at: null,
      promo_code: 'GIFT',
      totals: { subtotal: 900, discount: 900, shipping: 0, tax: 0, total: 0 },
    })
  })

  it('by phone says so', async () => {
    const shop = await orderingShop()
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/staff/orders',
      headers: { ...shop.headers, 'idempotency-key': 'by phone 1' },
      payload: { ...sita, lines: [tee], payment_method: 'cod' },
    })
    const { timeline } = await read(shop, placed.json<{ number: string }>().number)
    expect(timeline[0]).toMatchObject({ text: 'Order placed by phone', staff_name: 'boss' })
  })
})

describe('a cart that has changed', () => {
  it('is described line by line', async () => {
    const shop = await orderingShop()
    const lines = [
      { ...skirt, shown_price: 800 },
      { product_color: 1, size: 2, quantity: 1 },
      { ...tee, quantity: 3 },
      { ...tee, size: 9 },
    ]
    const { message, changes } = (await shop.place({ ...oneSkirt, lines })).json<{
      message: string
      changes: object[]
    }>()
    expect(message).toBe('Skirt in Red, size M now costs Rs.\u00a0900.')
    expect(changes).toEqual([
      {
        product_color: 3,
        size: 1,
        kind: 'price',
        name: 'Skirt in Red, size M',
        left: null,
        price: 900,
        message,
      },
      {
        product_color: 1,
        size: 2,
        kind: 'short',
        name: 'Blouse in Red, size L',
        left: 0,
        price: 2000,
        message: 'Blouse in Red, size L is sold out.',
      },
      {
        product_color: 4,
        size: 1,
        kind: 'short',
        name: 'Tee | Plain in Navy, size M',
        left: 2,
        price: 1200,
        message: 'Only 2 left of Tee | Plain in Navy, size M.',
      },
      {
        product_color: 4,
        size: 9,
        kind: 'gone',
        name: '',
        left: 0,
        price: null,
        message: 'One piece of your cart is not sold any more.',
      },
    ])
  })

  it('is none where the price is the one that was shown', async () => {
    const shop = await orderingShop()
    const placed = await shop.place({ ...oneSkirt, lines: [{ ...skirt, shown_price: 900 }] })
    expect(placed.statusCode).toBe(201)
  })
})
