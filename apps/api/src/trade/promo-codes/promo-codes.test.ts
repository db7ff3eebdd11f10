import type { PromoCode } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/records'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop } from '../../test/ordering'
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
