import { TODAY } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { orderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import {
  added,
  differenceCounts,
  differencesOf,
  heading,
  line,
  paidOrder,
  sendStatement,
} from '../../test/payouts'
import { refunding } from '../../test/refunding'
import { call } from '../../test/staff-orders'
import { totalOf } from '../../test/total-of'

const DAY = 24 * 60
const settle = (shop: Parameters<typeof call>[0], id: string, action = 'settle', body?: object) =>
  call(shop, 'POST', `/payouts/differences/${id}/${action}`, body)

describe('a statement', () => {
  it('matches payments by the gateway’s reference and by the shop’s, with its fees to the paisa', async () => {
    const shop = await orderingShop()
    const [first, second] = [await paidOrder(shop, 'esewa'), await paidOrder(shop, 'esewa')]
    const rows = [line(first.code, { fee: '22.65' }), line(second.reference, { fee: '0.05' })]
    const statement = await added(shop, rows)
    expect(statement).toMatchObject({
      rows: 2,
      paid: 1812,
      fees: 22.7,
      net: 1789.3,
      first_day: TODAY,
    })
    expect(await differencesOf(shop)).toEqual([])
    expect(await differenceCounts(shop)).toMatchObject({ matched: 2 })
  })

  it('changes nothing when it is added again, and adds only the new rows of one that overlaps', async () => {
    const shop = await orderingShop()
    const { code } = await paidOrder(shop, 'esewa')
    await added(shop, [line(code), line(code)])
    const again = await sendStatement(shop, '', [heading, line(code)])
    const message = 'All rows of this file are here already. Nothing was added.'
    expect([again.statusCode, again.json()]).toMatchObject([409, { message }])
    expect(await added(shop, [line(code), line('0007XYZ')])).toMatchObject({ rows: 1 })
    const { matched } = await differenceCounts(shop)
    expect([totalOf(await shop.get('/staff/payouts')), matched]).toEqual([2, 1])
  })

  it('is removed with its rows and what was settled about them, and can be added again', async () => {
    const shop = await orderingShop()
    const { id } = await added(shop, [line('0007XYZ')])
    const [difference] = await differencesOf(shop)
    await settle(shop, difference?.id ?? '', 'settle', { reason: 'Of the old shop' })
    expect((await call(shop, 'DELETE', `/payouts/${id}`)).statusCode).toBe(204)
    expect((await call(shop, 'DELETE', `/payouts/${id}`)).statusCode).toBe(404)
    expect(await differencesOf(shop, '?state=settled')).toEqual([])
    expect(await added(shop, [line('0007XYZ')])).toMatchObject({ rows: 1 })
  })
})

describe('differences', () => {
  it('are payments that the shop doesn’t know, doesn’t count as paid, and other amounts', async () => {
    const shop = await orderingShop()
    const paid = await paidOrder(shop, 'esewa')
    const failed = await paidOrder(shop, 'esewa')
    await shop.db.write.run(sql`UPDATE payment SET state = 'failed' WHERE id = ${failed.id}`)
    await added(shop, [line('0007XYZ'), line(failed.code), line(paid.code, { amount: '905.99' })])
    const { counts, matched } = await differenceCounts(shop)
    expect(await differencesOf(shop)).toMatchObject([
      { kind: 'amount', amount: 905.99, expected: 906, order_number: paid.number },
      { kind: 'not_paid', amount: 906, expected: 906, order_number: failed.number },
      { kind: 'unknown', amount: 906, expected: null, order_number: null },
    ])
    expect([counts, matched]).toMatchObject([{ amount: 1, not_paid: 1, unknown: 1, missing: 0 }, 0])
    expect(await differencesOf(shop, '?kind=unknown')).toHaveLength(1)
  })

  it('are payments of the other gateway, and those that were paid out twice', async () => {
    const shop = await orderingShop()
    const { code } = await paidOrder(shop, 'khalti')
    await added(shop, [line(code)])
    await added(shop, [line(code)], 'khalti')
    await added(shop, [line(code, { amount: '906.50' })], 'khalti')
    expect((await differencesOf(shop)).map(({ gateway, kind }) => [gateway, kind])).toEqual([
      ['khalti', 'amount'],
      ['esewa', 'unknown'],
    ])
  })

  it('are payments that the shop paid back, until the statement has the refund too', async () => {
    const { shop, number, ids } = await refunding(200)
    await call(shop, 'POST', `/refunds/${ids[0]}/send`)
    const [row] = await shop.db.read.all<{ code: string }>(
      sql`SELECT transaction_id AS code FROM payment`,
    )
    const code = row?.code ?? ''
    await added(shop, [line(code)], 'khalti')
    expect(await differencesOf(shop)).toMatchObject([{ kind: 'refunded', order_number: number }])
    await added(shop, [line(code, { amount: '-150' })], 'khalti')
    expect((await differenceCounts(shop)).counts).toMatchObject({ refunded: 1, amount: 1 })
    await added(shop, [line(code, { amount: '200', kind: 'Refund' })], 'khalti')
    expect(await differencesOf(shop)).toMatchObject([
      { kind: 'amount', is_refund: true, amount: 150 },
    ])
  })

  it('are payments that no statement has after three days, since the first day of the first statement', async () => {
    const shop = await orderingShop()
    const before = await payAt(shop, 'esewa', 'pay')
    await shop.db.write.run(sql`UPDATE payment SET settled_at = '2020-01-01T00:00:00.000Z'`)
    const { number } = await payAt(shop, 'esewa', 'pay')
    await payAt(shop, 'khalti', 'pay')
    await added(shop, [line('0007XYZ')])
    await shop.later(2 * DAY)
    await shop.signIn()
    expect(await differencesOf(shop, '?kind=missing')).toEqual([])
    expect(await differencesOf(shop, '?kind=missing&days=2')).toHaveLength(1)
    await shop.later(DAY)
    await shop.signIn()
    const missing = await differencesOf(shop, '?kind=missing')
    expect(missing).toMatchObject([{ order_number: number, amount: null, expected: 906 }])
    expect(missing.some(({ order_number }) => order_number === before.number)).toBe(false)
  })

  it('are settled with a reason, once, and can be opened again', async () => {
    const shop = await orderingShop()
    await added(shop, [line('0007XYZ')])
    const [difference] = await differencesOf(shop)
    const id = difference?.id ?? ''
    expect((await settle(shop, id, 'settle', { reason: ' ' })).statusCode).toBe(400)
    const settled = await settle(shop, id, 'settle', { reason: 'Paid for the old shop' })
    expect(settled.json()).toMatchObject({
      settled: { reason: 'Paid for the old shop', staff: 'boss' },
    })
    expect((await settle(shop, id, 'settle', { reason: 'Again' })).statusCode).toBe(409)
    expect(await differencesOf(shop)).toEqual([])
    expect(await differenceCounts(shop)).toMatchObject({ counts: { unknown: 0 } })
    expect(await differencesOf(shop, '?state=settled')).toHaveLength(1)
    expect((await settle(shop, id, 'reopen')).json()).toMatchObject({ settled: null })
    expect((await settle(shop, id, 'reopen')).statusCode).toBe(409)
    expect((await settle(shop, 'row-999', 'settle', { reason: 'x' })).statusCode).toBe(404)
    expect((await settle(shop, 'order-1', 'settle', { reason: 'x' })).statusCode).toBe(400)
    const log = (await shop.get('/staff/audit/?noun=payouts')).json<{ action: string }[]>()
    expect(log.map(({ action }) => action)).toEqual(['reopen', 'settle', 'add'])
  })
})

it('accountants see payouts, sellers and packers don’t', async () => {
  const shop = await orderingShop()
  const statuses = []
  for (const role of ['accountant', 'sales', 'packer'] as const) {
    statuses.push((await (await colleague(shop, role)).get('/staff/payouts')).statusCode)
  }
  expect(statuses).toEqual([200, 403, 403])
})
