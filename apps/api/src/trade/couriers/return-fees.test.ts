import { staffOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { addCourier, handOver, packed, shopWithCourier } from '../../test/handing-over'
import { publicTexts } from '../../test/ordering'
import {
  broughtBy,
  cashHeld,
  dayOf,
  ordersHeld,
  pay,
  refusedBy,
  settle,
  settled,
  statusesOf,
  takeBack,
} from '../../test/settling'
import { call, read } from '../../test/staff-orders'

describe('the fee for a parcel that came back', () => {
  it('is kept on the order, and shown to staff alone', async () => {
    const shop = await shopWithCourier()
    const placed = await shop.placed()
    const { number } = placed
    await call(shop, 'POST', '/orders/state', { numbers: [number], state: 'confirmed' })
    await call(shop, 'POST', '/orders/state', { numbers: [number], state: 'packed' })
    await handOver(shop, shop.ncm.id, number)
    const payload = { state: 'returned', came_back: 'not_reached', return_fee: '७५' }
    await call(shop, 'POST', `/orders/${number}/state`, payload)
    const order = await read(shop, number)
    expect(order).toMatchObject({ came_back: 'not_reached', return_fee: 75, settlement: null })
    const fee = 'The courier’s fee for bringing it back: Rs.\u00a075'
    expect(order.timeline.map(({ text }) => text)).toContain(fee)
    expect(await publicTexts(shop, placed)).not.toContain(fee)
    expect((await shop.guest(placed)).json()).not.toHaveProperty('return_fee')
    const [entry] = (await shop.get('/staff/audit/?noun=orders')).json<object[]>()
    expect(entry).toMatchObject({ after: { state: 'returned', return_fee: 75 } })
  })

  it('may be left out, also for many orders at a time, and is refused in other steps', async () => {
    const shop = await shopWithCourier()
    const [one, two] = [await packed(shop), await packed(shop)]
    await handOver(shop, shop.ncm.id, one, two)
    await call(shop, 'POST', '/orders/state', { numbers: [one], state: 'returned' })
    expect(await read(shop, one)).toMatchObject({ state: 'returned', return_fee: 0 })
    const early = { state: 'delivered', return_fee: 75 }
    const answer = await call(shop, 'POST', `/orders/${two}/state`, early)
    const message = 'Only a parcel that came back has this fee.'
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { fields: { return_fee: message } },
    ])
    const statuses = []
    for (const return_fee of [-1, 0.001, 'much', 10_000_001]) {
      const payload = { state: 'returned', return_fee }
      statuses.push((await call(shop, 'POST', `/orders/${two}/state`, payload)).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  it('is in the report on returns, once for an order of several lines', async () => {
    const shop = await shopWithCourier()
    await refusedBy(shop, shop.ncm.id, 75.5)
    await refusedBy(shop, shop.ncm.id, 0)
    const day = dayOf(shop)
    const report = await shop.get(`/staff/reports/returns?from=${day}&to=${day}`)
    expect(report.json()).toMatchObject({
      rows: [{ name: 'Parcel refused at the door', now: { returns: 2, fees: 75.5 } }],
      total: { now: { fees: 75.5 } },
    })
  })
})

describe('a settlement with return fees', () => {
  it('keeps them with its orders, and taking it back opens them again', byEngine, async () => {
    const shop = await shopWithCourier()
    const pathao = await addCourier(shop, 'Pathao')
    const number = await broughtBy(shop, shop.ncm.id)
    const [first, second] = [
      await refusedBy(shop, shop.ncm.id, 75),
      await refusedBy(shop, shop.ncm.id, 50),
    ]
    await refusedBy(shop, pathao.id, 99)
    expect(await cashHeld(shop)).toMatchObject([
      { courier: { id: shop.ncm.id }, orders: 1, amount: 906, returned: 2, return_fees: 125 },
    ])
    const held = await ordersHeld(shop, shop.ncm.id)
    expect(held).toMatchObject({
      returned: 2,
      returned_list: [
        { number: first, return_fee: 75, came_back: 'refused', courier: 'Nepal Can Move' },
        { number: second, return_fee: 50 },
      ],
    })
    const fees = { returned: [first, first], return_fees: 75, fee: 175, paid_in: 731 }
    const made = await settled(shop, pay(shop, shop.ncm.id, [number], fees))
    expect(made).toMatchObject({ orders: 1, fee: 175, return_fees: 75, difference: 0 })
    const seen = await shop.get(`/staff/courier-settlements/${made.id}`)
    expect(seen.json()).toMatchObject({
      order_list: [{ number }],
      returned_list: [{ number: first, return_fee: 75 }],
    })
    expect((await ordersHeld(shop, shop.ncm.id)).returned_list).toMatchObject([{ number: second }])
    const paidIn = { id: made.id, day: dayOf(shop) }
    expect([await read(shop, number), await read(shop, first)]).toMatchObject([
      { settlement: paidIn },
      { settlement: paidIn },
    ])
    await takeBack(shop, made.id)
    expect((await ordersHeld(shop, shop.ncm.id)).returned_list).toHaveLength(2)
    expect(await read(shop, first)).toMatchObject({ return_fee: 75, settlement: null })
    const kept = await shop.get(`/staff/courier-settlements/${made.id}`)
    expect(kept.json()).toMatchObject({ returned_list: [{ number: first }] })
  })

  it('is refused for a fee that isn’t open, another sum, and a smaller fee in all', async () => {
    const shop = await shopWithCourier()
    const [one, two] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    const first = await refusedBy(shop, shop.ncm.id, 75)
    const free = await refusedBy(shop, shop.ncm.id, 0)
    const fees = { returned: [first], return_fees: 75, fee: 75, paid_in: 831 }
    const wrong = [
      { ...fees, returned: [free], return_fees: 0 },
      { ...fees, returned: [two] },
      { ...fees, returned: ['ET-2000-000001'] },
      { ...fees, return_fees: 74 },
      { ...fees, fee: 74, paid_in: 832 },
    ]
    const answers = []
    for (const changes of wrong) {
      answers.push(await settle(shop, pay(shop, shop.ncm.id, [one], changes)))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 400])
    expect(answers[4]?.json()).toMatchObject({ fields: { fee: /less than the return fees/ } })
    await settled(shop, pay(shop, shop.ncm.id, [one], fees))
    const again = await settle(shop, pay(shop, shop.ncm.id, [two], fees))
    const message = `${first} has no open return fee: it may be settled already.`
    expect([again.statusCode, again.json()]).toMatchObject([409, { message }])
  })

  it('has a fee once, also when two of the staff settle at the same moment', byEngine, async () => {
    const shop = await shopWithCourier()
    const [one, two] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    const fees = {
      returned: [await refusedBy(shop, shop.ncm.id, 75)],
      return_fees: 75,
      fee: 75,
      paid_in: 831,
    }
    const both = await Promise.all([
      settle(shop, pay(shop, shop.ncm.id, [one], fees)),
      settle(shop, pay(shop, shop.ncm.id, [two], fees)),
    ])
    expect(statusesOf(both)).toEqual([201, 409])
    expect(await cashHeld(shop)).toMatchObject([{ orders: 1, amount: 906, returned: 0 }])
  })
})

describe('an order in a settlement', () => {
  it('stays as it is: it can’t be edited, moved, paid in another way, or taken out of its handover', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    await settled(shop, pay(shop, shop.ncm.id, [number]))
    const before = await read(shop, number)
    const edit = {
      ...shopper(before),
      lines: before.lines.map(({ product_color, size }) => ({ product_color, size, quantity: 2 })),
    }
    const path = `/orders/${number}`
    const statuses = []
    for (const [method, url, payload] of [
      ['PUT', path, { ...edit, expected_total: 1804 }],
      ['POST', `${path}/state`, { state: 'shipped' }],
      ['POST', `${path}/state`, { state: 'returned', return_fee: 10 }],
      ['POST', `${path}/state`, { state: 'delivered', received: 1, reason: 'Less' }],
      ['POST', `${path}/cash`, undefined],
      ['POST', `${path}/payments/review`, { decision: 'accept', text: 'It came' }],
      ['PUT', `/parcels/${number}/code`, { tracking_code: 'OTHER-1' }],
      ['POST', '/handovers/1/undo', undefined],
    ] as const) {
      statuses.push((await call(shop, method, url, payload)).statusCode)
    }
    expect(statuses).toEqual([409, 409, 409, 400, 409, 409, 409, 409])
    expect(await read(shop, number)).toEqual(before)
  })

  it('keeps its cash and its settlement when it is refunded: the refund is an entry of its own', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const { id } = await settled(shop, pay(shop, shop.ncm.id, [number]))
    const back = { amount: 906, reason: 'Torn', paid_back: { way: 'cash' } }
    await call(shop, 'POST', `/orders/${number}/refunds`, back)
    const order = staffOrder.parse(await read(shop, number))
    expect(order).toMatchObject({ refunded: 906, collected: 906, settlement: { id } })
    const settlement = await shop.get(`/staff/courier-settlements/${id}`)
    expect(settlement.json()).toMatchObject({
      collected: 906,
      paid_in: 906,
      order_list: [{ number, collected: 906 }],
    })
  })
})

type Order = Awaited<ReturnType<typeof read>>

function shopper({ email, name, phone, province, district, city, street, landmark, note }: Order) {
  return { email, name, phone, province, district, city, street, landmark, note }
}
