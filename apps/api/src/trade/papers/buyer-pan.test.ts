import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { billsOf, paidSkirt, shopWith } from '../../test/billing'
import { sita, skirt, type OrderingShop } from '../../test/ordering'
import { call, move, read } from '../../test/staff-orders'

const phoneOrder = { ...sita, lines: [skirt], payment_method: 'cod' }
const walkIn = { lines: [skirt] }

async function sent(shop: OrderingShop, url: string, payload: object) {
  const headers = { ...shop.headers, 'idempotency-key': randomUUID() }
  return shop.app.inject({ method: 'POST', url, headers, payload })
}

describe('the buyer’s PAN', () => {
  it('is on the bill of an order by phone', async () => {
    const shop = await shopWith('vat_inclusive')
    const answer = await sent(shop, '/staff/orders', { ...phoneOrder, buyer_pan: '302345678' })
    expect(answer.statusCode).toBe(201)
    const placed = answer.json<{ number: string }>()
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped', 'delivered')
    const { bills } = await billsOf(shop, placed)
    expect(bills).toMatchObject([{ kind: 'full', buyer_pan: '302345678' }])
  })

  it.each(['३०२३४५६७८', '302-345-678', ' 302 345 678 '])(
    'is on the bill of a walk-in sale, however its digits are written: %s',
    async (buyer_pan) => {
      const shop = await shopWith('pan')
      const answer = await sent(shop, '/staff/walk-in-sales', { ...walkIn, buyer_pan })
      expect(answer.statusCode).toBe(201)
      const { bills } = await billsOf(shop, answer.json<{ number: string }>())
      expect(bills).toMatchObject([{ buyer_pan: '302345678' }])
    },
  )

  it.each(['30234567', '3023456789', '30234567A'])('is refused at its field: %s', async (wrong) => {
    const shop = await shopWith('vat_inclusive')
    for (const [url, body] of [
      ['/staff/orders', phoneOrder],
      ['/staff/walk-in-sales', walkIn],
    ] as const) {
      const answer = await sent(shop, url, { ...body, buyer_pan: wrong })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { fields: { buyer_pan: 'Enter a PAN of nine digits, or nothing.' } },
      ])
    }
  })

  it('may be left out', async () => {
    const shop = await shopWith('vat_inclusive')
    const answer = await sent(shop, '/staff/walk-in-sales', walkIn)
    const { bills } = await billsOf(shop, answer.json<{ number: string }>())
    expect(bills).toMatchObject([{ kind: 'abbreviated', buyer_pan: '' }])
  })
})

describe('the buyer’s PAN in an edit of an order', () => {
  const change = { ...sita, lines: [skirt], expected_total: 902 }
  const edit = (shop: OrderingShop, { number }: { number: string }, more: object = {}) =>
    call(shop, 'PUT', `/orders/${number}`, { ...change, ...more })

  it.each([
    ['vat_inclusive', 'abbreviated', 'full'],
    ['pan', 'pan', 'pan'],
  ])('credits an issued bill and bills anew: %s', async (tax_mode, before, after) => {
    const shop = await shopWith(tax_mode)
    const placed = await paidSkirt(shop)
    expect((await billsOf(shop, placed)).bills).toMatchObject([{ kind: before, buyer_pan: '' }])
    expect((await edit(shop, placed, { buyer_pan: '३०२ ३४५ ६७८' })).statusCode).toBe(200)
    expect(await read(shop, placed.number)).toMatchObject({ buyer_pan: '302345678', refunds: [] })
    const { bills, credit_notes } = await billsOf(shop, placed)
    expect(credit_notes).toMatchObject([{ total: 902, reason: 'The order was changed' }])
    expect(bills).toMatchObject([{ kind: after, buyer_pan: '302345678' }, { buyer_pan: '' }])

    // The same PAN again, or none in the call, leaves the bill as it is.
    await edit(shop, placed, { buyer_pan: '302345678' })
    await edit(shop, placed)
    expect((await billsOf(shop, placed)).bills).toHaveLength(2)
    await edit(shop, placed, { buyer_pan: '' })
    const last = await billsOf(shop, placed)
    expect(last.bills).toMatchObject([{ kind: before, buyer_pan: '' }, {}, {}])
    expect(last.credit_notes).toHaveLength(2)
  })

  it('is kept for later where the tax is fixed, and issues no bill', async () => {
    const shop = await shopWith('flat')
    const placed = await shop.placed()
    const answer = await edit(shop, placed, { expected_total: 906, buyer_pan: '302345678' })
    expect(answer.statusCode).toBe(200)
    expect(await read(shop, placed.number)).toMatchObject({ buyer_pan: '302345678' })
    expect(await billsOf(shop, placed)).toEqual({ bills: [], credit_notes: [] })
  })

  it.each(['30234567', '3023456789'])('is refused at its field: %s', async (buyer_pan) => {
    const shop = await shopWith('vat_inclusive')
    const placed = await paidSkirt(shop)
    const answer = await edit(shop, placed, { buyer_pan })
    const fields = { buyer_pan: 'Enter a PAN of nine digits, or nothing.' }
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields }])
    expect((await billsOf(shop, placed)).bills).toHaveLength(1)
  })
})
