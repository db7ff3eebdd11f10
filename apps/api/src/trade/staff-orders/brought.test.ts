// @module-tag by-engine
import { broughtFigures, staffOrderRow } from '@etrend/contract'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { addSale } from '../../test/sale-offers'
import { call, delivered, move, read } from '../../test/staff-orders'

const none = { orders: 0, pieces: 0, reduction: 0, net_sales: 0 }

async function broughtBy(shop: OrderingShop, id: number) {
  return broughtFigures.parse((await shop.get(`/staff/sale-offers/${id}/brought/`)).json())
}

async function broughtByCode(shop: OrderingShop, id: number) {
  return broughtFigures.parse((await shop.get(`/staff/promo-codes/${id}/brought`)).json())
}

async function addCode(shop: OrderingShop, terms: object) {
  return (await call(shop, 'POST', '/promo-codes', terms)).json<{ id: number }>().id
}

async function numbersOf(shop: OrderingShop, filter: string) {
  const rows = staffOrderRow.array().parse((await shop.get(`/staff/orders?${filter}`)).json())
  return rows.map(({ number }) => number)
}

/** Refunds pieces of an order's first line, which go back into stock. */
async function giveBack(shop: OrderingShop, number: string, quantity: number, amount: number) {
  const [line] = (await read(shop, number)).lines
  const restock = [{ order_line: line?.id, quantity }]
  const payload = { amount, reason: 'A seam', restock }
  expect((await call(shop, 'POST', `/orders/${number}/refunds`, payload)).statusCode).toBe(200)
}

const phone = (last: number) => ({ phone: `984-000000${last}` })

it('a sale brought its kept pieces, whatever was cancelled, returned or sold by another sale', async () => {
  const shop = await orderingShop()
  // Skirts cost Rs. 900 of 1500 without a sale, tees Rs. 1,200: the sale of all makes 750 and 600 of them.
  const all = await addSale(shop, { title: 'All', percent_off: 50 })
  expect(await broughtBy(shop, all.id)).toEqual(none)
  const three = { ...oneSkirt, ...phone(1), lines: [{ ...skirt, quantity: 3 }] }
  const kept = await delivered(shop, { ...three, expected_total: 2256 })
  await giveBack(shop, kept.number, 1, 750)
  const both = { ...oneSkirt, ...phone(2), lines: [skirt, tee], expected_total: 1356 }
  const open = await shop.placed(both)
  const cancelled = await shop.placed({ ...oneSkirt, ...phone(3), expected_total: 756 })
  await move(shop, cancelled.number, 'cancelled')
  const refused = await shop.placed({ ...oneSkirt, ...phone(4), expected_total: 756 })
  await move(shop, refused.number, 'confirmed', 'packed', 'shipped', 'returned')
  const better = await addSale(shop, { title: 'Better', percent_off: 60 })
  await shop.placed({ ...oneSkirt, ...phone(5), expected_total: 606 })

  const figures = { orders: 2, pieces: 4, reduction: 3 * 750 + 600, net_sales: 3 * 750 + 600 }
  expect(await broughtBy(shop, all.id)).toEqual(figures)
  expect(await numbersOf(shop, `sale=${all.id}`)).toEqual([open.number, kept.number])
  expect(await broughtBy(shop, better.id)).toEqual({
    orders: 1,
    pieces: 1,
    reduction: 900,
    net_sales: 600,
  })

  await shop.remove(`/staff/sale-offers/${all.id}/`)
  expect(await broughtBy(shop, all.id)).toEqual(figures)
  await shop.post('/staff/trash/restore/', { noun: 'saleOffers', id: all.id })
  expect(await broughtBy(shop, all.id)).toEqual(figures)
})

it('an order of which all pieces of a sale were given back is not counted', async () => {
  const shop = await orderingShop()
  const sale = await addSale(shop, { percent_off: 50 })
  const { number } = await delivered(shop, { ...oneSkirt, expected_total: 756 })
  await giveBack(shop, number, 1, 750)
  expect(await broughtBy(shop, sale.id)).toEqual(none)
  expect(await numbersOf(shop, `sale=${sale.id}`)).toEqual([])
})

it('a code brought the totals of its orders, less what was paid back, and gave its discounts and delivery fees', async () => {
  const shop = await orderingShop()
  const id = await addCode(shop, { code: 'Tihar', amount_off: 100, free_delivery: true })
  const other = await addCode(shop, { code: 'Other', amount_off: 50 })
  expect(await broughtByCode(shop, id)).toEqual(none)
  const code = { promo_code: 'tihar' }
  const two = { ...oneSkirt, ...phone(1), ...code, lines: [{ ...skirt, quantity: 2 }] }
  const kept = await delivered(shop, { ...two, expected_total: 1704 })
  await giveBack(shop, kept.number, 1, 850)
  const open = await shop.placed({ ...oneSkirt, ...phone(2), ...code, expected_total: 804 })
  const cancelled = await shop.placed({ ...oneSkirt, ...phone(3), ...code, expected_total: 804 })
  await move(shop, cancelled.number, 'cancelled')
  const refused = await shop.placed({ ...oneSkirt, ...phone(4), ...code, expected_total: 804 })
  await move(shop, refused.number, 'confirmed', 'packed', 'shipped', 'returned')
  await shop.placed({ ...oneSkirt, ...phone(5), promo_code: 'other', expected_total: 856 })

  expect(await broughtByCode(shop, id)).toEqual({
    orders: 2,
    pieces: 2,
    reduction: 2 * (100 + 2),
    net_sales: 1704 - 850 + 804,
  })
  expect(await numbersOf(shop, `promo_code=${id}`)).toEqual([open.number, kept.number])
  expect(await broughtByCode(shop, other)).toEqual({
    orders: 1,
    pieces: 1,
    reduction: 50,
    net_sales: 856,
  })
})

it('an order that was paid twice, with one payment to be paid back, brought its total once', async () => {
  const shop = await orderingShop()
  const id = await addCode(shop, { code: 'Tihar', amount_off: 100 })
  const asked = { ...oneSkirt, payment_method: 'khalti', promo_code: 'tihar', expected_total: 806 }
  const placed = await shop.placed(asked)
  const first = await payAt(shop, 'khalti', 'pay', { placed, comesBack: false })
  const second = await payAt(shop, 'khalti', 'pay', { placed, comesBack: false })
  await shop.app.inject({ url: first.back })
  await shop.app.inject({ url: second.back })
  expect(await broughtByCode(shop, id)).toMatchObject({ orders: 1, net_sales: 806 })
})

it('what is exchanged counts in the order that replaces it', async () => {
  const shop = await orderingShop()
  const sale = await addSale(shop, { percent_off: 50 })
  const placed = await delivered(shop, { ...oneSkirt, expected_total: 756 })
  const [line] = (await read(shop, placed.number)).lines
  const pieces = [{ order_line: line?.id, quantity: 1 }]
  const asked = { wants: 'exchange', reason: 'Too small', lines: pieces }
  await call(shop, 'POST', `/orders/${placed.number}/returns`, asked)
  const came = { pieces: [{ id: 1, condition: 'resellable' }] }
  expect((await call(shop, 'POST', '/returns/1/receive', came)).statusCode).toBe(200)
  expect(await broughtBy(shop, sale.id)).toEqual(none)
  await call(shop, 'POST', '/returns/1/exchange', { lines: [tee] })
  expect(await broughtBy(shop, sale.id)).toEqual({
    orders: 1,
    pieces: 1,
    reduction: 600,
    net_sales: 600,
  })
})

it('a code that does not exist is not found', async () => {
  const shop = await orderingShop()
  expect((await shop.get('/staff/promo-codes/99/brought')).statusCode).toBe(404)
})
