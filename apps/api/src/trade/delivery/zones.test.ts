import { deliveryZone, pricedCart } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deliveryZone as zoneTable } from '../../db/schema/delivery'
import { audit } from '../../db/schema/records'
import { colleague } from '../../test/colleagues'
import { orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call } from '../../test/staff-orders'

const valley = { name: 'Valley', districts: ['Lalitpur', 'Kathmandu'], fee: 100, free_from: 1200 }
const terms = { free_from: null, days_from: null, days_to: null, cash_fee: 0, most_in_cash: null }

const addZone = (shop: OrderingShop, zone: object) => call(shop, 'POST', '/delivery-zones', zone)

async function priced(shop: OrderingShop, question: object) {
  return pricedCart.parse((await shop.post('/store/cart', { lines: [skirt], ...question })).json())
}

describe('delivery zones', () => {
  it('are listed with all other districts, whose fee is the setting', async () => {
    const shop = await orderingShop()
    expect((await addZone(shop, valley)).statusCode).toBe(201)
    expect((await shop.get('/staff/delivery-zones')).json()).toMatchObject({
      zones: [{ id: 1, ...terms, ...valley, districts: ['Kathmandu', 'Lalitpur'] }],
      others: { ...terms, fee: 2, cash_allowed: true },
    })
    const { others } = (await shop.get('/staff/delivery-zones')).json<{
      others: { districts: string[] }
    }>()
    expect(others.districts).toHaveLength(75)
    expect(others.districts).not.toContain('Kathmandu')
  })

  it('have other names, and each district is in one of them', async () => {
    const shop = await orderingShop()
    await addZone(shop, valley)
    const same = await addZone(shop, { ...valley, name: 'vALLEY', districts: ['Kaski'] })
    expect([same.statusCode, same.json()]).toMatchObject([
      409,
      { fields: { name: 'A zone with this name exists already.' } },
    ])
    const alike = await addZone(shop, { ...valley, name: 'Čitwan', districts: ['Chitwan'] })
    expect(alike.statusCode).toBe(201)
    const again = await addZone(shop, { ...valley, name: 'čITWAN', districts: ['Kaski'] })
    expect(again.statusCode).toBe(409)
    const { id } = alike.json<{ id: number }>()
    const spelled = await call(shop, 'PUT', `/delivery-zones/${id}`, {
      ...valley,
      name: 'ČITWAN',
      districts: ['Chitwan'],
    })
    expect([spelled.statusCode, spelled.json()]).toMatchObject([200, { name: 'ČITWAN' }])
    // Two zones of an older version, which compared English letters alone, can still be changed.
    await shop.db.write.update(zoneTable).set({ name: 'čitwan' }).where(eq(zoneTable.id, 1))
    const changed = await call(shop, 'PUT', `/delivery-zones/${id}`, {
      ...valley,
      name: 'ČITWAN',
      districts: ['Chitwan'],
      fee: 75,
    })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { fee: 75 }])
    await shop.db.write.update(zoneTable).set({ name: 'Valley' }).where(eq(zoneTable.id, 1))
    const overlap = await addZone(shop, {
      ...valley,
      name: 'Near',
      districts: ['Kaski', 'Lalitpur'],
    })
    expect([overlap.statusCode, overlap.json()]).toMatchObject([
      409,
      { fields: { districts: 'Lalitpur is in the zone “Valley” already.' } },
    ])
    const unknown = await addZone(shop, { ...valley, name: 'Far', districts: ['Delhi'] })
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { message: 'Nepal has no district “Delhi”.' },
    ])
    const none = await addZone(shop, { ...valley, name: 'Far', districts: [] })
    expect(none.statusCode).toBe(400)
  })

  it('have days in order, up to 90', async () => {
    const shop = await orderingShop()
    const statusFor = async (days: object) =>
      (await call(shop, 'PUT', '/delivery-terms', { fee: 2, ...days })).statusCode
    expect(await statusFor({ days_from: 2, days_to: 2 })).toBe(200)
    expect(await statusFor({ days_from: 3, days_to: 2 })).toBe(400)
    expect(await statusFor({ days_to: 90 })).toBe(200)
    expect(await statusFor({ days_to: 91 })).toBe(400)
  })

  it('give up their districts when they are changed or deleted', async () => {
    const shop = await orderingShop()
    await addZone(shop, valley)
    const edited = await call(shop, 'PUT', '/delivery-zones/1', {
      ...valley,
      districts: ['Kathmandu'],
    })
    expect(deliveryZone.parse(edited.json()).districts).toEqual(['Kathmandu'])
    const south = await addZone(shop, {
      ...valley,
      name: 'South',
      districts: ['Lalitpur'],
      fee: 120,
    })
    expect(south.statusCode).toBe(201)
    expect((await shop.get('/store/delivery?district=Lalitpur')).json()).toMatchObject({ fee: 120 })
    expect((await shop.remove('/staff/delivery-zones/2')).statusCode).toBe(204)
    expect((await shop.get('/store/delivery?district=Lalitpur')).json()).toMatchObject({ fee: 2 })
    expect((await shop.remove('/staff/delivery-zones/2')).statusCode).toBe(404)
    const entries = await shop.db.read.select().from(audit)
    const ours = entries.filter(({ noun }) => noun === 'deliveryZones')
    expect(ours.map(({ action, label }) => [action, label])).toEqual([
      ['add', 'Valley'],
      ['edit', 'Valley'],
      ['add', 'South'],
      ['delete', 'South'],
    ])
  })

  it('are not overwritten in a state that the person has not seen', async () => {
    const shop = await orderingShop()
    await addZone(shop, valley)
    const one = '/staff/delivery-zones/1'
    const save = (fee: number, tag: unknown) =>
      shop.app.inject({
        method: 'PUT',
        url: one,
        headers: { ...shop.headers, 'if-match': String(tag) },
        payload: { ...valley, fee },
      })
    const seen = await shop.get(one)
    expect(seen.json()).toMatchObject({ id: 1, fee: 100, districts: ['Kathmandu', 'Lalitpur'] })
    expect((await save(110, seen.headers.etag)).statusCode).toBe(200)
    const late = await save(120, seen.headers.etag)
    const message = 'Somebody else changed this delivery zone meanwhile.'
    expect([late.statusCode, late.json()]).toMatchObject([409, { message }])
    const again = await shop.get(one)
    expect(again.json()).toMatchObject({ fee: 110 })
    expect((await save(120, again.headers.etag)).statusCode).toBe(200)
    expect((await shop.get('/staff/delivery-zones/9')).statusCode).toBe(404)
  })

  it('leave the terms of all other districts as others have set them, unless the person has seen that', async () => {
    const shop = await orderingShop()
    const url = '/staff/delivery-terms'
    const save = (fee: number, tag: unknown) => {
      const headers = { ...shop.headers, 'if-match': String(tag) }
      return shop.app.inject({ method: 'PUT', url, headers, payload: { fee } })
    }
    const seen = await shop.get(url)
    expect(seen.json()).toEqual({ ...terms, fee: 2, cash_allowed: true })
    const saved = await save(300, seen.headers.etag)
    expect(saved.statusCode).toBe(200)
    const late = await save(350, seen.headers.etag)
    const message = 'Somebody else changed this delivery meanwhile.'
    expect([late.statusCode, late.json()]).toMatchObject([409, { message }])
    expect((await shop.get(url)).json()).toMatchObject({ fee: 300 })
    expect((await save(350, saved.headers.etag)).statusCode).toBe(200)
  })

  it('are for staff who may change settings', async () => {
    const shop = await orderingShop()
    const packer = await colleague(shop, 'packer')
    expect((await packer.get('/staff/delivery-zones')).statusCode).toBe(403)
  })
})

describe('a cart', () => {
  it('costs the fee of its district, free from the zone’s amount on', async () => {
    const shop = await orderingShop()
    await addZone(shop, valley)
    expect((await priced(shop, {})).totals).toMatchObject({ shipping: 2, total: 906 })
    expect((await priced(shop, { district: 'Kathmandu' })).totals).toMatchObject({ shipping: 100 })
    expect((await priced(shop, { district: 'Kaski' })).totals).toMatchObject({ shipping: 2 })
    const free = await priced(shop, { district: 'Kathmandu', lines: [tee] })
    expect(free.totals).toMatchObject({ subtotal: 1200, shipping: 0, total: 1204 })
  })

  it('adds the fee for cash once cash is chosen, also to a free delivery', async () => {
    const shop = await orderingShop()
    await addZone(shop, { ...valley, cash_fee: 50 })
    const there = { district: 'Kathmandu' }
    expect(await priced(shop, { ...there, payment_method: 'cod' })).toMatchObject({
      totals: { shipping: 150, total: 1054 },
      delivery: { cash_fee: 50, cash_fee_included: 50, cash_problem: null },
    })
    expect(await priced(shop, { ...there, payment_method: 'esewa' })).toMatchObject({
      totals: { shipping: 100, total: 1004 },
      delivery: { cash_fee_included: 0 },
    })
    const free = await priced(shop, { ...there, payment_method: 'cod', lines: [tee] })
    expect(free.totals).toMatchObject({ shipping: 50, total: 1254 })
  })

  it('says why it can’t be paid in cash', async () => {
    const shop = await orderingShop()
    await addZone(shop, { ...valley, cash_fee: 50, most_in_cash: 1054 })
    const problem = async (question: object) => (await priced(shop, question)).delivery.cash_problem
    expect(await problem({ district: 'Kathmandu' })).toBeNull()
    await call(shop, 'PUT', '/delivery-zones/1', { ...valley, cash_fee: 50, most_in_cash: 1053.99 })
    expect(await problem({ district: 'Kathmandu' })).toBe(
      'In Kathmandu, at most Rs.\u00a01,053.99 can be paid in cash on delivery.',
    )
    await call(shop, 'PUT', '/delivery-zones/1', { ...valley, cash_allowed: false })
    expect(await problem({ district: 'Lalitpur', payment_method: 'esewa' })).toBe(
      'Cash on delivery isn’t available in Lalitpur.',
    )
  })
})
