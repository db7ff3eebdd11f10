import { describe, expect, it } from 'vitest'
import { addCourier, handOver, packed, shopWithCourier } from '../../test/handing-over'
import { oneSkirt, sita, skirt } from '../../test/ordering'
import {
  broughtBy,
  cashHeld,
  dayOf,
  drawer,
  ordersHeld,
  pay,
  settle,
  settled,
  settlements,
  statusesOf,
} from '../../test/settling'
import { call, delivered } from '../../test/staff-orders'

describe('cash that couriers hold', () => {
  it('is that of their delivered orders, apart for each courier and for the others', async () => {
    const shop = await shopWithCourier()
    const pathao = await addCourier(shop, 'Pathao')
    const first = await broughtBy(shop, shop.ncm.id)
    const second = await broughtBy(shop, shop.ncm.id)
    await broughtBy(shop, pathao.id)
    await handOver(shop, shop.ncm.id, await packed(shop))
    const { number } = await delivered(shop, oneSkirt)
    expect(await cashHeld(shop)).toMatchObject([
      { courier: { id: shop.ncm.id, name: 'Nepal Can Move' }, orders: 2, amount: 1812 },
      { courier: { id: pathao.id, name: 'Pathao' }, orders: 1, amount: 906 },
      { courier: { id: null, name: 'Other couriers' }, orders: 1, amount: 906 },
    ])
    const ofNcm = await ordersHeld(shop, shop.ncm.id)
    expect(ofNcm.order_list.map((row) => row.number)).toEqual([first, second])
    expect(ofNcm.order_list[0]).toMatchObject({ collected: 906, courier: 'Nepal Can Move' })
    expect(ofNcm.order_list[0]?.handed_over).not.toBeNull()
    const others = await ordersHeld(shop, 0)
    expect(others.order_list).toMatchObject([{ number, courier: 'NCM', handed_over: null }])
    expect((await shop.get('/staff/courier-settlements/held/99')).statusCode).toBe(404)
  })

  it('is not what was sold in the shop or paid online', async () => {
    const shop = await shopWithCourier()
    const payload = { lines: [skirt], expected_total: 904 }
    const headers = { ...shop.headers, 'idempotency-key': 'counter' }
    await shop.app.inject({ method: 'POST', url: '/staff/walk-in-sales', headers, payload })
    const free = { ...sita, lines: [skirt], payment_method: 'esewa', expected_total: 906 }
    await shop.placed(free)
    expect(await cashHeld(shop)).toEqual([])
  })

  it('stays with them when the order is refunded later', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 906, reason: 'Torn' })
    expect(await cashHeld(shop)).toMatchObject([{ orders: 1, amount: 906 }])
  })
})

describe('a settlement', () => {
  it('takes what the courier paid less its fee, and puts it into the drawer', async () => {
    const shop = await shopWithCourier()
    const numbers = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    const made = await settled(
      shop,
      pay(shop, shop.ncm.id, numbers, { fee: '२००', paid_in: 1612, reference: 'NCM 118' }),
    )
    expect(made).toMatchObject({
      courier: { name: 'Nepal Can Move' },
      day: dayOf(shop),
      orders: 2,
      collected: 1812,
      fee: 200,
      paid_in: 1612,
      difference: 0,
      paid_into: 'drawer',
      staff: 'boss',
      taken_back: null,
    })
    expect(await drawer(shop)).toMatchObject({
      entries: 1612,
      expected: 1612,
      entry_list: [
        { id: made.cash_entry, kind: 'courier', note: 'Nepal Can Move, 2 orders, NCM 118' },
      ],
    })
    expect(await cashHeld(shop)).toEqual([])
    const seen = await shop.get(`/staff/courier-settlements/${made.id}`)
    expect(seen.json()).toMatchObject({ order_list: numbers.map((number) => ({ number })) })
    const [entry] = (await shop.get('/staff/audit/?noun=courierSettlements')).json<object[]>()
    expect(entry).toMatchObject({ action: 'add', label: 'No. 1 of Nepal Can Move' })
  })

  it.each([
    [905.99, 0.01],
    [906.01, -0.01],
  ])('of Rs. %s for 906 has a difference of %s, which needs a note', async (paid, difference) => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const payment = pay(shop, shop.ncm.id, [number], { paid_in: paid })
    const bare = await settle(shop, payment)
    expect([bare.statusCode, bare.json()]).toMatchObject([400, { fields: { note: /Say why/ } }])
    const noted = await settled(shop, { ...payment, note: 'A coin' })
    expect(noted).toMatchObject({ difference, note: 'A coin' })
    expect(await settlements(shop, '?is_different=true')).toHaveLength(1)
    expect(await settlements(shop, '?is_different=false')).toEqual([])
  })

  it('into the bank, or of nothing but the fee, leaves the drawer as it is', async () => {
    const shop = await shopWithCourier()
    const [first, second] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    const bank = await settled(shop, pay(shop, shop.ncm.id, [first], { paid_into: 'bank' }))
    expect(bank.cash_entry).toBeNull()
    const fee = await settled(shop, pay(shop, shop.ncm.id, [second], { fee: 906, paid_in: 0 }))
    expect(fee).toMatchObject({ cash_entry: null, difference: 0 })
    expect((await drawer(shop)).entries).toBe(0)
  })

  it('of cash that was noted by hand names that entry, and counts it once', async () => {
    const shop = await shopWithCourier()
    const numbers = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    await call(shop, 'POST', '/cash-days/entries', { kind: 'courier', amount: 906, note: 'NCM' })
    await call(shop, 'POST', '/cash-days/entries', { kind: 'other', amount: 906, note: 'Change' })
    const { noted } = await ordersHeld(shop, shop.ncm.id)
    expect(noted).toMatchObject([{ amount: 906, note: 'NCM' }])
    const cash_entry = noted[0]?.id
    const [first = '', second = ''] = numbers
    const less = pay(shop, shop.ncm.id, [first], { cash_entry, fee: 1, paid_in: 905 })
    expect((await settle(shop, less)).json()).toMatchObject({ fields: { cash_entry: /noted/ } })
    const bank = pay(shop, shop.ncm.id, [first], { cash_entry, paid_into: 'bank' })
    expect((await settle(shop, bank)).statusCode).toBe(400)
    const made = await settled(shop, pay(shop, shop.ncm.id, [first], { cash_entry }))
    expect(made.cash_entry).toBe(cash_entry)
    expect((await drawer(shop)).entries).toBe(1812)
    expect((await ordersHeld(shop, shop.ncm.id)).noted).toEqual([])
    const again = await settle(shop, pay(shop, shop.ncm.id, [second], { cash_entry }))
    expect(again.statusCode).toBe(409)
  })

  it('happens once, also when two of the staff enter it at the same moment', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const payment = pay(shop, shop.ncm.id, [number, number], { collected: 906, paid_in: 906 })
    const both = await Promise.all([settle(shop, payment), settle(shop, payment)])
    expect(statusesOf(both)).toEqual([201, 409])
    expect((await drawer(shop)).expected).toBe(906)
    const message = `Nepal Can Move doesn’t hold the cash of ${number}: it may be settled already.`
    expect((await settle(shop, payment)).json()).toMatchObject({ message })
    expect(await settlements(shop)).toHaveLength(1)
  })

  it('is refused for another courier’s order, another sum, and orders that are on their way', async () => {
    const shop = await shopWithCourier()
    const pathao = await addCourier(shop, 'Pathao')
    const number = await broughtBy(shop, shop.ncm.id)
    const way = await packed(shop)
    await handOver(shop, shop.ncm.id, way)
    const statuses = []
    for (const payment of [
      pay(shop, pathao.id, [number]),
      pay(shop, null, [number]),
      pay(shop, shop.ncm.id, [number], { collected: 905 }),
      pay(shop, shop.ncm.id, [number, way]),
      pay(shop, 99, [number]),
      pay(shop, shop.ncm.id, []),
      pay(shop, shop.ncm.id, [number], { fee: -1 }),
      pay(shop, shop.ncm.id, [number], { paid_in: 0.005 }),
    ]) {
      statuses.push((await settle(shop, payment)).statusCode)
    }
    expect(statuses).toEqual([409, 409, 409, 409, 404, 400, 400, 400])
    expect((await drawer(shop)).expected).toBe(0)
  })

  it('is paid today or up to a year ago, not tomorrow', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const dayAt = (days: number) =>
      new Date(Date.parse(dayOf(shop)) + days * 86_400_000).toISOString().slice(0, 10)
    const on = async (days: number) =>
      (await settle(shop, pay(shop, shop.ncm.id, [number], { day: dayAt(days) }))).statusCode
    expect([await on(1), await on(-367), await on(-366)]).toEqual([400, 400, 201])
  })
})
