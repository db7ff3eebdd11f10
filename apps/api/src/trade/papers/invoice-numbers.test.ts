import { NOW, now } from '@etrend/tooling/given-time'
import { pdfText } from '@etrend/tooling/pdf-text'
import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { counter } from '../../db/schema/counters'
import { order } from '../../db/schema/orders'
import { promoCode } from '../../db/schema/promo-codes'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAfterHold, payAt } from '../../test/paying'
import { call, delivered, move, read } from '../../test/staff-orders'
import { numberOlderSales } from '../invoices/invoices'

const numberOf = async (shop: OrderingShop, { number }: { number: string }) =>
  (await read(shop, number)).invoice_number

async function paper(shop: OrderingShop, { number }: { number: string }) {
  const answer = await shop.get(`/staff/orders/${number}/invoice.pdf`)
  expect(answer.statusCode).toBe(200)
  return pdfText(answer.rawPayload)
}

const numbered = (serial: number): unknown =>
  expect.stringMatching(new RegExp(`^INV-\\d{4}-\\d{2}-${String(serial).padStart(6, '0')}$`))

describe('an invoice number', () => {
  it('is not taken by looking at a paper, which says in words that it is no invoice yet', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    const early = await paper(shop, placed)
    expect(early).toContain(`Order ${placed.number}: not an invoice yet`)
    expect(early).toContain('The order gets its invoice number when it is paid')
    expect(early).not.toContain('INV-')
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
    await paper(shop, placed)
    expect(await numberOf(shop, placed)).toBeNull()
    await move(shop, placed.number, 'delivered')
    expect(await numberOf(shop, placed)).toEqual(numbered(1))
    const [first, second] = [await paper(shop, placed), await paper(shop, placed)]
    expect(first).toContain(`Invoice ${await numberOf(shop, placed)}`)
    expect(second).toBe(first)
  })

  it('is taken when an online payment comes in, once', byEngine, async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, 'khalti', 'pay')
    const given = await numberOf(shop, placed)
    expect(given).toEqual(numbered(1))
    await move(shop, placed.number, 'packed', 'shipped', 'delivered')
    expect(await numberOf(shop, placed)).toBe(given)
  })

  it('is taken by a payment that comes after the hold, and by none that goes back', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    const comes = await payAfterHold(shop, placed, ['esewa'])
    expect(await numberOf(shop, placed)).toBeNull()
    await comes()
    expect(await read(shop, placed.number)).toMatchObject({
      invoice_number: numbered(1),
      refunds: [{ amount: 906 }],
    })
    const next = await delivered(shop, { ...oneSkirt, phone: '9800000001' })
    expect(await numberOf(shop, next)).toEqual(numbered(2))
  })

  it('is taken when staff accept a payment in review, not when they reject it', async () => {
    const shop = await orderingShop()
    const settle = ({ number }: { number: string }, decision: string) =>
      call(shop, 'POST', `/orders/${number}/payments/review`, { decision, text: 'Called' })
    const [one, two] = [await payAt(shop, 'esewa', 'wrong'), await payAt(shop, 'khalti', 'wrong')]
    await settle(one, 'reject')
    expect([await numberOf(shop, one), await numberOf(shop, two)]).toEqual([null, null])
    await settle(two, 'accept')
    expect(await numberOf(shop, two)).toEqual(numbered(1))
  })

  it('waits for the delivery after a switch to cash', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, 'khalti', 'fail')
    await shop.guest(placed, '/cash', {})
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
    expect(await numberOf(shop, placed)).toBeNull()
    await move(shop, placed.number, 'delivered')
    expect(await numberOf(shop, placed)).toEqual(numbered(1))
  })

  it('waits for the cash that is still missing after a late payment lost its promo code', async () => {
    const shop = await orderingShop()
    await shop.db.write.update(promoCode).set({ max_uses: 1 })
    const coded = { ...oneSkirt, promo_code: 'discount10', expected_total: 896 }
    const placed = await shop.placed({ ...coded, payment_method: 'khalti' })
    const comes = await payAfterHold(shop, placed)
    await shop.placed({ ...coded, phone: '9800000001' })
    await comes()
    expect(await numberOf(shop, placed)).toBeNull()
    await move(shop, placed.number, 'packed', 'shipped', 'delivered')
    expect(await numberOf(shop, placed)).toEqual(numbered(1))
  })

  it('is given to an exchange when it is delivered, without a gap where one came back', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop)
    const refused = await shop.placed({ ...oneSkirt, phone: '9800000001' })
    await move(shop, refused.number, 'confirmed', 'packed', 'shipped', 'returned')
    const order_line = (await read(shop, first.number)).lines[0]?.id
    const lines = [{ order_line, quantity: 1 }]
    await shop.guest(first, '/returns', { wants: 'exchange', reason: 'Too small', lines })
    await call(shop, 'POST', '/returns/1/answer', { decision: 'approved' })
    const pieces = [{ id: 1, condition: 'resellable' }]
    await call(shop, 'POST', '/returns/1/receive', { pieces })
    const sent = await call(shop, 'POST', '/returns/1/exchange', { lines: [tee] })
    const exchange = sent.json<{ number: string }>()
    expect(await numberOf(shop, exchange)).toBeNull()
    await move(shop, exchange.number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect(await numberOf(shop, first)).toEqual(numbered(1))
    expect(await numberOf(shop, refused)).toBeNull()
    expect(await numberOf(shop, exchange)).toEqual(numbered(2))
    expect(await paper(shop, refused)).toContain('This order did not become a sale')
  })

  it('leaves no gap where a delivery is refused after all', async () => {
    const shop = await orderingShop()
    const one = await shop.placed()
    expect(await move(shop, one.number, 'delivered')).toEqual([409])
    const two = await delivered(shop, { ...oneSkirt, phone: '9800000001' })
    expect(await numberOf(shop, two)).toEqual(numbered(1))
  })

  it('is taken by each of many sales at the same time, without a gap', byEngine, async () => {
    const shop = await orderingShop()
    const placed = []
    for (let n = 0; n < 6; n += 1) {
      const { number } = await shop.placed({ ...oneSkirt, phone: `98000000${10 + n}` })
      await move(shop, number, 'confirmed', 'packed', 'shipped')
      placed.push(number)
    }
    await Promise.all(placed.map((number) => move(shop, number, 'delivered')))
    const given = await Promise.all(placed.map((number) => numberOf(shop, { number })))
    const serials = given.map((one) => Number(one?.slice(-6)))
    expect(serials.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

it('a paid order that an edit makes dearer keeps its number until and after the cash has come', async () => {
  const shop = await orderingShop()
  const placed = await payAt(shop, 'khalti', 'pay')
  const given = await numberOf(shop, placed)
  const edit = { ...sita, lines: [skirt, tee], expected_total: 2106 }
  await call(shop, 'PUT', `/orders/${placed.number}`, edit)
  await move(shop, placed.number, 'packed', 'shipped', 'delivered')
  expect(await numberOf(shop, placed)).toBe(given)
})

it(
  'sales of an older shop that have no number get theirs at the next start, oldest first',
  byEngine,
  async () => {
    const shop = await orderingShop()
    const clock = () => new Date(now())
    const one = await delivered(shop)
    const open = await shop.placed({ ...oneSkirt, phone: '9800000001' })
    const paid = await payAt(shop, 'khalti', 'pay')
    await shop.db.write.update(order).set({ invoice_number: null, invoiced_at: null })
    const later = new Date(NOW + 60_000).toISOString()
    await shop.db.write
      .update(order)
      .set({ delivered_at: later })
      .where(eq(order.number, one.number))
    await shop.db.write.delete(counter).where(like(counter.name, 'invoice-%'))
    expect(await numberOlderSales(shop.db, clock)).toBe(2)
    expect(await numberOlderSales(shop.db, clock)).toBe(0)
    expect(await numberOf(shop, one)).toEqual(numbered(2))
    expect(await numberOf(shop, paid)).toEqual(numbered(1))
    expect(await numberOf(shop, open)).toBeNull()
  },
)
