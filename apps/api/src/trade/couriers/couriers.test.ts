import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { courier } from '../../db/schema/couriers'
import { colleague } from '../../test/colleagues'
import { addCourier, packed, shopWithCourier } from '../../test/handing-over'
import { call, read } from '../../test/staff-orders'

const all = '/staff/couriers/'

describe('couriers', () => {
  it('are added, changed, deleted into the trash, restored, undone and exported', async () => {
    const shop = await shopWithCourier()
    const at = `${all}${shop.ncm.id}/`
    const twice = await shop.post(all, { name: 'nepal can MOVE' })
    expect([twice.statusCode, twice.json()]).toMatchObject([
      409,
      { message: 'A courier with this name exists already.' },
    ])
    const other = { name: 'NCM', phone: '01-5970736' }
    expect((await shop.put(at, other)).json()).toMatchObject({ ...other, tracking_address: '' })
    const [entry] = (await shop.get('/staff/audit/?noun=couriers')).json<{ id: number }[]>()
    expect((await shop.post(`/staff/audit/${entry?.id}/undo/`, {})).statusCode).toBe(200)
    expect((await shop.get(at)).json()).toEqual(shop.ncm)
    expect((await shop.remove(at)).statusCode).toBe(204)
    expect((await shop.get(all)).json()).toEqual([])
    const restored = await shop.post('/staff/trash/restore/', { noun: 'couriers', id: shop.ncm.id })
    expect(restored.statusCode).toBe(200)
    expect((await shop.get(`${all}?q=can&is_active=true`)).json()).toEqual([shop.ncm])
    expect((await shop.get('/staff/export/couriers/')).body).toContain('Nepal Can Move')
    const found = (await shop.get('/staff/search/?q=nepal can')).json<{ noun: string }[]>()
    expect(found.map(({ noun }) => noun)).toContain('couriers')
  })

  it('have names that differ in more than capital letters and spaces', async () => {
    const shop = await shopWithCourier()
    const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
    expect(await status(shop.post(all, { name: 'Éclair' }))).toBe(201)
    expect(await status(shop.post(all, { name: 'éCLAIR' }))).toBe(409)
    expect(await status(shop.post(all, { name: 'Nepal  Can Move' }))).toBe(409)
    const at = `${all}${shop.ncm.id}/`
    expect(await status(shop.put(at, { name: 'ÉCLAIR' }))).toBe(409)
    // Couriers of an older version, which compared English letters alone, can still be changed.
    await shop.db.write.update(courier).set({ name: 'éclair' }).where(eq(courier.id, shop.ncm.id))
    const changed = await shop.put(at, { name: 'éclair', phone: '01-5970736' })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { phone: '01-5970736' }])
    await shop.put(at, { name: shop.ncm.name })

    expect(await status(shop.remove(at))).toBe(204)
    expect(await status(shop.post(all, { name: 'Nepal  Can Move' }))).toBe(201)
    const restored = shop.post('/staff/trash/restore/', { noun: 'couriers', id: shop.ncm.id })
    expect(await status(restored)).toBe(409)
  })

  it.each([
    ['http://ncm.example/{code}', 'Enter an address that begins with https://.'],
    ['https://{code}.example/', 'Enter an address that begins with https://.'],
    ['javascript:alert("{code}")', 'Enter an address that begins with https://.'],
    ['https://ncm.example/', 'Write {code} where the parcel’s code belongs in the address.'],
  ])('refuse the tracking address %s', async (tracking_address, message) => {
    const shop = await shopWithCourier()
    const answer = await shop.post(all, { name: 'Pathao', tracking_address })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }])
  })

  it('are seen by packers and accountants, and changed by managers', async () => {
    const shop = await shopWithCourier()
    const statuses = []
    for (const role of ['manager', 'packer', 'accountant', 'editor'] as const) {
      const { get, post } = await colleague(shop, role)
      const seen = (await get(all)).statusCode
      statuses.push([seen, (await post(all, { name: role })).statusCode])
    }
    expect(statuses).toEqual([
      [200, 201],
      [200, 403],
      [200, 403],
      [403, 403],
    ])
  })
})

describe('an order that is shipped with a courier', () => {
  it('keeps its name, and leads staff and customer to the page of the parcel', async () => {
    const shop = await shopWithCourier()
    const placed = await shop.placed()
    for (const state of ['confirmed', 'packed']) {
      await call(shop, 'POST', `/orders/${placed.number}/state`, { state })
    }
    const payload = { state: 'shipped', courier_id: shop.ncm.id, tracking_code: 'A 1&2' }
    await call(shop, 'POST', `/orders/${placed.number}/state`, payload)
    const facts = {
      courier: 'Nepal Can Move',
      tracking_code: 'A 1&2',
      tracking_url: 'https://ncm.example/track?id=A%201%262',
    }
    expect(await read(shop, placed.number)).toMatchObject({ ...facts, courier_id: shop.ncm.id })
    expect((await shop.guest(placed)).json()).toMatchObject(facts)
    const refused = await shop.remove(`${all}${shop.ncm.id}/`)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Nepal Can Move has brought parcels of this shop: switch it off instead.' },
    ])
  })

  it('may name it by hand, in any case; other names have no page', async () => {
    const shop = await shopWithCourier()
    const known = await packed(shop)
    const payload = { state: 'shipped', courier: 'nepal can move', tracking_code: 'X1' }
    await call(shop, 'POST', `/orders/${known}/state`, payload)
    expect(await read(shop, known)).toMatchObject({ courier_id: shop.ncm.id })
    const other = await packed(shop)
    await call(shop, 'POST', `/orders/${other}/state`, { ...payload, courier: 'A cousin' })
    expect(await read(shop, other)).toMatchObject({
      courier: 'A cousin',
      courier_id: null,
      tracking_url: null,
    })
  })

  it('is refused one that is switched off or unknown', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    const { id } = await addCourier(shop, 'Pathao')
    await shop.put(`${all}${id}/`, { name: 'Pathao', is_active: false })
    const ship = (courier_id: number) =>
      call(shop, 'POST', `/orders/${number}/state`, { state: 'shipped', courier_id })
    expect((await ship(id)).json()).toMatchObject({
      message: 'Pathao gets no new parcels: it is switched off.',
    })
    expect((await ship(99)).json()).toMatchObject({ message: 'Choose a courier of the shop.' })
    expect((await ship(shop.ncm.id)).statusCode).toBe(200)
  })
})
