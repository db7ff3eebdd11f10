import { randomUUID } from 'node:crypto'
import { walkInSale } from '@etrend/contract'
import { pdfText } from '@etrend/tooling/pdf-text'
import { expect, test } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { reportOf } from '../../test/sold-shop'
import { call, delivered, left, mailsAbout, read } from '../../test/staff-orders'

/** A skirt without shipping: 900 + 4 tax. */
const oneSkirt = { lines: [skirt], expected_total: 904 }

function sell(shop: OrderingShop, payload: object = oneSkirt, key: string = randomUUID()) {
  const headers = { ...shop.headers, 'idempotency-key': key }
  return shop.app.inject({ method: 'POST', url: '/staff/walk-in-sales', headers, payload })
}

async function sold(shop: OrderingShop, payload?: object) {
  return walkInSale.parse((await sell(shop, payload)).json())
}

const serialOf = ({ invoice_number }: { invoice_number: string | null }) =>
  invoice_number?.slice(-6)

test('a sale in the shop is delivered, paid, billed and taken from stock in one call', async () => {
  const shop = await orderingShop()
  const before = await left(shop)
  const sale = await sold(shop)
  expect(sale).toMatchObject({ total: 904 })
  expect(serialOf(sale)).toBe('000001')
  const order = await read(shop, sale.number)
  expect(order).toMatchObject({
    state: 'delivered',
    payment_state: 'paid',
    source: 'walk_in',
    is_walk_in: true,
    paid: 904,
    to_pay: 0,
    name: 'Walk-in customer',
    phone: '',
    totals: { subtotal: 900, shipping: 0, tax: 4, total: 904 },
    invoice_number: sale.invoice_number,
    next_states: [],
  })
  expect(order.timeline.map(({ text }) => text)).toEqual([
    'Sold in the shop',
    '1 piece taken from stock',
    'Handed over in the shop',
    'Rs.\u00a0904 paid in cash',
  ])
  expect(await left(shop)).toBe(Number(before) - 1)
  const log = await shop.get('/staff/audit/?noun=orders')
  expect(log.json()).toMatchObject([{ action: 'sell', label: sale.number }])
})

test('its bill says cash and the name that was given, and no address', async () => {
  const shop = await orderingShop()
  const { number, invoice_number } = await sold(shop, {
    ...oneSkirt,
    name: 'Gita Rai',
    phone: '984-1234567',
  })
  const answer = await shop.get(`/staff/orders/${number}/invoice.pdf`)
  const bill = pdfText(answer.rawPayload)
  expect(bill).toContain(`Invoice ${invoice_number}`)
  expect(bill).toContain('Gita Rai')
  expect(bill).toContain('Payment: cash')
  expect(bill).not.toContain('on delivery')
  const phone = encodeURIComponent('+9779841234567')
  expect((await shop.get(`/staff/guests/${phone}`)).json()).toMatchObject({ name: 'Gita Rai' })
})

test('bills of sales and deliveries are numbered together without a gap, and a refused sale takes none', async () => {
  const shop = await orderingShop()
  const first = await sold(shop)
  const { number } = await delivered(shop)
  expect((await sell(shop, { ...oneSkirt, expected_total: 900 })).statusCode).toBe(409)
  const third = await sold(shop)
  const second = await read(shop, number)
  expect([first, second, third].map(serialOf)).toEqual(['000001', '000002', '000003'])
})

test('the same call again sells nothing twice, and the same key for another sale is refused', async () => {
  const shop = await orderingShop()
  const before = await left(shop)
  const key = randomUUID()
  const answers = [await sell(shop, oneSkirt, key), await sell(shop, oneSkirt, key)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  expect(await left(shop)).toBe(Number(before) - 1)
  expect((await sell(shop, { lines: [tee] }, key)).statusCode).toBe(422)
})

test('pieces that are not there can’t be sold, and many tills at once never oversell', async () => {
  const shop = await orderingShop()
  const tooMany = await sell(shop, { lines: [{ ...tee, quantity: 3 }] })
  expect([tooMany.statusCode, tooMany.json()]).toMatchObject([
    409,
    { changes: [{ kind: 'short', left: 2 }] },
  ])
  const sales = await Promise.all(Array.from({ length: 5 }, () => sell(shop, { lines: [tee] })))
  const statuses = sales.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409, 409])
  expect(await left(shop, tee.product_color)).toBe(0)
})

test('a mobile number is checked where one is given, and no mail is sent', async () => {
  const shop = await orderingShop()
  const refused = await sell(shop, { ...oneSkirt, phone: '12345' })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: {} }])
  expect((await sell(shop, { lines: [] })).statusCode).toBe(400)
  const { number } = await sold(shop, { ...oneSkirt, phone: '9841234567' })
  expect(await mailsAbout(shop, `Order ${number}`)).toEqual([])
})

test('sales, managers and owners may sell, others may not', async () => {
  const shop = await orderingShop()
  const sales = await colleague(shop, 'sales')
  const packer = await colleague(shop, 'packer')
  const url = '/staff/walk-in-sales'
  const send = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: oneSkirt,
    })
  expect((await send(sales.headers)).statusCode).toBe(201)
  expect((await send(packer.headers)).statusCode).toBe(403)
})

test.each([
  ['esewa', 'eSewa QR'],
  ['khalti', 'Khalti QR'],
  ['card', 'card'],
])(
  'a sale that is paid by %s says so on its bill and order, and is no cash of the drawer',
  byEngine,
  async (paid_by, words) => {
    const shop = await orderingShop()
    const { number } = await sold(shop, { ...oneSkirt, paid_by })
    await sold(shop)
    const order = await read(shop, number)
    expect(order).toMatchObject({ counter_method: paid_by, payment_state: 'paid', paid: 904 })
    expect(order.timeline.at(-1)?.text).toBe(`Rs.\u00a0904 paid by ${words}`)
    const bill = await shop.get(`/staff/orders/${number}/invoice.pdf`)
    expect(pdfText(bill.rawPayload)).toContain(`Payment: ${words}`)
    const drawer = async () => (await shop.get('/staff/cash-days/now')).json<object>()
    expect(await drawer()).toMatchObject({ sales: 904, sales_count: 1, expected: 904 })

    await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 100, reason: 'A stain' })
    expect((await read(shop, number)).refunds).toMatchObject([{ method: paid_by, can_send: false }])
    expect((await call(shop, 'POST', '/refunds/1/done', {})).statusCode).toBe(400)
    await call(shop, 'POST', '/refunds/1/done', { reference: 'SLIP-1' })
    expect(await drawer()).toMatchObject({ refunds: 0, expected: 904 })

    const today = new Date(shop.now()).toISOString().slice(0, 10)
    const { rows } = await reportOf(shop, 'payment', `?from=${today}&to=${today}`)
    expect(rows.map(({ key, now }) => [key, now['sales']])).toEqual([
      ['walk_in', 904],
      [`walk_in_${paid_by}`, 804],
    ])
    const found = await shop.get(`/staff/orders?paid_by=walk_in_${paid_by}`)
    expect(found.json()).toMatchObject([{ number, counter_method: paid_by }])
  },
)

test('the list finds sales in the shop apart from cash on delivery', async () => {
  const shop = await orderingShop()
  const { number } = await sold(shop)
  const placed = await delivered(shop)
  const numbers = async (method: string) =>
    (await shop.get(`/staff/orders?payment_method=${method}`))
      .json<{ number: string }[]>()
      .map((row) => row.number)
  expect(await numbers('walk_in')).toEqual([number])
  expect(await numbers('cod')).toEqual([placed.number])
})
