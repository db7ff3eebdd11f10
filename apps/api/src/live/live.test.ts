import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { listen } from '../test/listening'
import { oneSkirt, orderingShop } from '../test/ordering'
import { addSale } from '../test/sale-offers'
import { call } from '../test/staff-orders'

const liveShop = () => orderingShop({ liveEveryMs: 20 })

describe('a live stream', () => {
  it('tells shoppers which stock changed, and staff about the order too', async () => {
    const shop = await liveShop()
    const page = await listen(shop, '/store/live')
    const admin = await listen(shop, '/staff/live', shop.headers)
    expect(page.answer.headers.get('content-type')).toBe('text/event-stream')
    const { number } = await shop.placed()
    expect(await admin.hear('event: order')).toContain(`{"number":"${number}","total":906}`)
    const heard = await page.hear('event: stock')
    expect(heard).toMatch(/data: \{"products":\[([13],)*2(,[13])*\]\}/)
    expect(heard).not.toContain('event: order')
  })

  it('begins with what happened since its page was loaded, and with nothing from before', async () => {
    const shop = await liveShop()
    const early = await listen(shop, '/staff/live', shop.headers)
    const { number } = await shop.placed()
    await early.hear(number)
    const late = await listen(shop, '/staff/live?age=20000', shop.headers)
    expect(await late.hear('event: order')).toContain(number)
    const page = await listen(shop, '/store/live?age=20000')
    expect(await page.hear('event: stock')).not.toContain('event: order')

    const [other, garbage] = [
      await listen(shop, '/staff/live?age=0', shop.headers),
      await listen(shop, '/staff/live?age=-1', shop.headers),
    ]
    const next = await shop.placed()
    for (const stream of [other, garbage]) {
      expect(await stream.hear(next.number)).not.toContain(number)
    }
  })

  it('tells staff that a sale was one in the shop', async () => {
    const shop = await liveShop()
    const admin = await listen(shop, '/staff/live', shop.headers)
    const payload = { name: '', phone: '', lines: oneSkirt.lines }
    const headers = { ...shop.headers, 'idempotency-key': crypto.randomUUID() }
    await shop.app.inject({ method: 'POST', url: '/staff/walk-in-sales', headers, payload })
    expect(await admin.hear('event: order')).toContain('"is_walk_in":true')
  })

  it('tells staff who of them entered an order', async () => {
    const shop = await liveShop()
    const admin = await listen(shop, '/staff/live', shop.headers)
    const headers = { ...shop.headers, 'idempotency-key': crypto.randomUUID() }
    await shop.app.inject({ method: 'POST', url: '/staff/orders', headers, payload: oneSkirt })
    expect(await admin.hear('event: order')).toContain('"placed_by":"boss"')
  })

  it('names products when their time to go live or to end has come', async () => {
    const shop = await liveShop()
    const inMinutes = (minutes: number) => new Date(shop.now() + minutes * 60_000).toISOString()
    const times = { goes_live_at: inMinutes(5), ends_at: inMinutes(10) }
    await shop.patch('/product/updateDeleteProduct/1/', times)
    const [page, admin] = [
      await listen(shop, '/store/live'),
      await listen(shop, '/staff/live', shop.headers),
    ]
    await shop.later(5)
    for (const open of [page, admin])
      expect(await open.hear('event: stock')).toContain('data: {"products":[1]}')
    const later = await listen(shop, '/store/live')
    await shop.later(5)
    expect(await later.hear('event: stock')).toContain('data: {"products":[1]}')
  })

  it('tells open pages when a sale starts or ends by time, and not before', async () => {
    const shop = await liveShop()
    const inMinutes = (minutes: number) => new Date(shop.now() + minutes * 60_000).toISOString()
    await addSale(shop, { starts_at: inMinutes(5), ends_at: inMinutes(10) })
    const everything = 'event: stock\ndata: {"products":"all"}'
    const open = async () => [
      await listen(shop, '/store/live'),
      await listen(shop, '/staff/live', shop.headers),
    ]
    const early = await open()
    await shop.later(4)
    // Products can be changed while the sale waits; this event is the first that pages hear.
    await shop.patch('/product/updateDeleteProduct/1/', { title: 'Kurta' })
    for (const page of early) {
      expect(await page.hear('event: stock')).not.toContain('"all"')
    }
    await shop.later(1)
    for (const page of early) expect(await page.hear('"all"')).toContain(everything)
    const late = await open()
    await shop.later(5)
    for (const page of late) expect(await page.hear('"all"')).toContain(everything)
  })

  it('of an order tells its customer what happens to it, and nobody of another one', async () => {
    const shop = await liveShop()
    const [mine, other] = [await shop.placed(), await shop.placed()]
    const path = `/store/orders/${mine.number}/live`
    const token = (value: string) => ({ 'x-order-token': value })
    expect((await listen(shop, path, token(other.token))).answer.status).toBe(404)
    const page = await listen(shop, path, token(mine.token))
    const theirs = await listen(shop, `/store/orders/${other.number}/live`, token(other.token))
    await call(shop, 'POST', `/orders/${mine.number}/state`, { state: 'confirmed' })
    expect(await page.hear('event: change')).toContain('data: {}')
    await call(shop, 'POST', `/orders/${other.number}/state`, { state: 'confirmed' })
    const heard = await theirs.hear('event: change')
    expect(heard.match(/event: change/g)).toHaveLength(1)
  })

  it('of the staff is for staff', async () => {
    const shop = await liveShop()
    const { answer } = await listen(shop, '/staff/live')
    expect(answer.status).toBe(401)
  })

  it('of the staff ends when its reader signs out', async () => {
    const shop = await liveShop()
    const mine = await listen(shop, '/staff/live', shop.headers)
    expect((await shop.post('/logout/')).statusCode).toBeLessThan(300)
    expect(await mine.ended()).toBe(true)
  })

  it('of the staff ends when the role of its reader loses a permission', async () => {
    const shop = await liveShop()
    const role = { name: 'Shift', permissions: ['orders', 'stock'] }
    const { id } = (await shop.post('/staff/roles/', role)).json<{ id: number }>()
    const hari = await colleague(shop, id)
    const open = await listen(shop, '/staff/live', hari.headers)
    const { number } = await shop.placed()
    await open.hear(number)
    await shop.put(`/staff/roles/${id}/`, { ...role, permissions: ['stock'] })
    expect(await open.ended()).toBe(true)
  })

  it('is open to everybody, however many one network has opened', async () => {
    const shop = await liveShop()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const neighbour = await listen(shop, '/store/live', from('203.0.113.8'))
    const crowd = []
    for (let count = 0; count < 100; count += 1)
      crowd.push(await listen(shop, '/store/live', from('203.0.113.7')))
    const newest = await listen(shop, '/store/live', from('203.0.113.7'))
    expect(newest.answer.status).toBe(200)
    expect(await crowd[0]?.ended()).toBe(true)
    await shop.placed()
    for (const open of [crowd[1], newest, neighbour])
      expect(await open?.hear('event: stock')).toContain('event: stock')
  })

  it('ends when the shop closes', async () => {
    const shop = await liveShop()
    const page = await listen(shop, '/store/live')
    await shop.app.close()
    expect(await page.ended()).toBe(true)
  })

  it('names orders to staff who may see them, and ends when their role changes', async () => {
    const shop = await liveShop()
    const [editor, packer] = [await colleague(shop, 'editor'), await colleague(shop, 'packer')]
    const ofEditor = await listen(shop, '/staff/live', editor.headers)
    const ofPacker = await listen(shop, '/staff/live', packer.headers)
    const { number } = await shop.placed()
    await ofPacker.hear(`"number":"${number}"`)
    expect(await ofEditor.hear('event: stock')).not.toContain('event: order')
    await shop.post(`/staff/members/${packer.id}/role/`, { role: 'editor' })
    expect(await ofPacker.ended()).toBe(true)
    expect((await packer.get('/staff/orders')).statusCode).toBe(403)
  })
})
