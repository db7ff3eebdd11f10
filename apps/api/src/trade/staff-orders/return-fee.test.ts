import { describe, expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { handOver, shopWithCourier } from '../../test/handing-over'
import type { OrderingShop } from '../../test/ordering'
import {
  broughtBy,
  cashHeld,
  pay,
  refusedBy,
  settle,
  settled,
  statusesOf,
  takeBack,
} from '../../test/settling'
import { call, move, read } from '../../test/staff-orders'

/** The texts of an order's timeline, as staff see it. */
const textsOf = async (shop: OrderingShop, number: string) =>
  (await read(shop, number)).timeline.map(({ text }) => text)

describe('the fee of a parcel that came back', () => {
  const change = (shop: OrderingShop, number: string, return_fee: unknown, replaces: number) =>
    call(shop, 'PUT', `/orders/${number}/return-fee`, { return_fee, replaces })

  it('may be noted or changed later, which staff alone see', byEngine, async () => {
    const shop = await shopWithCourier()
    const placed = await shop.placed()
    const { number } = placed
    await move(shop, number, 'confirmed', 'packed')
    await handOver(shop, shop.ncm.id, number)
    await call(shop, 'POST', `/orders/${number}/state`, { state: 'returned' })
    expect(await read(shop, number)).toMatchObject({ return_fee: 0, can_set_return_fee: true })
    expect((await change(shop, number, '७५.५', 0)).json()).toMatchObject({ return_fee: 75.5 })
    expect((await change(shop, number, 80, 75.5)).json()).toMatchObject({ return_fee: 80 })
    await change(shop, number, 80, 80)
    await broughtBy(shop, shop.ncm.id)
    expect(await cashHeld(shop)).toMatchObject([{ returned: 1, return_fees: 80 }])
    await change(shop, number, 0, 80)
    expect(await cashHeld(shop)).toMatchObject([{ returned: 0, return_fees: 0 }])
    const words = 'The courier’s fee for bringing it back:'
    const noted = (await textsOf(shop, number)).filter((text) => text.startsWith(words))
    expect(noted).toEqual([
      `${words} Rs.\u00a075.50`,
      `${words} Rs.\u00a080 instead of Rs.\u00a075.50`,
      `${words} Rs.\u00a00 instead of Rs.\u00a080`,
    ])
    expect((await shop.guest(placed)).body).not.toContain('fee for bringing it back')
    const entries = (await shop.get('/staff/audit/?noun=orders')).json<{ action: string }[]>()
    expect(entries.filter(({ action }) => action === 'return fee')).toMatchObject([
      { label: number, before: { return_fee: 80 }, after: { return_fee: 0 } },
      { before: { return_fee: 75.5 }, after: { return_fee: 80 } },
      { before: { return_fee: 0 }, after: { return_fee: 75.5 } },
    ])
  })

  it('stays as it is while a settlement has it, until that is taken back', async () => {
    const shop = await shopWithCourier()
    const number = await refusedBy(shop, shop.ncm.id, 75)
    const fees = { returned: [number], return_fees: 75, fee: 75, paid_in: 831 }
    const paid = await broughtBy(shop, shop.ncm.id)
    const { id } = await settled(shop, pay(shop, shop.ncm.id, [paid], fees))
    const refused = await change(shop, number, 80, 75)
    const message = `${number} is in settlement no. ${id}: take that back first.`
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
    expect(await read(shop, number)).toMatchObject({ return_fee: 75, can_set_return_fee: false })
    await takeBack(shop, id)
    expect((await change(shop, number, 80, 75)).json()).toMatchObject({ return_fee: 80 })
  })

  it('belongs to no other order, and is an amount in rupees', async () => {
    const shop = await shopWithCourier()
    const { number: shippedNumber } = await shop.placed()
    await move(shop, shippedNumber, 'confirmed', 'packed', 'shipped')
    const early = await change(shop, shippedNumber, 75, 0)
    const message = 'Only a parcel that came back has this fee.'
    expect([early.statusCode, early.json()]).toMatchObject([409, { message }])
    expect(await read(shop, shippedNumber)).toMatchObject({ can_set_return_fee: false })
    const paid = await broughtBy(shop, shop.ncm.id)
    expect((await change(shop, paid, 75, 0)).statusCode).toBe(409)
    const number = await refusedBy(shop, shop.ncm.id, 0)
    const statuses = []
    for (const fee of [-1, 0.001, 'much', 10_000_001, undefined]) {
      statuses.push((await change(shop, number, fee, 0)).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect((await change(shop, 'ET-2000-000001', 75, 0)).statusCode).toBe(404)
  })

  it('is changed once by two of the staff at the same moment', byEngine, async () => {
    const shop = await shopWithCourier()
    const number = await refusedBy(shop, shop.ncm.id, 75)
    const both = await Promise.all([change(shop, number, 80, 75), change(shop, number, 90, 75)])
    expect(statusesOf(both)).toEqual([200, 409])
    const [later] = both.filter(({ statusCode }) => statusCode === 409)
    expect(later?.json()).toMatchObject({
      message: 'Somebody else has just changed this fee. Look again.',
    })
  })

  it('is settled as it was shown, or changed, when both happen at once', byEngine, async () => {
    const shop = await shopWithCourier()
    const number = await refusedBy(shop, shop.ncm.id, 75)
    const paid = await broughtBy(shop, shop.ncm.id)
    const fees = { returned: [number], return_fees: 75, fee: 75, paid_in: 831 }
    const [changed, made] = await Promise.all([
      change(shop, number, 80, 75),
      settle(shop, pay(shop, shop.ncm.id, [paid], fees)),
    ])
    const { return_fee, settlement } = await read(shop, number)
    const isSettled = settlement !== null
    expect([changed.statusCode, made.statusCode]).toEqual(isSettled ? [409, 201] : [200, 409])
    expect(return_fee).toBe(isSettled ? 75 : 80)
  })

  it('is noted by colleagues who pack or look after the money, not by editors', async () => {
    const shop = await shopWithCourier()
    const number = await refusedBy(shop, shop.ncm.id, 0)
    const statuses = []
    for (const role of ['packer', 'accountant', 'sales', 'editor'] as const) {
      const { put } = await colleague(shop, role)
      const payload = { return_fee: 0, replaces: 0 }
      statuses.push((await put(`/staff/orders/${number}/return-fee`, payload)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 403])
  })
})
