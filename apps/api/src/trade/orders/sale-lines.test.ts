// @module-tag by-engine
import { walkInSale } from '@etrend/contract'
import { pdfText } from '@etrend/tooling/pdf-text'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderLine } from '../../db/schema/orders'
import { htmlOf } from '../../mail/stored-html'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { addSale } from '../../test/sale-offers'
import { call, mailsAbout, read } from '../../test/staff-orders'

// The tee costs Rs. 1,200, the skirt Rs. 900 of 1500.
const oneTee = { ...oneSkirt, lines: [tee], expected_total: 906 }

async function lines({ db }: OrderingShop) {
  const rows = await db.read.select().from(orderLine).orderBy(asc(orderLine.id))
  return rows.map(({ price, original_price, sale }) => [price, original_price, sale])
}

async function switchOff(
  shop: OrderingShop,
  { id, ...terms }: Awaited<ReturnType<typeof addSale>>,
) {
  await shop.put(`/staff/sale-offers/${id}/`, { ...terms, is_active: false })
}

it('a line keeps its sale and the price before it, also after the sale has ended', async () => {
  const shop = await orderingShop()
  const sale = await addSale(shop, { percent_off: 25 })
  const placed = await shop.placed({ ...oneTee, lines: [tee, skirt], expected_total: 1806 })
  await switchOff(shop, sale)
  // The skirt's own discount is better than the sale.
  expect(await lines(shop)).toEqual([
    [900, 1200, sale.id],
    [900, 1500, null],
  ])
  const shown = { lines: [{ price: 900, original_price: 1200 }, { original_price: 1500 }] }
  expect(await read(shop, placed.number)).toMatchObject(shown)
  expect((await shop.guest(placed)).json()).toMatchObject(shown)
})

it('a line at its full price has no other price and no sale', async () => {
  const shop = await orderingShop()
  await shop.placed({ ...oneTee, expected_total: 1206 })
  expect(await lines(shop)).toEqual([[1200, null, null]])
})

it('an edit leaves kept lines their sale, and gives added lines the sale of that time', async () => {
  const shop = await orderingShop()
  const first = await addSale(shop, { percent_off: 25 })
  const { number } = await shop.placed(oneTee)
  await switchOff(shop, first)
  const second = await addSale(shop, { percent_off: 50 })
  const payload = { ...sita, lines: [tee, skirt], expected_total: 1656 }
  expect((await call(shop, 'PUT', `/orders/${number}`, payload)).statusCode).toBe(200)
  expect(await lines(shop)).toEqual([
    [900, 1200, first.id],
    [750, 1500, second.id],
  ])
})

it('phone orders and sales in the shop keep the sale too', async () => {
  const shop = await orderingShop()
  const sale = await addSale(shop, { percent_off: 25 })
  const post = (url: string, payload: object) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { ...shop.headers, 'idempotency-key': crypto.randomUUID() },
      payload,
    })
  await post('/staff/orders', oneTee)
  const sold = await post('/staff/walk-in-sales', { name: '', phone: '', lines: [tee] })
  expect(walkInSale.parse(sold.json()).total).toBe(904)
  expect(await lines(shop)).toEqual([
    [900, 1200, sale.id],
    [900, 1200, sale.id],
  ])
})

it('the mail and the paper of an order name the price before the reduction, and only where there is one', async () => {
  const shop = await orderingShop()
  const lines = [{ ...tee, quantity: 2 }]
  const plain = await shop.placed({ ...oneTee, lines, expected_total: 2406 })
  await addSale(shop, { percent_off: 25 })
  const reduced = await shop.placed({ ...oneTee, lines: [skirt] })
  const [before] = await mailsAbout(shop, `Your order ${plain.number}`)
  const [after] = await mailsAbout(shop, `Your order ${reduced.number}`)
  expect(before?.text).not.toContain('(before')
  expect(after?.text).toContain('size M: Rs.\u00a0900 (before Rs.\u00a01,500)')
  expect(htmlOf({ html: after?.html ?? '' })).toMatch(/<s [^>]*>Rs.\u00a01,500<\/s>/)
  const paperOf = async ({ number }: { number: string }) =>
    pdfText((await shop.get(`/staff/orders/${number}/invoice.pdf`)).rawPayload)
  expect(await paperOf(reduced)).toContain('Full price')
  expect(await paperOf(plain)).not.toContain('Full price')
})
