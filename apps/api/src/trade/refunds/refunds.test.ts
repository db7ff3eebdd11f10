import { describe, expect, it } from 'vitest'
import { playedPayment } from '../../db/schema/simulator'
import { byEngine } from '../../test/by-engine'
import { act, khalti, paidBack, refundOf, refunding, tricks } from '../../test/refunding'
import { read } from '../../test/staff-orders'

const unconfirmed = ['late', 'broken', 'endless', 'slow'] as const

describe.each([
  ['in full', 906],
  ['in part', 500],
])('a refund %s that Khalti paid', (_name, amount) => {
  it.each(unconfirmed)(
    'but answered %s is not sent again, and settled by the look-up',
    async (trick) => {
      const { shop, number, ids } = await refunding(amount)
      const [id] = ids
      tricks.set('refund', [trick])
      expect(await act(shop, id, 'send')).toBe(202)
      expect(await refundOf(shop, number, id)).toMatchObject({ state: 'sending', can_send: false })
      expect(await act(shop, id, 'send')).toBe(409)
      expect(await act(shop, id, 'done', { reference: 'By hand' })).toBe(409)
      expect(await act(shop, id, 'release')).toBe(409)
      await shop.later(1)
      const { transaction_id } = (await read(shop, number)).payments[0] ?? {}
      expect(await refundOf(shop, number, id)).toMatchObject({
        state: 'done',
        reference: transaction_id,
        problem: null,
      })
      expect(await paidBack(shop)).toBe(amount * 100)
      expect(await act(shop, id, 'check')).toBe(409)
    },
  )
})

it(
  'a refund that a proxy sent twice is paid once, though Khalti refused the second one',
  byEngine,
  async () => {
    const { shop, number, ids } = await refunding(906)
    tricks.set('refund', ['twice'])
    expect(await act(shop, ids[0], 'send')).toBe(200)
    expect(await refundOf(shop, number, ids[0])).toMatchObject({ state: 'done' })
    expect(await paidBack(shop)).toBe(90600)
  },
)

describe.each(['never', 'down'] as const)(
  'a refund that Khalti never paid and answered %s',
  (trick) => {
    it('is a task again, but only once Khalti can’t be working on it any more', async () => {
      const { shop, number, ids } = await refunding(500)
      const [id] = ids
      tricks.set('refund', [trick])
      expect(await act(shop, id, 'send')).toBe(202)
      expect(await act(shop, id, 'check')).toBe(200)
      expect((await refundOf(shop, number, id)).state).toBe('sending')
      await shop.later(9)
      expect(await refundOf(shop, number, id)).toMatchObject({
        state: 'sending',
        problem:
          'Khalti has not paid it yet, but may still be working on it. The shop asks again by itself.',
      })
      await shop.later(1)
      await shop.signIn()
      expect(await act(shop, id, 'check')).toBe(200)
      expect(await refundOf(shop, number, id)).toMatchObject({
        state: 'task',
        can_send: true,
        problem: 'Khalti says that it was not paid. You can send it again.',
      })
      expect(await act(shop, id, 'send')).toBe(200)
      expect(await paidBack(shop)).toBe(50000)
    })
  },
)

it('a look-up that doesn’t answer, or about another payment, settles nothing, and is asked again', async () => {
  const { shop, number, ids } = await refunding(500)
  const [id] = ids
  tricks.set('refund', ['late'])
  await act(shop, id, 'send')
  tricks.set('lookup', ['down', 'stranger', 'broken'])
  for (const minutes of [1, 2, 4]) {
    await shop.later(minutes)
    expect(await refundOf(shop, number, id)).toMatchObject({
      state: 'sending',
      problem: 'Khalti does not answer. The shop asks again by itself.',
    })
  }
  await shop.later(8)
  await shop.signIn()
  expect((await refundOf(shop, number, id)).state).toBe('done')
})

it('nothing is sent while Khalti can’t be asked first', async () => {
  const { shop, number, ids } = await refunding(500)
  tricks.set('lookup', ['down'])
  expect(await act(shop, ids[0], 'send')).toBe(503)
  expect(await refundOf(shop, number, ids[0])).toMatchObject({ state: 'task', can_send: true })
  expect(await paidBack(shop)).toBe(0)
})

it('a definite refusal makes it a task, with Khalti’s words', async () => {
  const { shop, number, ids } = await refunding(500)
  await shop.db.write.update(playedPayment).set({ paid_amount: 40000 })
  expect(await act(shop, ids[0], 'send')).toBe(409)
  expect(await refundOf(shop, number, ids[0])).toMatchObject({
    state: 'task',
    problem: 'Khalti refused it: Refund amount exceeds the transaction.',
  })
})

it('a refund whose process died while Khalti paid it settles itself', byEngine, async () => {
  const { shop, number, ids } = await refunding(500)
  tricks.set('refund', ['late'])
  // What follows after the call doesn't matter here: the next process knows only what is in the database.
  khalti.isWaitedFor = true
  const dying = act(shop, ids[0], 'send')
  await expect.poll(() => paidBack(shop)).toBe(50000)
  await shop.later(2)
  expect((await refundOf(shop, number, ids[0])).state).toBe('done')
  khalti.giveUp()
  expect(await dying).toBe(200)
  expect(await paidBack(shop)).toBe(50000)
})

it('two clicks pay once', byEngine, async () => {
  const { shop, ids } = await refunding(500)
  const clicks = await Promise.all([act(shop, ids[0], 'send'), act(shop, ids[0], 'send')])
  expect(new Set(clicks)).toEqual(new Set([200, 409]))
  expect(await paidBack(shop)).toBe(50000)
})
