import { type Role, type WaitingWork, waitingWork } from '@etrend/contract'
import { kathmanduMoment } from '@etrend/contract/kathmandu'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { oneSkirt, orderingShop, type OrderingShop, skirt, tee } from '../test/ordering'
import { call, move } from '../test/staff-orders'
import { standAt } from '../test/standing-clock'

describe('the work that waits', () => {
  it('counts orders at each step, payments to look at and returns', async () => {
    const shop = await orderingShop()
    await shop.placed()
    const one = await shop.placed({ ...oneSkirt, phone: '9800000001' })
    const two = await shop.placed({
      ...oneSkirt,
      phone: '9800000002',
      lines: [{ ...tee, quantity: 2 }],
      expected_total: 2406,
    })
    await move(shop, one.number, 'confirmed')
    await move(shop, two.number, 'confirmed', 'packed')
    expect(await workOf(shop)).toMatchObject({
      to_call: 1,
      to_pack: 1,
      to_ship: 1,
      in_review: 0,
      returns: 0,
      refunds: 0,
      failed_mails: 0,
      failed_sms: 0,
      photos: 0,
      refused_bills: 0,
    })
  })

  it.each<[Role, (keyof WaitingWork)[]]>([
    ['packer', ['in_review', 'late', 'returns', 'to_call', 'to_pack', 'to_ship']],
    ['editor', ['photos']],
    [
      'sales',
      [
        'failed_mails',
        'failed_sms',
        'in_review',
        'late',
        'returns',
        'to_call',
        'to_pack',
        'to_ship',
      ],
    ],
  ])('of %s has no other kinds', async (role, kinds) => {
    const shop = await orderingShop()
    const { get } = await colleague(shop, role)
    const work = waitingWork.parse((await get('/staff/waiting/')).json())
    expect(Object.keys(work).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(kinds)
  })
})

describe('an order is late', () => {
  it('the day after the last day of its zone’s delivery, until it has arrived', async () => {
    const shop = await orderingShop()
    const valley = { name: 'Valley', districts: ['Kathmandu'], fee: 2, days_from: 1, days_to: 2 }
    await call(shop, 'POST', '/delivery-zones', valley)
    await placedAt(shop, '2026-09-02T23:30')
    expect(await lateAt(shop, '2026-09-04T23:59')).toBe(0)
    expect(await lateAt(shop, '2026-09-05T00:00')).toBe(1)
    const [late] = (await shop.get('/staff/orders?queue=late')).json<
      { number: string; is_late: boolean }[]
    >()
    expect(late?.is_late).toBe(true)
    await move(shop, String(late?.number), 'packed', 'shipped')
    expect(await lateAt(shop, '2026-09-05T09:00')).toBe(1)
    await move(shop, String(late?.number), 'delivered')
    expect(await lateAt(shop, '2026-09-05T10:00')).toBe(0)
    expect((await shop.get('/staff/orders?queue=late')).json()).toEqual([])
    expect((await shop.get('/staff/orders')).json()).toMatchObject([{ is_late: false }])
  })

  it('elsewhere by the days of all other districts, and never where it was placed without any', async () => {
    const shop = await orderingShop()
    await placedAt(shop, '2026-09-01T10:00')
    await call(shop, 'PUT', '/delivery-terms', { fee: 2, days_from: 2 })
    await placedAt(shop, '2026-09-02T10:00')
    await call(shop, 'PUT', '/delivery-terms', { fee: 2, days_from: 90 })
    expect(await lateAt(shop, '2026-09-04T12:00')).toBe(0)
    expect(await lateAt(shop, '2026-09-05T12:00')).toBe(1)
  })
})

async function placedAt(shop: OrderingShop, time: string) {
  standAt(kathmanduMoment(time).getTime())
  await shop.signIn()
  const placed = await shop.placed({ ...oneSkirt, lines: [skirt] })
  await move(shop, placed.number, 'confirmed')
}

async function lateAt(shop: OrderingShop, time: string) {
  standAt(kathmanduMoment(time).getTime())
  await shop.signIn()
  return (await workOf(shop)).late
}

async function workOf(shop: OrderingShop) {
  return waitingWork.parse((await shop.get('/staff/waiting/')).json())
}
