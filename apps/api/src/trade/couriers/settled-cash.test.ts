import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { parseCsv } from '../../test/exported-sheets'
import { shopWithCourier } from '../../test/handing-over'
import { onPostgres } from '../../test/postgres'
import {
  broughtBy,
  cashHeld,
  drawer,
  pay,
  settled,
  settlements,
  statusesOf,
  takeBack,
} from '../../test/settling'
import { read } from '../../test/staff-orders'

describe('taking a settlement back', () => {
  it('takes its cash out of the drawer, and the courier holds it again', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const payment = pay(shop, shop.ncm.id, [number], { fee: 100, paid_in: 806 })
    const { id } = await settled(shop, payment)
    const answer = await takeBack(shop, id)
    expect(answer.json()).toMatchObject({
      id,
      taken_back: { staff: 'boss', reason: 'Entered twice' },
    })
    expect(await drawer(shop)).toMatchObject({
      expected: 0,
      entry_list: [{ amount: 806 }, { amount: -806, note: /no\. 1 was taken back: Entered twice/ }],
    })
    expect(await cashHeld(shop)).toMatchObject([{ orders: 1, amount: 906 }])
    expect(await settlements(shop)).toHaveLength(1)
    const twice = await takeBack(shop, id)
    expect([twice.statusCode, twice.json()]).toMatchObject([
      409,
      { message: 'This settlement was taken back already.' },
    ])
    expect((await takeBack(shop, 99)).statusCode).toBe(404)
    expect((await takeBack(shop, id + 1)).statusCode).toBe(404)
    await settled(shop, payment)
    expect((await drawer(shop)).expected).toBe(806)
  })

  it('by two of the staff at the same moment happens once', async () => {
    const shop = await shopWithCourier()
    const { id } = await settled(
      shop,
      pay(shop, shop.ncm.id, [await broughtBy(shop, shop.ncm.id)], { paid_into: 'bank' }),
    )
    const both = await Promise.all([takeBack(shop, id), takeBack(shop, id)])
    expect(statusesOf(both)).toEqual([200, 409])
    expect((await takeBack(shop, id, '')).statusCode).toBe(400)
  })
})

it('settlements are never changed or deleted, in the database too', async () => {
  const shop = await shopWithCourier()
  await settled(shop, pay(shop, shop.ncm.id, [await broughtBy(shop, shop.ncm.id)]))
  // In a transaction of its own: the shop may be writing, a mail for example.
  const { db } = shop
  const write = (change: SQL) => db.transaction((tx) => tx.run(change))
  for (const change of [
    sql`UPDATE courier_settlement SET fee = 1, difference = difference - 1, note = 'x'`,
    sql`DELETE FROM courier_settlement`,
    sql`UPDATE settled_order SET collected = 1`,
    sql`DELETE FROM settled_order`,
  ]) {
    await expect(write(change)).rejects.toThrow(/never|Failed/)
  }
  for (const table of [sql`courier_settlement`, sql`settled_order`]) {
    if (onPostgres) continue
    const replacement = write(sql`REPLACE INTO ${table} SELECT * FROM ${table}`)
    await expect(replacement).rejects.toThrow(/never|Failed/)
  }
  expect(await settlements(shop)).toMatchObject([{ fee: 0 }])
})

it('settlements are saved as CSV, with their filters', async () => {
  const shop = await shopWithCourier()
  const [first, second] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
  await settled(shop, pay(shop, shop.ncm.id, [first]))
  const lacking = { paid_in: 900, note: '=6 less' }
  const { id } = await settled(shop, pay(shop, shop.ncm.id, [second], lacking))
  const csv = async (query = '') => {
    const answer = await shop.get(`/staff/lists/courier-settlements/csv${query}`)
    return parseCsv(answer.body)
  }
  expect(await csv()).toMatchObject([
    { courier: 'Nepal Can Move', difference: '6', note: "'=6 less" },
    { courier: 'Nepal Can Move', difference: '0', paid_in: '906', taken_back_at: '' },
  ])
  await takeBack(shop, id)
  expect(await csv('?is_different=true')).toEqual([])
  expect(await csv('?courier=0')).toEqual([])
  expect(await csv(`?courier=${shop.ncm.id}`)).toHaveLength(2)
})

it('an accountant alone settles; sellers and packers don’t', async () => {
  const shop = await shopWithCourier()
  const number = await broughtBy(shop, shop.ncm.id)
  const statuses = []
  for (const role of ['sales', 'packer', 'accountant'] as const) {
    const { get, post } = await colleague(shop, role)
    const seen = await get('/staff/courier-settlements/held')
    const made = await post('/staff/courier-settlements', pay(shop, shop.ncm.id, [number]))
    statuses.push([seen.statusCode, made.statusCode])
  }
  expect(statuses).toEqual([
    [403, 403],
    [403, 403],
    [200, 201],
  ])
  expect((await read(shop, number)).state).toBe('delivered')
})
