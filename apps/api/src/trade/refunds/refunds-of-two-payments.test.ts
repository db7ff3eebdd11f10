import { describe, expect, it } from 'vitest'
import { paymentMessage } from '../../db/schema/payments'
import { playedPayment } from '../../db/schema/simulator'
import { act, paidBack, refundOf, refunding, tricks } from '../../test/refunding'

describe('of two refunds of a payment', () => {
  it('the second waits until the first is settled, and the rest is proved by the look-up', async () => {
    const { shop, number, ids } = await refunding(500, 406)
    const [first, second] = ids
    tricks.set('refund', ['late', 'late'])
    await act(shop, first, 'send')
    expect((await refundOf(shop, number, second)).can_send).toBe(false)
    expect(await act(shop, second, 'send')).toBe(409)
    await act(shop, first, 'check')
    expect(await act(shop, second, 'send')).toBe(202)
    await act(shop, second, 'check')
    expect((await refundOf(shop, number, second)).state).toBe('done')
    expect(await paidBack(shop)).toBe(90600)
  })

  it('the rest, if Khalti did not pay it, is not mistaken for the part that it paid', async () => {
    const { shop, number, ids } = await refunding(500, 406)
    const [first, second] = ids
    await act(shop, first, 'send')
    tricks.set('refund', ['never'])
    await act(shop, second, 'send')
    await shop.later(11)
    await shop.signIn()
    expect((await refundOf(shop, number, second)).state).toBe('task')
    expect(await paidBack(shop)).toBe(50000)
  })

  it('a second part that leaves a rest is not sent: the look-up could not prove it', async () => {
    const { shop, number, ids } = await refunding(500, 100)
    const [first, second] = ids
    await act(shop, first, 'send')
    expect((await refundOf(shop, number, second)).can_send).toBe(false)
    expect(await act(shop, second, 'send')).toBe(409)
    expect(await act(shop, second, 'done', { reference: 'Khalti, by hand' })).toBe(200)
    expect(await paidBack(shop)).toBe(50000)
  })
})

describe('money that was refunded without the shop', () => {
  it('keeps a refund from being sent', async () => {
    const { shop, number, ids } = await refunding(500)
    await shop.db.write.update(playedPayment).set({ refunded: 10000 })
    expect(await act(shop, ids[0], 'send')).toBe(409)
    const { state, problem } = await refundOf(shop, number, ids[0])
    expect([state, problem]).toEqual(['task', expect.stringContaining('a part of this payment')])
    expect(await paidBack(shop)).toBe(10000)
  })

  it('while a refund is being sent leaves that to staff, and it is not sent again', async () => {
    const { shop, number, ids } = await refunding(500)
    const [id] = ids
    tricks.set('refund', ['never'])
    await act(shop, id, 'send')
    await shop.db.write.update(playedPayment).set({ refunded: 90600 })
    await shop.later(1)
    expect(await refundOf(shop, number, id)).toMatchObject({ state: 'sending', can_release: true })
    expect(await act(shop, id, 'done', { reference: 'By hand' })).toBe(409)
    expect(await act(shop, id, 'release')).toBe(200)
    expect(await act(shop, id, 'send')).toBe(409)
    expect(await act(shop, id, 'done', { reference: 'KH-1' })).toBe(200)
    expect(await paidBack(shop)).toBe(90600)
  })
})

it('stores every answer of Khalti about a refund', async () => {
  const { shop, ids } = await refunding(500)
  const before = await shop.db.read.$count(paymentMessage)
  await act(shop, ids[0], 'send')
  expect(await shop.db.read.$count(paymentMessage)).toBe(before + 2)
})
