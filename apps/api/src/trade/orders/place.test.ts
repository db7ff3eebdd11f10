import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { promoCode, promoUse } from '../../db/schema/promo-codes'
import { shop as shopRow } from '../../db/schema/shop'
import { stockLevel } from '../../db/schema/stock'
import { byEngine } from '../../test/by-engine'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, read } from '../../test/staff-orders'

async function left({ db }: OrderingShop, unit = skirt.product_color) {
  const rows = await db.read.select().from(stockLevel).where(eq(stockLevel.product_color, unit))
  return rows[0]?.quantity
}

describe('placing an order', () => {
  it('takes the server’s prices, the pieces from stock, and a number', byEngine, async () => {
    const shop = await orderingShop()
    const answer = await shop.place({
      ...oneSkirt,
      lines: [{ ...skirt, quantity: 2 }],
      expected_total: 1806,
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { number: 'ET-2026-000001', state: 'placed', payment_state: 'due', total: 1806 },
    ])
    const page: unknown = (await shop.guest(answer.json())).json()
    expect(page).toMatchObject({
      phone: '+9779841234567',
      totals: { subtotal: 1800, discount: 0, shipping: 2, tax: 4, total: 1806 },
      lines: [{ name: 'Skirt', color_name: 'Red', size_name: 'MD', price: 900, quantity: 2 }],
      timeline: [{ kind: 'state', text: 'Order placed' }],
      can_cancel: true,
    })
    expect(await left(shop)).toBe(7)
    expect((await shop.place()).json()).toMatchObject({ number: 'ET-2026-000002' })
  })

  it('asks for an Idempotency-Key, a Nepali mobile and a district of the province', async () => {
    const shop = await orderingShop()
    const bare = await shop.app.inject({ method: 'POST', url: '/store/orders', payload: oneSkirt })
    expect([bare.statusCode, bare.json<{ fields: object }>().fields]).toMatchObject([
      400,
      { 'idempotency-key': 'Send an Idempotency-Key header, new for each order.' },
    ])
    const wrong = await shop.place({ ...oneSkirt, phone: '01-4412345', district: 'Kaski' })
    expect([wrong.statusCode, Object.keys(wrong.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['phone', 'district'],
    ])
    for (const extra of [{ total: 1 }, { state: 'delivered' }, { user: 1 }]) {
      expect((await shop.place({ ...oneSkirt, ...extra })).statusCode).toBe(400)
    }
    expect((await shop.place({ ...oneSkirt, lines: [] })).statusCode).toBe(400)
  })

  it(
    'is refused with what changed when price, stock or total are not as shown',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const lines = [
        { ...skirt, shown_price: 800 },
        { ...tee, quantity: 3 },
        { ...tee, size: 9 },
      ]
      const changed = await shop.place({ ...oneSkirt, lines })
      expect([changed.statusCode, changed.json()]).toMatchObject([
        409,
        {
          changes: [
            { kind: 'price', price: 900, message: 'Skirt in Red, size M now costs Rs.\u00a0900.' },
            { kind: 'short', left: 2, message: 'Only 2 left of Tee | Plain in Navy, size M.' },
            { kind: 'gone' },
          ],
        },
      ])
      const total = await shop.place({ ...oneSkirt, expected_total: 900 })
      expect([total.statusCode, total.json()]).toEqual([
        409,
        { message: 'The total is now Rs.\u00a0906.', changes: [], total: 906 },
      ])
      expect([await shop.db.read.$count(order), await left(shop)]).toEqual([0, 9])
    },
  )

  it(
    'counts a unit on two lines once, so that together they can’t take more than there is',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const twice = { ...oneSkirt, lines: [{ ...tee, quantity: 2 }, tee], expected_total: 3606 }
      expect((await shop.place(twice)).statusCode).toBe(409)
      expect(await left(shop, tee.product_color)).toBe(2)
    },
  )

  it('uses a promo code in any case, within its limits', async () => {
    const shop = await orderingShop()
    const limits = { max_uses: 2, max_uses_per_customer: 1, min_subtotal: 900 }
    await shop.db.write.update(promoCode).set(limits)
    const coded = { ...oneSkirt, promo_code: 'DISCOUNT10', expected_total: 896 }
    expect((await shop.place(coded)).json()).toMatchObject({ total: 896 })
    const again = await shop.place(coded)
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { fields: { promo_code: 'You have used this promo code already.' } },
    ])
    const others = ['9800000001', '9800000002'].map((phone) => shop.place({ ...coded, phone }))
    const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await shop.place({ ...coded, promo_code: 'nonsense' })).json()).toMatchObject({
      message: 'Invalid promo code.',
    })
    expect(await shop.db.read.$count(promoUse)).toBe(2)
  })

  it('accepts exactly 5 of 200 simultaneous orders for the last 5 pieces', byEngine, async () => {
    const shop = await orderingShop()
    await shop.db.write
      .update(stockLevel)
      .set({ quantity: 5 })
      .where(eq(stockLevel.product_color, skirt.product_color))
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        shop.place({ ...oneSkirt, phone: `98${10_000_000 + n}` }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(195)
    expect([await shop.db.read.$count(order), await left(shop)]).toEqual([5, 0])
    const rows = shop.db.read.select({ number: order.number }).from(order)
    const numbers = await rows.orderBy(order.id)
    expect(numbers.map(({ number }) => Number(number.slice(8)))).toEqual([1, 2, 3, 4, 5])
  })

  it(
    'answers the same key 50 times with one order, and another body with 422',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const key = 'the very same key'
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => shop.place(oneSkirt, { key })),
      )
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect([await shop.db.read.$count(order), await left(shop)]).toEqual([1, 8])
      expect((await shop.place({ ...oneSkirt, note: 'Hurry' }, { key })).statusCode).toBe(422)
      const hari = await signUp(shop, 'hari')
      const own = await shop.place(oneSkirt, { key, headers: hari.headers })
      expect([own.statusCode, await shop.db.read.$count(order)]).toEqual([201, 2])
    },
  )

  it('mails a confirmation with a link that opens the order', async () => {
    const shop = await orderingShop()
    const { number, token } = await shop.placed()
    const mails = await shop.db.read.all<{ to: string; subject: string; text: string }>(
      sql`SELECT "to", subject, text FROM mail`,
    )
    expect(mails).toMatchObject([{ to: sita.email, subject: `Your order ${number}` }])
    expect(mails[0]?.text).toContain(`/order/${number}?token=${token}`)
  })

  it('needs no email address where it is paid in cash, and is found by its number and phone', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed({ ...oneSkirt, email: '' })
    expect((await shop.db.read.all(sql`SELECT 1 FROM mail`)).length).toBe(0)
    const found = await shop.post('/store/orders/look-up', { number, phone: oneSkirt.phone })
    expect(found.statusCode).toBe(200)
    const online = await shop.place({ ...oneSkirt, email: '', payment_method: 'esewa' })
    const message = 'Enter an email address: the receipt of an online payment goes there.'
    expect([online.statusCode, online.json()]).toMatchObject([400, { fields: { email: message } }])
  })

  it('follows the shop’s fees', async () => {
    const shop = await orderingShop()
    await shop.db.write.update(shopRow).set({ shipping: 150, tax: 0 })
    expect((await shop.place({ ...oneSkirt, expected_total: 1050 })).statusCode).toBe(201)
  })
})

describe('a discount larger than the subtotal', () => {
  it('is stored as the subtotal, and the parts still add up to the total of the cart', async () => {
    const shop = await orderingShop()
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 5 })
    const coded = { ...oneSkirt, promo_code: 'discount10', expected_total: 1 }
    const { number } = await shop.placed(coded)
    expect(await read(shop, number)).toMatchObject({
      totals: { subtotal: 5, discount: 5, shipping: 1, tax: 0, total: 1 },
      to_pay: 1,
    })
    const more = { ...sita, lines: [{ ...skirt, quantity: 2 }], expected_total: 1 }
    const edited = await call(shop, 'PUT', `/orders/${number}`, more)
    expect(edited.json()).toMatchObject({ totals: { subtotal: 10, discount: 10, total: 1 } })
  })
})
