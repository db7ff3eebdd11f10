import type { PromoCode } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/records'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, sita, skirt } from '../../test/ordering'
import { call } from '../../test/staff-orders'

describe('the list of promo codes', () => {
  it('is in the order in which they were added, or sorted either way', async () => {
    const shop = await orderingShop()
    for (const code of ['tihar', 'Dashain']) {
      await call(shop, 'POST', '/promo-codes', { code, amount_off: 5 })
    }
    const listed = async (query: string) => {
      const rows = (await shop.get(`/staff/promo-codes${query}`)).json<PromoCode[]>()
      return rows.map(({ code }) => code)
    }
    const [first = ''] = await listed('')
    expect(await listed('')).toEqual([first, 'tihar', 'Dashain'])
    expect(await listed('?sort=code')).toEqual(['Dashain', first, 'tihar'])
    expect(await listed('?sort=-code')).toEqual(['tihar', first, 'Dashain'])
    await shop.placed({ ...oneSkirt, promo_code: 'tihar', expected_total: 901 })
    expect((await listed('?sort=-uses'))[0]).toBe('tihar')
  })
})

describe('promo codes', () => {
  it('take a percentage off, up to a ceiling, and keep their terms on an order that is edited', async () => {
    const shop = await orderingShop()
    const code = { code: 'Tihar20', percent_off: 20, max_off: 300 }
    expect((await call(shop, 'POST', '/promo-codes', { ...code, amount_off: 5 })).statusCode).toBe(
      400,
    )
    expect((await call(shop, 'POST', '/promo-codes', { code: 'Nothing' })).statusCode).toBe(400)
    const made = await call(shop, 'POST', '/promo-codes', code)
    expect([made.statusCode, made.json()]).toMatchObject([201, { ...code, amount_off: 0 }])
    const placed = await shop.placed({ ...oneSkirt, promo_code: 'tihar20', expected_total: 726 })
    await call(shop, 'PUT', '/promo-codes/2', { ...code, percent_off: 90 })
    const lines = [{ ...skirt, quantity: 2 }]
    const edit = { ...sita, lines }
    const preview = await call(shop, 'POST', `/orders/${placed.number}/edit/preview`, edit)
    expect(preview.json()).toMatchObject({
      before: { discount: 180, total: 726 },
      after: { discount: 300, total: 1506 },
    })
  })

  it('are added, limited, switched off, and kept while orders use them', async () => {
    const shop = await orderingShop()
    const code = { code: 'Dashain25', amount_off: 25, min_subtotal: 500 }
    const made = await call(shop, 'POST', '/promo-codes', code)
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { id: 2, is_active: true, max_uses: null, uses: 0 },
    ])
    const again = await call(shop, 'POST', '/promo-codes', { ...code, code: 'DASHAIN25' })
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
    const removed = await call(shop, 'DELETE', '/promo-codes/2')
    expect([removed.statusCode, removed.json()]).toEqual([
      409,
      { message: '1 order uses this code: switch it off instead.' },
    ])
    const off = await call(shop, 'PUT', '/promo-codes/2', { ...code, is_active: false })
    expect(off.json()).toMatchObject({ is_active: false, uses: 1 })
    expect(await priced()).toMatchObject({ promo: null, promo_problem: 'Invalid promo code.' })
    const ended = { ...code, valid_to: '2020-01-01T00:00:00.000Z' }
    await call(shop, 'PUT', '/promo-codes/2', ended)
    expect(await priced()).toMatchObject({ promo_problem: 'This promo code has ended.' })
  })
})

describe('what staff do with promo codes', () => {
  it('is in the audit log, unless it changes nothing', async () => {
    const shop = await orderingShop()
    const code = { code: 'Tihar', amount_off: 5 }
    await call(shop, 'POST', '/promo-codes', code)
    await call(shop, 'PUT', '/promo-codes/2', code)
    await call(shop, 'PUT', '/promo-codes/2', { ...code, amount_off: 7 })
    expect((await shop.remove('/staff/promo-codes/2')).statusCode).toBe(204)
    const entries = await shop.db.read.select().from(audit)
    expect(
      entries
        .filter(({ noun }) => noun === 'promoCodes')
        .map(({ action, row_id, label, before, after }) => [action, row_id, label, before, after]),
    ).toEqual([
      ['add', 2, 'Tihar', null, expect.objectContaining({ amount_off: 5 })],
      ['edit', 2, 'Tihar', { amount_off: 5 }, { amount_off: 7 }],
      ['delete', 2, 'Tihar', expect.objectContaining({ amount_off: 7 }), null],
    ])
  })

  it('refuses a code that ends before or when it begins', async () => {
    const shop = await orderingShop()
    const code = { code: 'Tihar', amount_off: 5, valid_from: '2026-11-02T00:00:00.000Z' }
    for (const valid_to of ['2026-11-01T23:59:59.999Z', code.valid_from]) {
      const refused = await call(shop, 'POST', '/promo-codes', { ...code, valid_to })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { fields: { valid_to: 'Enter an end after the start.' } },
      ])
    }
    const taken = { ...code, valid_to: '2026-11-02T00:00:00.001Z' }
    expect((await call(shop, 'POST', '/promo-codes', taken)).statusCode).toBe(201)
  })

  it('is for one code in capital and small letters of any language', async () => {
    const shop = await orderingShop()
    const add = (code: string) => call(shop, 'POST', '/promo-codes', { code, amount_off: 5 })
    expect((await add('NOËL25')).statusCode).toBe(201)
    const message = 'This promo code exists already.'
    const refused = await add('noël25')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { code: message } },
    ])
    expect((await add('NOEL25')).statusCode).toBe(201)
    const lower = { code: 'Noël25', amount_off: 7 }
    expect((await call(shop, 'PUT', '/promo-codes/2', lower)).statusCode).toBe(200)
    expect((await call(shop, 'PUT', '/promo-codes/3', lower)).statusCode).toBe(409)
    await shop.placed({ ...oneSkirt, promo_code: 'noËL25', expected_total: 899 })
    expect((await shop.get('/staff/promo-codes')).json<PromoCode[]>()).toMatchObject([
      {},
      { code: 'Noël25', uses: 1 },
      { code: 'NOEL25', uses: 0 },
    ])
  })

  it('keeps a code that several orders use, and says how many', async () => {
    const shop = await orderingShop()
    await call(shop, 'POST', '/promo-codes', { code: 'Tihar', amount_off: 5 })
    for (const phone of ['9800000001', '9800000002']) {
      await shop.placed({ ...oneSkirt, phone, promo_code: 'tihar', expected_total: 901 })
    }
    expect((await shop.remove('/staff/promo-codes/2')).json()).toEqual({
      message: '2 orders use this code: switch it off instead.',
    })
    expect((await shop.remove('/staff/promo-codes/9')).json()).toEqual({
      message: 'There is no promo code with this id.',
    })
  })
})

it('a code for one use a customer counts the account and the phone number together', async () => {
  const shop = await orderingShop()
  const code = { code: 'Tihar', amount_off: 5, max_uses_per_customer: 1 }
  await call(shop, 'POST', '/promo-codes', code)
  const { headers } = await signUp(shop, 'Ram')
  const order = async (phone: string, as: Record<string, string>) => {
    const body = { ...oneSkirt, phone, promo_code: 'tihar', expected_total: 901 }
    return (await shop.place(body, { headers: as })).statusCode
  }
  expect(await order('9800000001', headers)).toBe(201)
  expect(await order('9800000002', headers)).toBe(409)
  expect(await order('9800000001', {})).toBe(409)
  expect(await order('9800000003', {})).toBe(201)
})
