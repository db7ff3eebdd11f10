import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, mailsAbout, read } from '../../test/staff-orders'

const far = { province: 'Karnali', district: 'Humla' }
const near = { name: 'Valley', districts: ['Kathmandu'], fee: 100, cash_fee: 50 }

/** A shop where Kathmandu costs 100 and 50 more in cash, and Humla 400 without cash. */
async function zonedShop() {
  const shop = await orderingShop()
  await call(shop, 'POST', '/delivery-zones', near)
  const remote = { name: 'Remote', districts: ['Humla'], fee: 400, cash_allowed: false }
  await call(shop, 'POST', '/delivery-zones', remote)
  return shop
}

const inCash = { ...oneSkirt, expected_total: 1054 }

const editTo = (shop: OrderingShop, number: string, more: object) =>
  call(shop, 'PUT', `/orders/${number}`, { ...sita, lines: [skirt], ...more })

describe('an order', () => {
  it('pays the fee of its district and the fee for cash, and keeps both when the zone changes', async () => {
    const shop = await zonedShop()
    expect((await shop.place()).json()).toMatchObject({
      message: 'The total is now Rs.\u00a01,054.',
    })
    const { number } = await shop.placed(inCash)
    await call(shop, 'PUT', '/delivery-zones/1', { ...near, fee: 300, cash_fee: 0 })
    const edit = await editTo(shop, number, { street: 'Ward 11', expected_total: 1054 })
    expect(edit.statusCode).toBe(200)
    expect(await read(shop, number)).toMatchObject({
      totals: { subtotal: 900, discount: 0, shipping: 150, tax: 4, total: 1054 },
      cash_fee: 50,
      delivery_zone: 'Valley',
    })
  })

  it('is refused with the new total where its zone was deleted since the cart was shown', async () => {
    const shop = await zonedShop()
    await call(shop, 'DELETE', '/delivery-zones/1')
    const refused = await shop.place(inCash)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'The total is now Rs.\u00a0906.', total: 906 },
    ])
    expect((await shop.get('/staff/orders')).json()).toEqual([])
    expect((await shop.place({ ...inCash, expected_total: 906 })).statusCode).toBe(201)
  })

  it('names the fee for cash on its papers and in its mails', async () => {
    const shop = await zonedShop()
    const { number } = await shop.placed(inCash)
    const paper = await shop.get(`/staff/orders/${number}/invoice.pdf`)
    expect(pdfText(paper.rawPayload)).toContain('Shipping (Rs.\u00a050 of it for cash)')
    const [mail] = await mailsAbout(shop, `Your order ${number}`)
    expect(mail?.text).toContain('Shipping (Rs.\u00a050 of it for cash)')
  })

  it('can’t be paid in cash where its zone takes none, on the phone neither', async () => {
    const shop = await zonedShop()
    const message =
      'Cash on delivery isn’t available in Humla. Please pay another way, or call us: +977 980-0000000.'
    const refusal = { message, fields: { payment_method: message } }
    const asked = { ...oneSkirt, ...far, expected_total: 1304 }
    const refused = await shop.place(asked)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, refusal])
    const headers = { ...shop.headers, 'idempotency-key': 'a phone order' }
    const call_ = { method: 'POST', url: '/staff/orders', headers, payload: asked } as const
    expect((await shop.app.inject(call_)).json()).toMatchObject(refusal)
    expect((await shop.place({ ...asked, payment_method: 'esewa' })).statusCode).toBe(201)
  })

  it('that moves to another district costs its fee, and the difference is asked for or paid back', async () => {
    const shop = await zonedShop()
    const placed = await shop.placed({
      ...oneSkirt,
      payment_method: 'khalti',
      expected_total: 1004,
    })
    const { number } = await payAt(shop, 'khalti', 'pay', { placed })
    expect((await editTo(shop, number, { ...far, expected_total: 1304 })).statusCode).toBe(200)
    expect(await read(shop, number)).toMatchObject({
      totals: { shipping: 400, total: 1304 },
      delivery_zone: 'Remote',
      to_pay: 300,
    })
    const elsewhere = { province: 'Gandaki', district: 'Kaski', expected_total: 906 }
    expect((await editTo(shop, number, elsewhere)).statusCode).toBe(200)
    expect(await read(shop, number)).toMatchObject({
      totals: { shipping: 2, total: 906 },
      delivery_zone: null,
      to_pay: 0,
      refunds: [{ amount: 98 }],
    })
  })

  it('in cash can’t be moved to where none is taken', async () => {
    const shop = await zonedShop()
    const { number } = await shop.placed(inCash)
    const refused = await editTo(shop, number, { ...far, expected_total: 1304 })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('Cash on delivery isn’t available in Humla.')
  })

  it('that is switched to cash costs the fee for cash, as its page says before', async () => {
    const shop = await zonedShop()
    const asked = { ...oneSkirt, payment_method: 'esewa', expected_total: 1004 }
    const placed = await shop.placed(asked)
    expect((await shop.guest(placed)).json()).toMatchObject({
      can_pay_cash: true,
      cash_fee_offered: 50,
    })
    expect((await shop.guest(placed, '/cash', {})).statusCode).toBe(200)
    expect(await read(shop, placed.number)).toMatchObject({
      totals: { shipping: 150, total: 1054 },
      cash_fee: 50,
      to_pay: 1054,
    })
  })

  it('isn’t switched to cash where none is taken', async () => {
    const shop = await zonedShop()
    const there = { ...oneSkirt, ...far, payment_method: 'esewa', expected_total: 1304 }
    const placed = await shop.placed(there)
    expect((await shop.guest(placed)).json()).toMatchObject({
      can_pay_cash: false,
      cash_problem: 'Cash on delivery isn’t available in Humla.',
    })
    expect((await shop.guest(placed, '/cash', {})).statusCode).toBe(409)
    expect((await call(shop, 'POST', `/orders/${placed.number}/cash`)).statusCode).toBe(409)
  })

  it('over the most that may be paid in cash is refused, and one of exactly that isn’t', async () => {
    const shop = await orderingShop()
    const lines = [skirt, tee]
    const most = { fee: 2, most_in_cash: 2106 }
    await call(shop, 'PUT', '/delivery-terms', { ...most, most_in_cash: 2105.99 })
    const order = { ...oneSkirt, lines, expected_total: 2106 }
    expect((await shop.place(order)).statusCode).toBe(409)
    await call(shop, 'PUT', '/delivery-terms', most)
    expect((await shop.place(order)).statusCode).toBe(201)
  })

  it('is not raised by an edit over the most that may be paid in cash; other edits are made', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const limit = (most_in_cash: number) =>
      call(shop, 'PUT', '/delivery-terms', { fee: 2, most_in_cash })
    const edit = (lines: object[], expected_total: number) =>
      editTo(shop, number, { lines, expected_total })
    await limit(2105.99)
    const refused = await edit([skirt, tee], 2106)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('can be paid in cash on delivery.')
    const url = `/orders/${number}/edit/preview`
    const asked = { ...sita, lines: [skirt, tee] }
    expect((await call(shop, 'POST', url, asked)).statusCode).toBe(409)
    await limit(2106)
    expect((await edit([skirt, tee], 2106)).statusCode).toBe(200)
    await limit(1000)
    expect((await edit([skirt, tee], 2106)).statusCode).toBe(200)
    expect((await edit([{ ...skirt, quantity: 2 }, tee], 3006)).statusCode).toBe(409)
    expect((await edit([tee], 1206)).statusCode).toBe(200)
  })

  it('paid otherwise isn’t held to the most in cash when it is edited', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    await call(shop, 'PUT', '/delivery-terms', { fee: 2, most_in_cash: 1000 })
    const more = { lines: [skirt, tee], expected_total: 2106 }
    expect((await editTo(shop, number, more)).statusCode).toBe(200)
  })
})
