import { placedOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, delivered, left, mailsAbout, read } from '../../test/staff-orders'

const DAY_MINUTES = 24 * 60

/** A delivered order of two skirts, and what starts a return of some of them. */
async function twoSkirts() {
  const shop = await orderingShop()
  const lines = [{ ...skirt, quantity: 2 }]
  const { number } = await delivered(shop, { ...oneSkirt, lines, expected_total: 1806 })
  const order_line = (await read(shop, number)).lines[0]?.id
  const start = (quantity: number, more: object = {}) =>
    call(shop, 'POST', `/orders/${number}/returns`, {
      lines: [{ order_line, quantity }],
      wants: 'refund',
      reason: 'Too small',
      ...more,
    })
  return { shop, number, start }
}

/** The exchange of return 1, whose one piece is received as resellable, for a tee at Rs. 1,200. */
async function exchanged(shop: OrderingShop, more: object) {
  const pieces = [{ id: 1, condition: 'resellable' }]
  await call(shop, 'POST', '/returns/1/receive', { pieces })
  const body = { lines: [tee], ...more }
  const answer = await call(shop, 'POST', '/returns/1/exchange', body)
  return placedOrder.parse(answer.json())
}

describe('a return that staff start', () => {
  it('is approved, and the customer gets a mail unless the pieces are here', async () => {
    const { shop, number, start } = await twoSkirts()
    const first = await start(1)
    expect([first.statusCode, first.json()]).toMatchObject([
      201,
      { state: 'approved', order_number: number, worth: 900, pieces: [{ quantity: 1 }] },
    ])
    const kinds = async () =>
      (await read(shop, number)).timeline.filter(({ kind }) => kind === 'mail').length
    const mails = await kinds()
    expect((await start(1, { is_here: true })).statusCode).toBe(201)
    expect(await kinds()).toBe(mails)
    const { timeline } = await read(shop, number)
    expect(timeline.at(-1)).toMatchObject({
      text: 'Return started by the shop: Too small',
      staff_name: 'boss',
    })
    const log = await shop.get('/staff/audit/?noun=returns')
    expect(log.json()).toMatchObject([{ action: 'start', label: number }, { action: 'start' }])
  })

  it('holds no more pieces than the customer has', async () => {
    const { start } = await twoSkirts()
    expect((await start(3)).statusCode).toBe(409)
    expect((await start(2)).statusCode).toBe(201)
    const again = await start(1)
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: 'Only 0 of these can be sent back.' },
    ])
  })

  it('may come after the return period, which ends for the customer', async () => {
    const { shop, start } = await twoSkirts()
    await shop.later(400 * DAY_MINUTES)
    await shop.signIn()
    expect((await start(1)).statusCode).toBe(201)
  })

  it('needs a delivered order, and somebody who may sell', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const body = { lines: [{ order_line: 1, quantity: 1 }], wants: 'refund', reason: 'Too small' }
    const early = await call(shop, 'POST', `/orders/${number}/returns`, body)
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { message: 'Only delivered orders can be returned: this one is placed.' },
    ])
    const packer = await colleague(shop, 'packer')
    expect((await packer.post(`/staff/orders/${number}/returns`, body)).statusCode).toBe(403)
  })
})

describe('an exchange in the shop', () => {
  it('is handed over, paid and billed at once, and the pieces change places in stock', async () => {
    const { shop, number, start } = await twoSkirts()
    await start(1, { wants: 'exchange', is_here: true })
    const [skirts, tees] = [await left(shop), await left(shop, tee.product_color)]
    const { number: given, ...answer } = await exchanged(shop, { handed_over: true })
    expect(answer).toMatchObject({ state: 'delivered', payment_state: 'paid', total: 300 })
    const order = await read(shop, given)
    expect(order).toMatchObject({
      source: 'exchange',
      is_walk_in: true,
      paid: 300,
      to_pay: 0,
    })
    expect(order.invoice_number).toMatch(/000002$/)
    expect([await left(shop), await left(shop, tee.product_color)]).toEqual([
      Number(skirts) + 1,
      Number(tees) - 1,
    ])
    expect(order.timeline[0]?.text).toBe('Order placed as an exchange')
    expect((await read(shop, number)).timeline.at(-1)?.text).toBe(
      `Handed over instead: order ${given}`,
    )
    expect(await mailsAbout(shop, `Order ${given}`)).toEqual([])
  })

  it('is sent and paid on delivery unless staff say that it is handed over', async () => {
    const { shop, start } = await twoSkirts()
    await start(1, { wants: 'exchange', is_here: true })
    const { number, ...answer } = await exchanged(shop, {})
    expect(answer).toMatchObject({ state: 'placed', payment_state: 'due', total: 300 })
    expect(await read(shop, number)).toMatchObject({ is_walk_in: false, invoice_number: null })
  })
})
