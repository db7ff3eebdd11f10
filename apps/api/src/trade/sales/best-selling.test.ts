import { expect, it } from 'vitest'
import { addCollection, titlesAt } from '../../test/collecting'
import { oneSkirt, orderingShop, tee } from '../../test/ordering'
import { move } from '../../test/staff-orders'

it('a collection of best sellers has the products that sold most, counted every hour', async () => {
  const shop = await orderingShop()
  await addCollection(shop, { rule: '{"best_selling":1}', sort: 'best-selling', slug: 'best' })
  await addCollection(shop, { rule: '{"min_price":1}', sort: 'best-selling', slug: 'all' })
  expect(await titlesAt(shop, 'best')).toEqual([])
  expect(await titlesAt(shop, 'all')).toEqual(['Blouse', 'Skirt', 'Tee | Plain'])
  const tees = { ...oneSkirt, phone: '984-0000001', expected_total: 2406 }
  const bought = await shop.placed({ ...tees, lines: [{ ...tee, quantity: 2 }] })
  await shop.placed({ ...oneSkirt, phone: '984-0000002' })
  expect(await titlesAt(shop, 'best')).toEqual([])
  await shop.later(60)
  expect(await titlesAt(shop, 'best')).toEqual(['Tee | Plain'])
  expect(await titlesAt(shop, 'all')).toEqual(['Tee | Plain', 'Skirt', 'Blouse'])
  await shop.signIn()
  await move(shop, bought.number, 'cancelled')
  await shop.later(60)
  expect(await titlesAt(shop, 'best')).toEqual(['Skirt'])
})

it('orders of more than 90 days ago don’t count any more', async () => {
  const shop = await orderingShop()
  await addCollection(shop, { rule: '{"best_selling":5}', slug: 'best' })
  await shop.placed()
  await shop.later(89 * 24 * 60)
  expect(await titlesAt(shop, 'best')).toEqual(['Skirt'])
  await shop.later(24 * 60)
  expect(await titlesAt(shop, 'best')).toEqual([])
})
