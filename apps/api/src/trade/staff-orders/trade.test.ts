import { salesFigures, type Customer, type MailRow } from '@etrend/contract'
import { WAIT_MS } from '@etrend/tooling/patience'
import { describe, expect, it, vi } from 'vitest'
import { mail } from '../../db/schema/mail'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, sita, skirt, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { delivered } from '../../test/staff-orders'

const send = (
  { app, headers }: OrderingShop,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url: `/staff${url}`, headers, ...(payload && { payload }) })

describe('promo codes', () => {
  it('take a percentage off, up to a ceiling, and keep their terms on an order that is edited', async () => {
    const shop = await orderingShop()
    const code = { code: 'Tihar20', percent_off: 20, max_off: 300 }
    expect((await send(shop, 'POST', '/promo-codes', { ...code, amount_off: 5 })).statusCode).toBe(
      400,
    )
    expect((await send(shop, 'POST', '/promo-codes', { code: 'Nothing' })).statusCode).toBe(400)
    const made = await send(shop, 'POST', '/promo-codes', code)
    expect([made.statusCode, made.json()]).toMatchObject([201, { ...code, amount_off: 0 }])
    const placed = await shop.placed({ ...oneSkirt, promo_code: 'tihar20', expected_total: 726 })
    await send(shop, 'PUT', '/promo-codes/2', { ...code, percent_off: 90 })
    const lines = [{ ...skirt, quantity: 2 }]
    const edit = { ...sita, lines }
    const preview = await send(shop, 'POST', `/orders/${placed.number}/edit/preview`, edit)
    expect(preview.json()).toMatchObject({
      before: { discount: 180, total: 726 },
      after: { discount: 300, total: 1506 },
    })
  })

  it('are added, limited, switched off, and kept while orders use them', async () => {
    const shop = await orderingShop()
    const code = { code: 'Dashain25', amount_off: 25, min_subtotal: 500 }
    const made = await send(shop, 'POST', '/promo-codes', code)
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { id: 2, is_active: true, max_uses: null, uses: 0 },
    ])
    const again = await send(shop, 'POST', '/promo-codes', { ...code, code: 'DASHAIN25' })
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { fields: { code: 'This promo code exists already.' } },
    ])
    const priced = async () => {
      const payload = { lines: [skirt], promo_code: 'dashain25' }
      const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
      return answer.json<object>()
    }
    expect(await priced()).toMatchObject({ promo: { amount_off: 25 }, promo_problem: null })
    await shop.placed({ ...oneSkirt, promo_code: 'dashain25', expected_total: 881 })
    const removed = await send(shop, 'DELETE', '/promo-codes/2')
    expect([removed.statusCode, removed.json()]).toEqual([
      409,
      { message: '1 order uses this code: switch it off instead.' },
    ])
    const off = await send(shop, 'PUT', '/promo-codes/2', { ...code, is_active: false })
    expect(off.json()).toMatchObject({ is_active: false, uses: 1 })
    expect(await priced()).toMatchObject({ promo: null, promo_problem: 'Invalid promo code.' })
    const ended = { ...code, valid_to: '2020-01-01T00:00:00.000Z' }
    await send(shop, 'PUT', '/promo-codes/2', ended)
    expect(await priced()).toMatchObject({ promo_problem: 'This promo code has ended.' })
  })
})

describe('the settings', () => {
  it('change one by one, and shoppers see them at once', async () => {
    const shop = await orderingShop()
    const changed = await send(shop, 'PATCH', '/settings', { shipping: 150, dollar_rate: null })
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { shipping: 150, tax: 4, dollar_rate: null, promo_line: 'Up to 40% Off Selected Items' },
    ])
    expect((await shop.get('/store/shop')).json()).toMatchObject({ shipping: 150 })
    const wrong = { shipping: -1, facebook_url: 'javascript:alert(1)', id: 2 }
    const refused = await send(shop, 'PATCH', '/settings', wrong)
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
      400,
      expect.arrayContaining(['shipping', 'facebook_url', 'id']),
    ])
  })
})

describe('the outbox', () => {
  it('lists mails and sends one again, but shows no link that opens an account', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const { headers } = await signUp(shop, 'hari')
    const payload = { email: 'hari@example.com' }
    await shop.app.inject({ method: 'POST', url: '/forgot-password/', headers, payload })
    const list = await vi.waitFor(async () => {
      const mails = (await shop.get('/staff/mails')).json<MailRow[]>()
      expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
      return mails
    }, WAIT_MS)
    expect(list).toMatchObject([
      { subject: 'Choose a new password', is_secret: true, order_number: null },
      { subject: `Your order ${number}`, is_secret: false, order_number: number },
    ])
    const text = async (id: number) => (await shop.get(`/staff/mails/${id}`)).json<object>()
    expect(await text(2)).toMatchObject({ text: null })
    expect(JSON.stringify(await text(1))).toContain(number)
    const [stored] = await shop.db.read.select().from(mail).orderBy(mail.id).limit(1).offset(1)
    expect([stored?.text, stored?.html]).toEqual(['', ''])
    expect((await send(shop, 'POST', '/mails/1/resend')).statusCode).toBe(202)
    expect((await send(shop, 'POST', '/mails/2/resend')).statusCode).toBe(409)
  })
})

describe('customers', () => {
  it('are accounts and guests, with what they bought', async () => {
    const shop = await orderingShop()
    const sita = await signUp(shop, 'sita')
    await signUp(shop, 'newcomer')
    await shop.placed(oneSkirt, sita.headers)
    await shop.placed({ ...oneSkirt, name: 'Hari Thapa', phone: '9800000001' })
    const list = async (q = '') => (await shop.get(`/staff/customers?q=${q}`)).json<Customer[]>()
    const all = await list()
    expect(all.map(({ name, orders }) => [name, orders])).toEqual([
      ['Hari Thapa', 1],
      ['sita', 1],
      ['newcomer', 0],
    ])
    expect(await list('thapa')).toMatchObject([{ id: null, phone: '+9779800000001' }])
    const id = all[1]?.id
    expect((await shop.get(`/staff/customers/${id}`)).json()).toMatchObject({
      email: 'sita@example.com',
      latest_orders: [{ total: 906 }],
    })
    expect((await shop.get('/staff/customers/1')).statusCode).toBe(404)
  })
})

describe('the sales', () => {
  it('add up what was paid or delivered and not cancelled, day by day, beside the time before', async () => {
    const shop = await orderingShop()
    await delivered(shop, { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 })
    await shop.placed()
    const paid = await payAt(shop, 'khalti', 'pay')
    const read = async (query = '') =>
      salesFigures.parse((await shop.get(`/staff/sales${query}`)).json())
    expect(await read()).toMatchObject({
      days: 30,
      current: { sales: 2712, orders: 2, average: 1356, pieces: 3, refunded: 0 },
      previous: { sales: 0, orders: 0, average: 0 },
      best_sellers: [{ product: 2, title: 'Skirt', pieces: 3, sales: 2700 }],
      waiting: { to_call: 1, to_pack: 1 },
    })
    const { by_day } = await read('?days=7')
    expect([by_day.length, by_day.at(-1)]).toMatchObject([7, { sales: 2712, orders: 2 }])
    await shop.guest(paid, '/cancel', {})
    expect((await read()).current).toMatchObject({ sales: 1806, orders: 1 })
  })
})
