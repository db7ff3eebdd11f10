import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { billsOf, paidSkirt, shopWith, vatSkirt } from '../../test/billing'
import { orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, delivered, move, read } from '../../test/staff-orders'

const print = async (shop: OrderingShop, path: string) => {
  const answer = await call(shop, 'POST', `${path}/print`)
  expect(answer.statusCode).toBe(200)
  return pdfText(answer.rawPayload)
}

const serial = (series: string, at: number): unknown =>
  expect.stringMatching(new RegExp(`^${series}-01-\\d{4}-\\d{2}-${String(at).padStart(5, '0')}$`))

describe('a bill', () => {
  it('is issued when the sale is final, with its VAT split, and gives the order its number', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await delivered(shop, vatSkirt)
    const { bills } = await billsOf(shop, placed)
    expect(bills).toMatchObject([
      {
        kind: 'abbreviated',
        number: serial('SI', 1),
        taxable: 798.23,
        vat: 103.77,
        total: 902,
        credited: 0,
        prints: 0,
      },
    ])
    expect((await read(shop, placed.number)).invoice_number).toBe(bills[0]?.number)
    const next = await delivered(shop, { ...vatSkirt, phone: '9800000001' })
    expect((await billsOf(shop, next)).bills).toMatchObject([{ number: serial('SI', 2) }])
  })

  it('is a full tax invoice from the threshold on, and for a buyer with a PAN', async () => {
    const shop = await shopWith('vat_inclusive', { full_bill_from: 798.23 })
    const placed = await delivered(shop, vatSkirt)
    expect((await billsOf(shop, placed)).bills).toMatchObject([{ kind: 'full' }])
    await shop.patch('/staff/settings', { full_bill_from: 798.24 })
    const below = await delivered(shop, { ...vatSkirt, phone: '9800000001' })
    expect((await billsOf(shop, below)).bills).toMatchObject([{ kind: 'abbreviated' }])
    const company = { ...vatSkirt, phone: '9800000002', buyer_pan: '302345678' }
    const named = await delivered(shop, company)
    const [bill] = (await billsOf(shop, named)).bills
    expect(bill).toMatchObject({ kind: 'full', buyer_pan: '302345678' })
    expect(await print(shop, `/bills/${bill?.id}`)).toContain('PAN 302345678')
    const refused = await shop.place({ ...company, buyer_pan: '30234567' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { buyer_pan: 'Enter a PAN of nine digits, or nothing.' } },
    ])
  })

  it('of a shop with a PAN only has no VAT', async () => {
    const shop = await shopWith('pan')
    const placed = await delivered(shop, vatSkirt)
    const [bill] = (await billsOf(shop, placed)).bills
    expect(bill).toMatchObject({ kind: 'pan', taxable: 0, vat: 0, total: 902 })
    const text = await print(shop, `/bills/${bill?.id}`)
    expect(text).not.toContain('VAT')
    expect(text).toContain('Skirt, Red, M')
  })

  it('names the HS code of the product, or that of its sub category', async () => {
    const shop = await shopWith('vat_inclusive')
    await shop.patch('/product/updateDeleteSubCategory/1/', { hs_code: '62' })
    await shop.patch('/product/updateDeleteProduct/2/', { hs_code: '6204.53' })
    const placed = await delivered(shop, vatSkirt)
    const [bill] = (await billsOf(shop, placed)).bills
    expect(await print(shop, `/bills/${bill?.id}`)).toContain('6204.53')
  })

  it('is not issued in a shop with the fixed tax', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    expect(await billsOf(shop, placed)).toEqual({ bills: [], credit_notes: [] })
    expect((await read(shop, placed.number)).invoice_number).toMatch(/^INV-/)
  })

  it('is the original once; each later paper says that it is a copy, and which', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await delivered(shop, vatSkirt)
    const invoice = async () =>
      pdfText((await shop.get(`/staff/orders/${placed.number}/invoice.pdf`)).rawPayload)
    expect(await invoice()).not.toContain('Copy of Original')
    expect(await invoice()).toContain('Copy of Original (1)')
    const [bill] = (await billsOf(shop, placed)).bills
    const text = await print(shop, `/bills/${bill?.id}`)
    expect(text).toContain('Copy of Original (2)')
    expect(text).toContain('Abbreviated Tax Invoice')
    expect(text).toContain('Nine hundred two rupees only')
    expect((await billsOf(shop, placed)).bills).toMatchObject([{ prints: 3 }])
  })
})

describe('a credit note', () => {
  it('takes back what is refunded, and the last one all that is left of the VAT', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await delivered(shop, vatSkirt)
    const back = (amount: number) =>
      call(shop, 'POST', `/orders/${placed.number}/refunds`, { amount, reason: 'A seam' })
    await back(500)
    await back(402)
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect(bills).toMatchObject([{ credited: 902 }])
    expect(credit_notes).toMatchObject([
      { number: serial('CN', 2), taxable: 355.75, vat: 46.25, total: 402 },
      { number: serial('CN', 1), taxable: 442.48, vat: 57.52, total: 500, reason: 'A seam' },
    ])
    const text = await print(shop, `/credit-notes/${credit_notes[0]?.id}`)
    expect(text).toContain(`For bill ${bills[0]?.number}`)
    expect(text).not.toContain('Copy')
    expect(await print(shop, `/credit-notes/${credit_notes[0]?.id}`)).toContain(
      'Copy of Original (1)',
    )
  })

  it('follows when a paid order is cancelled', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await paidSkirt(shop)
    await move(shop, placed.number, 'cancelled')
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect(bills).toMatchObject([{ total: 902, credited: 902 }])
    expect(credit_notes).toMatchObject([{ total: 902, reason: 'Cancelled' }])
  })

  it('and a new bill follow when a paid order is edited; the first bill stays as it was', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await paidSkirt(shop)
    const edit = { ...sita, lines: [skirt, tee], expected_total: 2102 }
    expect((await call(shop, 'PUT', `/orders/${placed.number}`, edit)).statusCode).toBe(200)
    const open = await billsOf(shop, placed)
    expect(open.bills).toMatchObject([{ number: serial('SI', 1), total: 902, credited: 902 }])
    expect(open.credit_notes).toMatchObject([{ total: 902, reason: 'The order was changed' }])
    await move(shop, placed.number, 'packed', 'shipped', 'delivered')
    const { bills } = await billsOf(shop, placed)
    expect(bills).toMatchObject([
      { number: serial('SI', 2), total: 2102, credited: 0 },
      { number: serial('SI', 1), total: 902, credited: 902 },
    ])
    expect((await read(shop, placed.number)).invoice_number).toBe(bills[0]?.number)
  })

  it('and a new bill follow at once when an edit makes a paid order cheaper', async () => {
    const shop = await shopWith('vat_inclusive')
    const two = { ...vatSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1802 }
    const placed = await payAt(shop, 'khalti', 'pay', {
      placed: await shop.placed({ ...two, payment_method: 'khalti' }),
    })
    const edit = { ...sita, lines: [skirt], expected_total: 902 }
    expect((await call(shop, 'PUT', `/orders/${placed.number}`, edit)).statusCode).toBe(200)
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect(bills).toMatchObject([
      { number: serial('SI', 2), total: 902, credited: 0 },
      { number: serial('SI', 1), total: 1802, credited: 1802 },
    ])
    expect(credit_notes).toMatchObject([{ total: 1802, reason: 'The order was changed' }])
    expect((await read(shop, placed.number)).invoice_number).toBe(bills[0]?.number)
  })

  it('is not needed where an edit changes nothing on the bill', async () => {
    const shop = await shopWith('vat_inclusive')
    const placed = await paidSkirt(shop)
    const { lines, totals, ...of } = await read(shop, placed.number)
    const { name, phone, province, district, city, street, landmark } = of
    const address = { name, phone, province, district, city, street, landmark }
    const units = lines.map(({ product_color, size, quantity }) => ({
      product_color,
      size,
      quantity,
    }))
    const edit = { ...address, email: null, note: 'Ring twice', lines: units }
    const answer = await call(shop, 'PUT', `/orders/${placed.number}`, {
      ...edit,
      expected_total: totals.total,
    })
    expect(answer.statusCode).toBe(200)
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect([bills.length, credit_notes.length]).toEqual([1, 0])
  })
})
