import { placedOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { playedPayment } from '../../db/schema/simulator'
import { orderingShop, publicTexts, tee, type OrderingShop } from '../../test/ordering'
import { act, refundOf, refunding, tricks } from '../../test/refunding'
import { call, delivered, mailsAbout, move, read } from '../../test/staff-orders'

const back = (shop: OrderingShop, number: string, amount: number, restock: object[] = []) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', restock })

async function message(shop: OrderingShop, id: number | undefined, action: string, body?: object) {
  return (await call(shop, 'POST', `/refunds/${id}/${action}`, body)).json<{ message: string }>()
    .message
}

describe('sending a refund', () => {
  it('is kept in the audit log, and mails the customer once it is paid', async () => {
    const { shop, number, ids } = await refunding(500)
    expect(await act(shop, ids[0], 'send')).toBe(200)
    const entries = (await shop.get('/staff/audit/?noun=refunds')).json<object[]>()
    expect(entries).toMatchObject([
      { action: 'pay back', row_id: ids[0] },
      { action: 'send', row_id: ids[0], label: number, after: { amount: 500 } },
    ])
    const mails = () => mailsAbout(shop, `Money back for your order ${number}`)
    await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(['sent'])
  })

  it('is refused, with the reason, where Khalti could not pay it or prove it', async () => {
    const { shop, number, ids } = await refunding(500, 100)
    const [first, second] = ids
    expect(await message(shop, 999, 'send')).toBe('There is no refund with this id.')
    expect(await message(shop, 999, 'check')).toBe('There is no refund with this id.')
    expect(await message(shop, first, 'check')).toBe('This refund is not being sent.')
    tricks.set('refund', ['late'])
    await act(shop, first, 'send')
    expect(await message(shop, first, 'send')).toBe(
      'This money is not waiting to be sent by Khalti.',
    )
    expect(await message(shop, second, 'send')).toBe(
      'Another refund of this payment is being sent. Wait until Khalti has confirmed it.',
    )
    await act(shop, first, 'check')
    expect(await message(shop, second, 'send')).toContain('can’t tell this partial refund')
    expect(await refundOf(shop, number, second)).toMatchObject({ state: 'task', can_send: false })
  })

  it('is refused for cash', async () => {
    const shop = await orderingShop()
    const { number } = await delivered(shop)
    await back(shop, number, 500)
    const [row] = (await read(shop, number)).refunds
    expect(await message(shop, row?.id, 'send')).toBe(
      'This money is not waiting to be sent by Khalti.',
    )
  })

  it('of a part that a person paid by hand before leaves the rest to be sent', async () => {
    const { shop, number, ids } = await refunding(500, 406)
    const [first, second] = ids
    await act(shop, first, 'done', { reference: 'Bank 1' })
    expect(await refundOf(shop, number, second)).toMatchObject({ can_send: true })
    expect(await act(shop, second, 'send')).toBe(200)
  })

  it('says what doesn’t fit where Khalti’s look-up is unclear', async () => {
    const { shop, number, ids } = await refunding(500)
    tricks.set('refund', ['never'])
    await act(shop, ids[0], 'send')
    await shop.db.write.update(playedPayment).set({ refunded: 90600 })
    await shop.later(1)
    expect((await refundOf(shop, number, ids[0])).problem).toContain(
      'Khalti says that all of this payment went back, which doesn’t fit this refund.',
    )
    await shop.signIn()
    await act(shop, ids[0], 'release')
    const [entry] = (await shop.get('/staff/audit/?noun=refunds')).json<object[]>()
    expect(entry).toMatchObject({ action: 'settle by hand', after: { amount: 500 } })
  })
})

it('a refund that Khalti may have paid can’t be noted as paid by hand', async () => {
  const { shop, ids } = await refunding(500)
  tricks.set('refund', ['late'])
  await act(shop, ids[0], 'send')
  expect(await message(shop, ids[0], 'done', { reference: 'By hand' })).toBe(
    'Khalti may have paid this already. Ask Khalti first: it can be noted by hand only if Khalti did not pay it.',
  )
})

describe('the money of an exchange', () => {
  it('is refunded on the first order, and both orders say so', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop)
    const [line] = (await read(shop, first.number)).lines
    const lines = [{ order_line: line?.id, quantity: 1 }]
    await shop.guest(first, '/returns', { wants: 'exchange', reason: 'Too small', lines })
    await call(shop, 'POST', '/returns/1/answer', { decision: 'approved' })
    await call(shop, 'POST', '/returns/1/receive', { pieces: [{ id: 1, condition: 'resellable' }] })
    const sent = await call(shop, 'POST', '/returns/1/exchange', { lines: [tee] })
    const exchange = placedOrder.parse(sent.json())
    expect((await back(shop, first.number, 10)).json()).toMatchObject({
      message:
        'No more can be refunded than was paid for this order: Rs.\u00a06 is left, and Rs.\u00a0900 pays for its exchange.',
    })
    await move(shop, exchange.number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect((await back(shop, exchange.number, 400)).statusCode).toBe(200)
    expect(await publicTexts(shop, exchange)).toContain(
      `Rs.\u00a0100 to be paid back with order ${first.number}: A seam`,
    )
    const amounts = async (number: string) =>
      (await read(shop, number)).refunds.map(({ amount, reason }) => [amount, reason])
    expect(await amounts(exchange.number)).toEqual([[300, 'A seam']])
    expect(await amounts(first.number)).toEqual([
      [100, `A seam (exchange order ${exchange.number})`],
    ])
  })
})
