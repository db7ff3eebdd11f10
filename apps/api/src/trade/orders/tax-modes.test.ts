import { randomUUID } from 'node:crypto'
import { pricedCart } from '@etrend/contract'
import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, delivered, mailsAbout, move, read } from '../../test/staff-orders'

const set = (shop: OrderingShop, change: object) =>
  shop.patch('/staff/settings', { tax_number: '601234567', ...change })

async function shopWith(tax_mode: string) {
  const shop = await orderingShop()
  expect((await set(shop, { tax_mode })).statusCode).toBe(200)
  return shop
}

async function cartOf(shop: OrderingShop) {
  const payload = { lines: [skirt] }
  const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
  return pricedCart.parse(answer.json()).totals
}

const withVat = { ...oneSkirt, expected_total: 902 }
const sums = { subtotal: 900, discount: 0, shipping: 2, tax: 0, total: 902 }
const vatTotals = { ...sums, tax_mode: 'vat_inclusive', vat: 103.77 }

describe('a shop with VAT in its prices', () => {
  it('adds nothing to cart and order, and says how much VAT they include', async () => {
    const shop = await shopWith('vat_inclusive')
    expect(await cartOf(shop)).toEqual(vatTotals)
    expect((await shop.place()).statusCode).toBe(409)
    const placed = await shop.placed(withVat)
    expect(placed.total).toBe(902)
    expect((await read(shop, placed.number)).totals).toEqual(vatTotals)
    expect((await shop.guest(placed)).json()).toMatchObject({ totals: vatTotals })
    const [mail] = await mailsAbout(shop, `Your order ${placed.number}`)
    expect(mail?.text).toMatch(/VAT 13 %, included: Rs\.\u00a0103\.77/)
    expect(mail?.text).not.toMatch(/^Tax/m)
  })

  it('sells by phone and in the shop without the fixed tax', async () => {
    const shop = await shopWith('vat_inclusive')
    const headers = () => ({ ...shop.headers, 'idempotency-key': randomUUID() })
    const post = async (url: string, payload: object) =>
      (await shop.app.inject({ method: 'POST', url, headers: headers(), payload })).json<object>()
    const phone = { ...sita, lines: [skirt], payment_method: 'cod', expected_total: 902 }
    expect(await post('/staff/orders', phone)).toMatchObject({ total: 902 })
    const walkIn = { lines: [skirt], expected_total: 900 }
    expect(await post('/staff/walk-in-sales', walkIn)).toMatchObject({ total: 900 })
  })

  it('edits an order without adding tax', async () => {
    const shop = await shopWith('vat_inclusive')
    const { number } = await shop.placed(withVat)
    const edit = { ...sita, lines: [skirt, tee], expected_total: 2102 }
    expect((await call(shop, 'PUT', `/orders/${number}`, edit)).statusCode).toBe(200)
    const { totals } = await read(shop, number)
    expect(totals).toMatchObject({ tax: 0, total: 2102, vat: 241.82 })
  })
})

it('a shop with a PAN only charges no tax', async () => {
  const shop = await shopWith('pan')
  const totals = { ...sums, tax_mode: 'pan' }
  expect(await cartOf(shop)).toEqual(totals)
  const placed = await shop.placed(withVat)
  expect((await read(shop, placed.number)).totals).toEqual(totals)
})

describe('a change of how tax is charged', () => {
  it('changes no order that is placed, also when that order is edited', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    await set(shop, { tax_mode: 'vat_inclusive', vat_rate: 15 })
    const before = await read(shop, number)
    expect(before.totals).toEqual({ subtotal: 900, discount: 0, shipping: 2, tax: 4, total: 906 })
    const edit = { ...sita, lines: [skirt, tee], expected_total: 2106 }
    expect((await call(shop, 'PUT', `/orders/${number}`, edit)).statusCode).toBe(200)
    await move(shop, number, 'confirmed')
    const paper = await shop.get(`/staff/orders/${number}/invoice.pdf`)
    expect(pdfText(paper.rawPayload)).toContain('Tax')
  })

  it('keeps the VAT rate of orders that are placed', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await delivered(shop, withVat)
    await set(shop, { vat_rate: 15 })
    expect((await read(shop, placed.number)).totals).toEqual(vatTotals)
  })

  it('needs a PAN or VAT number, which can’t be emptied afterwards', async () => {
    const shop = await orderingShop()
    const refused = await shop.patch('/staff/settings', { tax_mode: 'pan', tax_number: '' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { tax_number: 'Enter the PAN or VAT number too: bills name it.' } },
    ])
    await set(shop, { tax_mode: 'pan' })
    expect((await set(shop, { tax_number: '' })).statusCode).toBe(400)
    expect((await set(shop, { tax_mode: 'flat', tax_number: '' })).statusCode).toBe(200)
  })

  it.each([0, 51, 12.5])('to VAT of %d percent is refused', async (vat_rate) => {
    const shop = await orderingShop()
    expect((await set(shop, { vat_rate })).statusCode).toBe(400)
  })
})
