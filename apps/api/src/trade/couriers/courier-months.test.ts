import { contract } from '@etrend/contract'
import { expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { parseCsv } from '../../test/exported-sheets'
import { addCourier, shopWithCourier } from '../../test/handing-over'
import { oneSkirt, type OrderingShop } from '../../test/ordering'
import { broughtBy, pay, refusedBy, settled, takeBack } from '../../test/settling'
import { delivered } from '../../test/staff-orders'

async function aMonthLater(shop: OrderingShop) {
  await shop.later(32 * 24 * 60)
  await shop.signIn()
}

async function monthsOf(shop: OrderingShop, query = '') {
  const answer = await shop.get(`/staff/courier-settlements/months${query}`)
  return contract.courierSettlements.months.responses[200].parse(answer.json())
}

it('each courier has a row for each month in which it did something', byEngine, async () => {
  const shop = await shopWithCourier()
  const pathao = await addCourier(shop, 'Pathao')
  const early = await broughtBy(shop, shop.ncm.id)
  await refusedBy(shop, shop.ncm.id, 75)
  await aMonthLater(shop)
  const late = await broughtBy(shop, shop.ncm.id)
  await broughtBy(shop, pathao.id)
  await delivered(shop, oneSkirt)
  const sums = { fee: 100, paid_in: 1700, note: 'They owe Rs. 12' }
  await settled(shop, pay(shop, shop.ncm.id, [early, late], sums))
  const { rows, total } = await monthsOf(shop)
  const none = { fee: 0, paid_in: 0, difference: 0, returned: 0, return_fees: 0 }
  expect(rows).toMatchObject([
    {
      courier: { name: 'Nepal Can Move' },
      delivered: 1,
      collected: 906,
      returned: 0,
      return_fees: 0,
      fee: 100,
      paid_in: 1700,
      difference: 12,
    },
    { courier: { id: null, name: 'Other couriers' }, delivered: 1, collected: 906, ...none },
    { courier: { name: 'Pathao' }, delivered: 1, collected: 906, ...none },
    {
      courier: { name: 'Nepal Can Move' },
      delivered: 1,
      collected: 906,
      returned: 1,
      return_fees: 75,
      fee: 0,
      paid_in: 0,
      difference: 0,
    },
  ])
  expect(rows[0]?.month).not.toBe(rows[3]?.month)
  expect(total).toEqual({
    delivered: 4,
    collected: 3624,
    returned: 1,
    return_fees: 75,
    fee: 100,
    paid_in: 1700,
    difference: 12,
  })
  expect((await monthsOf(shop, '?months=1')).rows).toHaveLength(3)
})

it('a settlement that was taken back counts in no month', async () => {
  const shop = await shopWithCourier()
  const number = await broughtBy(shop, shop.ncm.id)
  const { id } = await settled(shop, pay(shop, shop.ncm.id, [number], { fee: 6, paid_in: 900 }))
  await aMonthLater(shop)
  await takeBack(shop, id)
  const { rows, total } = await monthsOf(shop)
  expect(rows).toMatchObject([{ delivered: 1, collected: 906, fee: 0, paid_in: 0, difference: 0 }])
  expect(total).toMatchObject({ collected: 906, fee: 0, paid_in: 0 })
})

it('the months are saved as CSV', async () => {
  const shop = await shopWithCourier()
  await broughtBy(shop, shop.ncm.id)
  const answer = await shop.get('/staff/lists/courier-months/csv?months=2')
  expect(parseCsv(answer.body)).toMatchObject([
    { courier: 'Nepal Can Move', delivered: '1', collected: '906' },
  ])
  expect((await monthsOf(await shopWithCourier())).rows).toEqual([])
})
