import type { OfferedDelivery, OrderDetail } from '@etrend/contract'
import { kathmanduMoment } from '@etrend/contract/kathmandu'
import { pdfText } from '@etrend/tooling/pdf-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { oneSkirt, orderingShop, sita, skirt, type OrderingShop } from '../../test/ordering'
import { call, mailsAbout, move, read } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

const all = '/staff/holidays/'
const at = (time: string) => standAt(kathmanduMoment(time).getTime())
const valley = { name: 'Valley', districts: ['Kathmandu'], fee: 2, days_from: 1, days_to: 2 }
const far = { province: 'Karnali', district: 'Humla' }

const offered = async (shop: OrderingShop, district = '') =>
  (await shop.get(`/store/delivery?district=${district}`)).json<OfferedDelivery>()
const editTo = (shop: OrderingShop, number: string, more: object) =>
  call(shop, 'PUT', `/orders/${number}`, { ...sita, lines: [skirt], expected_total: 906, ...more })

/** A shop on Wednesday, the 2nd of September 2026, that delivers in one or two days to Kathmandu alone. */
async function promisingShop() {
  const shop = await orderingShop()
  await shop.signIn()
  await call(shop, 'POST', '/delivery-zones', valley)
  return shop
}

beforeEach(() => at('2026-09-02T10:00'))

describe('what delivery is promised for', () => {
  it('says the days in Kathmandu, to the minute around midnight', byEngine, async () => {
    const shop = await promisingShop()
    expect((await offered(shop, 'Kathmandu')).arrival).toEqual({
      from: '2026-09-03',
      to: '2026-09-04',
    })
    at('2026-09-02T23:59')
    expect((await offered(shop, 'Kathmandu')).arrival?.from).toBe('2026-09-03')
    at('2026-09-03T00:00')
    expect((await offered(shop, 'Kathmandu')).arrival).toEqual({
      from: '2026-09-04',
      to: '2026-09-06',
    })
    expect(await offered(shop, 'Humla')).toMatchObject({ arrival: null, fee: 2 })
  })

  it('says the lowest fee of all districts, and whether it depends on the district', async () => {
    const shop = await orderingShop()
    const { lowest_fee, by_district } = await offered(shop)
    expect([lowest_fee, by_district]).toEqual([2, false])
    await call(shop, 'POST', '/delivery-zones', { ...valley, fee: 100 })
    expect(await offered(shop)).toMatchObject({ fee: 2, lowest_fee: 2, by_district: true })
    await call(shop, 'PUT', '/delivery-terms', { fee: 250 })
    expect(await offered(shop)).toMatchObject({ fee: 250, lowest_fee: 100, by_district: true })
    const { others } = (await shop.get('/staff/delivery-zones')).json<{
      others: { districts: string[] }
    }>()
    const rest = { name: 'Rest', districts: others.districts, fee: 150 }
    await call(shop, 'POST', '/delivery-zones', rest)
    await call(shop, 'PUT', '/delivery-terms', { fee: 10 })
    expect(await offered(shop)).toMatchObject({ lowest_fee: 100 })
  })

  it('is the same in the cart', async () => {
    const shop = await promisingShop()
    const asked = { lines: [skirt], district: 'Kathmandu' }
    const { delivery } = (await shop.post('/store/cart', asked)).json<{
      delivery: OfferedDelivery
    }>()
    expect(delivery).toMatchObject(await offered(shop, 'Kathmandu'))
  })
})

describe('an order', () => {
  it(
    'keeps what was promised, also when a holiday or other days come later',
    byEngine,
    async () => {
      const shop = await promisingShop()
      const { number } = await shop.placed()
      await shop.post(all, {
        name: 'Constitution Day',
        first_day: '2026-09-03',
        last_day: '2026-09-03',
      })
      await call(shop, 'PUT', '/delivery-zones/1', { ...valley, days_to: 9 })
      const promised = { from: '2026-09-03', to: '2026-09-04' }
      expect((await read(shop, number)).promised).toEqual(promised)
      expect((await editTo(shop, number, { street: 'Ward 11' })).statusCode).toBe(200)
      expect((await read(shop, number)).promised).toEqual(promised)
      const next = await shop.placed({ ...oneSkirt, phone: '9800000001' })
      expect((await read(shop, next.number)).promised?.from).toBe('2026-09-04')
    },
  )

  it('that moves to another district is promised anew, from that day on', async () => {
    const shop = await promisingShop()
    const { number } = await shop.placed()
    await call(shop, 'PUT', '/delivery-terms', { fee: 2, days_to: 3 })
    at('2026-09-06T10:00')
    await shop.signIn()
    expect((await editTo(shop, number, far)).statusCode).toBe(200)
    expect((await read(shop, number)).promised).toEqual({ from: null, to: '2026-09-09' })
  })

  it(
    'tells its customer that it is late, from the day after the last promised one until it arrives',
    byEngine,
    async () => {
      const shop = await promisingShop()
      const placed = await shop.placed()
      const isLate = async () => (await shop.guest(placed)).json<OrderDetail>().is_late
      at('2026-09-04T23:59')
      expect(await isLate()).toBe(false)
      at('2026-09-05T00:00')
      expect(await isLate()).toBe(true)
      await shop.signIn()
      await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
      expect(await isLate()).toBe(true)
      await move(shop, placed.number, 'delivered')
      expect(await isLate()).toBe(false)
    },
  )

  it('has no promise where no days are set, and none in the shop itself', async () => {
    const shop = await promisingShop()
    const placed = await shop.placed({ ...oneSkirt, ...far })
    expect((await read(shop, placed.number)).promised).toBeNull()
    const headers = { ...shop.headers, 'idempotency-key': 'a walk-in sale' }
    const payload = { lines: [skirt], expected_total: 904 }
    const url = '/staff/walk-in-sales'
    const sold = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect(sold.statusCode).toBe(201)
    expect((await read(shop, sold.json<{ number: string }>().number)).promised).toBeNull()
  })

  it('says in its mails when it arrives, as long as that is to come', async () => {
    const shop = await promisingShop()
    const { number } = await shop.placed()
    const words = 'It arrives Thu 3 – Fri 4 Sep.'
    const [placed] = await mailsAbout(shop, `Your order ${number}`)
    expect(placed?.text).toContain(words)
    await move(shop, number, 'confirmed', 'packed')
    at('2026-09-05T00:00')
    await shop.signIn()
    await move(shop, number, 'shipped')
    const mails = await mailsAbout(shop, `Your order ${number} is on its way`)
    expect(mails.map(({ text }) => text.includes('It arrives'))).toEqual([false])
  })

  it('says on its packing slip by when it should arrive', async () => {
    const shop = await promisingShop()
    const { number } = await shop.placed()
    const paper = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
    expect(pdfText(paper.rawPayload)).toContain('Promised for Thu 3 – Fri 4 Sep')
  })
})

describe('holidays', () => {
  const tihar = { name: 'Tihar', first_day: '2026-11-08', last_day: '2026-11-10' }

  it('are added, changed, undone, deleted into the trash and restored', async () => {
    const shop = await orderingShop()
    await shop.signIn()
    expect((await shop.post(all, tihar)).json()).toEqual({ id: 1, ...tihar })
    const longer = { ...tihar, last_day: '2026-11-11' }
    expect((await shop.put(`${all}1/`, longer)).json()).toMatchObject(longer)
    const [entry] = (await shop.get('/staff/audit/?noun=holidays')).json<{ id: number }[]>()
    expect((await shop.post(`/staff/audit/${entry?.id}/undo/`, {})).statusCode).toBe(200)
    expect((await shop.remove(`${all}1/`)).statusCode).toBe(204)
    expect((await shop.get(all)).json()).toEqual([])
    await shop.post('/staff/trash/restore/', { noun: 'holidays', id: 1 })
    expect((await shop.get(`${all}?q=tih`)).json()).toEqual([{ id: 1, ...tihar }])
  })

  it('end on or after their first day, and have at most 60 days', async () => {
    const shop = await orderingShop()
    await shop.signIn()
    const lasting = async (first_day: string, last_day: string) =>
      (await shop.post(all, { ...tihar, first_day, last_day })).statusCode
    expect(await lasting('2026-11-08', '2026-11-08')).toBe(201)
    expect(await lasting('2026-11-08', '2026-11-07')).toBe(400)
    expect(await lasting('2026-11-08', '2027-01-06')).toBe(201)
    expect(await lasting('2026-11-08', '2027-01-07')).toBe(400)
    expect(await lasting('2026-02-30', '2026-03-01')).toBe(400)
    const wrong = await shop.post(all, { ...tihar, last_day: '2026-11-07' })
    expect(wrong.json()).toMatchObject({
      fields: { last_day: 'The last day can’t be before the first day.' },
    })
  })

  it('can’t be undone into an end before the begin', async () => {
    const shop = await orderingShop()
    await shop.signIn()
    await shop.post(all, tihar)
    await shop.put(`${all}1/`, { ...tihar, last_day: '2026-11-20' })
    const [entry] = (await shop.get('/staff/audit/?noun=holidays')).json<{ id: number }[]>()
    await shop.put(`${all}1/`, { ...tihar, first_day: '2026-11-15', last_day: '2026-11-20' })
    expect((await shop.post(`/staff/audit/${entry?.id}/undo/`, {})).statusCode).toBe(400)
  })

  it('are read by packers and changed by those who change the settings', async () => {
    const shop = await orderingShop()
    await shop.signIn()
    const packer = await colleague(shop, 'packer')
    expect((await packer.get(all)).statusCode).toBe(200)
    expect((await packer.post(all, tihar)).statusCode).toBe(403)
  })
})
