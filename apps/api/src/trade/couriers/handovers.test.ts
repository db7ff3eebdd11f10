import type { Handover } from '@etrend/contract'
import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { handOver, packed, shopWithCourier } from '../../test/handing-over'
import { oneSkirt, type OrderingShop } from '../../test/ordering'
import { call, mailsAbout, move, read } from '../../test/staff-orders'
import { totalOf } from '../../test/total-of'

const undo = (shop: OrderingShop, id: number | undefined) =>
  call(shop, 'POST', `/handovers/${id}/undo`)

const shippingMail = async (shop: OrderingShop, number: string) =>
  (await mailsAbout(shop, `Your order ${number} is on its way`)).map(({ state }) => state)

describe('a handover', () => {
  it('ships packed orders with their courier, and names the others with the reason', async () => {
    const shop = await shopWithCourier()
    const first = await packed(shop)
    const second = await packed(shop, { ...oneSkirt, phone: '9841234568' })
    const { number: fresh } = await shop.placed({ ...oneSkirt, phone: '9841234569' })
    const numbers = [first, fresh, second, first, 'ET-2020-000001']
    const { handover, moved, refused } = await handOver(shop, shop.ncm.id, ...numbers)
    expect(moved).toEqual([first, second])
    const early =
      "An order that is placed can't become shipped: it can become confirmed or cancelled."
    expect(refused).toEqual([
      { number: fresh, message: early },
      { number: 'ET-2020-000001', message: 'There is no order with this number.' },
    ])
    expect(handover).toMatchObject({
      courier: { id: shop.ncm.id, name: 'Nepal Can Move' },
      parcels: 2,
      to_collect: 1812,
      staff: 'boss',
      undone_at: null,
    })
    expect(await read(shop, second)).toMatchObject({ state: 'shipped', courier: 'Nepal Can Move' })
    expect((await shop.get('/staff/handovers')).json<Handover[]>()).toEqual([handover])
    expect((await shop.get('/staff/handovers?courier=99')).json()).toEqual([])
  })

  it('lists its parcels that are still on their way, with their codes', async () => {
    const shop = await shopWithCourier()
    const first = await packed(shop)
    const second = await packed(shop, { ...oneSkirt, phone: '9841234568' })
    await handOver(shop, shop.ncm.id, first, second)
    await call(shop, 'PUT', `/parcels/${second}/code`, { tracking_code: 'NCM-7' })
    expect((await shop.get('/staff/handovers/1/parcels')).json()).toMatchObject([
      { number: first, to_collect: 906, tracking_code: null },
      { number: second, tracking_code: 'NCM-7' },
    ])
    await move(shop, first, 'delivered')
    expect((await shop.get('/staff/handovers/1/parcels')).json()).toMatchObject([
      { number: second },
    ])
    expect((await shop.get('/staff/handovers/2/parcels')).statusCode).toBe(404)
  })

  it('of nothing is none, and a second one of the same orders is refused', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    await handOver(shop, shop.ncm.id, number)
    const again = await handOver(shop, shop.ncm.id, number)
    expect(again).toMatchObject({ handover: null, moved: [], refused: [{ number }] })
    expect(totalOf(await shop.get('/staff/handovers'))).toBe(1)
  })

  it('at the same moment by two people happens once', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    const both = await Promise.all([1, 2].map(() => handOver(shop, shop.ncm.id, number)))
    expect(both.flatMap(({ moved }) => moved)).toEqual([number])
    expect(both.flatMap(({ refused }) => refused)).toHaveLength(1)
  })

  it('sends the customer’s mail after two minutes, until when an undo drops it', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    await call(shop, 'PUT', `/parcels/${number}/code`, { tracking_code: 'NCM-7' })
    const { handover } = await handOver(shop, shop.ncm.id, number)
    await shop.later(1)
    expect(await shippingMail(shop, number)).toEqual(['queued'])
    const undone = await undo(shop, handover?.id)
    expect(undone.json<Handover>().undone_at).not.toBeNull()
    expect(undone.json<Handover>().can_undo).toBe(false)
    expect(await shippingMail(shop, number)).toEqual([])
    const { timeline, ...order } = await read(shop, number)
    expect(order).toMatchObject({ state: 'packed', courier: null, tracking_code: 'NCM-7' })
    expect(timeline.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Packed: the handover to Nepal Can Move was taken back',
        'The mail about shipping was not sent',
      ]),
    )
    const twice = await undo(shop, handover?.id)
    expect([twice.statusCode, twice.json()]).toEqual([
      409,
      { message: 'This handover was taken back already.' },
    ])
    await handOver(shop, shop.ncm.id, number)
    await shop.later(3)
    expect(await shippingMail(shop, number)).toEqual(['sent'])
  })

  it('can’t be taken back once one of its orders has arrived; then all stay', async () => {
    const shop = await shopWithCourier()
    const [first, second] = [await packed(shop), await packed(shop)]
    const { handover } = await handOver(shop, shop.ncm.id, first, second)
    expect(handover?.can_undo).toBe(true)
    await move(shop, second, 'delivered')
    const [after] = (await shop.get('/staff/handovers')).json<Handover[]>()
    expect(after?.can_undo).toBe(false)
    const answer = await undo(shop, handover?.id)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: `${second} is delivered already, so this can’t be taken back.` },
    ])
    expect((await read(shop, first)).state).toBe('shipped')
    expect((await undo(shop, 99)).statusCode).toBe(404)
  })

  it('has a list to sign, with all parcels, their count and the cash to collect', async () => {
    const shop = await shopWithCourier()
    const first = await packed(shop, { ...oneSkirt, name: 'सीता तामाङ' })
    const second = await packed(shop)
    await call(shop, 'PUT', `/parcels/${second}/code`, { tracking_code: 'NCM-7' })
    const { handover } = await handOver(shop, shop.ncm.id, first, second)
    const paper = await shop.get(`/staff/handovers/${handover?.id}/list.pdf`)
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    const words = pdfText(paper.rawPayload)
    for (const part of [first, second, 'NCM-7', '2 parcels', 'Cash to collect: Rs.\u00a01,812']) {
      expect(words).toContain(part)
    }
    expect(words.replaceAll('\n', '')).toContain('सीता तामाङ')
  })
})

it('packers hand over, accountants don’t', async () => {
  const shop = await shopWithCourier()
  const number = await packed(shop)
  const body = { courier: shop.ncm.id, numbers: [number] }
  const statuses = []
  for (const role of ['accountant', 'packer'] as const) {
    statuses.push((await (await colleague(shop, role)).post('/staff/handovers', body)).statusCode)
  }
  expect(statuses).toEqual([403, 200])
})
