import { refundRow } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { refund } from '../../db/schema/payments'
import { playedPayment } from '../../db/schema/simulator'
import { byEngine } from '../../test/by-engine'
import {
  oneSkirt,
  orderingShop,
  publicTexts,
  sita,
  skirt,
  type OrderingShop,
} from '../../test/ordering'
import { payAt } from '../../test/paying'
import { act, refundOf, refunding, tricks } from '../../test/refunding'
import { call, delivered, left, mailsAbout, move, read } from '../../test/staff-orders'

const page = z.array(refundRow)

async function listed(shop: OrderingShop, query = '') {
  return page.parse((await shop.get(`/staff/refunds${query}`)).json())
}

const back = (shop: OrderingShop, number: string, amount: number, restock: object[] = []) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', restock })

async function message(shop: OrderingShop, id: number | undefined, action: string, body?: object) {
  return (await call(shop, 'POST', `/refunds/${id}/${action}`, body)).json<{ message: string }>()
    .message
}

async function audited(shop: OrderingShop, action: string) {
  return (await shop.get(`/staff/audit/?action=${action}`)).json<object[]>()
}

describe('the list of refunds', () => {
  it('has the newest first, what is to do oldest first, and those of a state, an order, a name, a number or a reference', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop)
    const second = await delivered(shop, { ...oneSkirt, name: 'Hari Rai', phone: '9801111111' })
    await back(shop, first.number, 500)
    await back(shop, second.number, 20)
    const ids = (await listed(shop)).map(({ id }) => id)
    const [newest, oldest] = ids
    expect(newest).toBeGreaterThan(oldest ?? 0)
    const toDo = (await listed(shop, '?queue=to_do')).map(({ id }) => id)
    expect(toDo).toEqual([oldest, newest])
    expect(await act(shop, oldest, 'done', { reference: 'ESW-77' })).toBe(200)
    const found = async (query: string) => (await listed(shop, query)).map(({ id }) => id)
    expect(await found('?state=task')).toEqual([newest])
    expect(await found('?state=done')).toEqual([oldest])
    expect(await found('?queue=to_do')).toEqual([newest])
    expect(await found('?queue=done')).toEqual([oldest])
    for (const word of [second.number, 'Hari', '9801111111'])
      expect([word, await found(`?q=${word}`)]).toEqual([word, [newest]])
    expect(await found('?q=ESW-77')).toEqual([oldest])
    expect(await found('?q=nobody')).toEqual([])
    expect(await found('?sort=amount')).toEqual([newest, oldest])
    expect(await found('?sort=-amount')).toEqual([oldest, newest])
    expect(await found('?sort=-name')).toEqual([oldest, newest])
    expect(await found('?sort=created_at')).toEqual([oldest, newest])
  })

  it('offers to send and to settle by hand only where that can be done', async () => {
    const { shop, ids } = await refunding(500)
    const offered = async () => (await listed(shop)).map((row) => [row.can_send, row.can_release])
    expect(await offered()).toEqual([[true, false]])
    tricks.set('refund', ['never'])
    await act(shop, ids[0], 'send')
    expect(await offered()).toEqual([[false, false]])
    await shop.db.write.update(playedPayment).set({ refunded: 90600 })
    await shop.later(1)
    expect(await offered()).toEqual([[false, true]])
    await act(shop, ids[0], 'release')
    // Khalti is asked once more before anything is sent.
    expect(await offered()).toEqual([[true, false]])
  })

  it('never offers to send cash', async () => {
    const shop = await orderingShop()
    const { number } = await delivered(shop)
    await back(shop, number, 500)
    expect(await listed(shop)).toMatchObject([{ method: 'cash', can_send: false }])
  })
})

describe('a refund that staff add', () => {
  it('is shown to the customer, and kept in the audit log with its amount and reason', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    await back(shop, placed.number, 500)
    expect(await publicTexts(shop, placed)).toContain('Rs.\u00a0500 to be paid back: A seam')
    expect(await audited(shop, 'refund')).toMatchObject([
      {
        noun: 'orders',
        label: placed.number,
        after: { amount: 500, reason: 'A seam', is_restocked: false },
      },
    ])
    expect(await shop.db.read.select().from(refund)).toMatchObject([{ is_restocked: false }])
  })

  it('says where its pieces went back into stock', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const [line] = (await read(shop, placed.number)).lines
    await back(shop, placed.number, 900, [{ order_line: line?.id, quantity: 1 }])
    expect(await shop.db.read.select().from(refund)).toMatchObject([{ is_restocked: true }])
    expect(await audited(shop, 'refund')).toMatchObject([{ after: { is_restocked: true } }])
    const more = await back(shop, placed.number, 1, [{ order_line: line?.id, quantity: 1 }])
    const words = 'You can’t take back more pieces of a line than the customer still has.'
    expect([more.statusCode, more.json()]).toEqual([
      409,
      { message: words, fields: { restock: words } },
    ])
  })

  it.each([
    ['was cancelled', ['cancelled']],
    ['was refused at the door', ['confirmed', 'packed', 'shipped', 'returned']],
  ])('puts nothing into stock again for an order that %s', async (_name, states) => {
    const shop = await orderingShop()
    const placed = await payAt(shop, 'khalti', 'pay')
    const [line] = (await read(shop, placed.number)).lines
    await move(shop, placed.number, ...states)
    expect(await left(shop)).toBe(9)
    const words = 'The pieces of this order are back in stock already.'
    const answer = await back(shop, placed.number, 1, [{ order_line: line?.id, quantity: 1 }])
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: words, fields: { restock: words } },
    ])
    expect((await back(shop, placed.number, 1)).json()).toMatchObject({
      message: 'No more can be refunded than was paid for this order: Rs.\u00a00 is left.',
      fields: { amount: expect.stringContaining('Rs.\u00a00 is left.') as unknown },
    })
    expect(await left(shop)).toBe(9)
  })

  it('of an order whose pieces all came back after its delivery finds none left', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const [line] = (await read(shop, placed.number)).lines
    const pieces = [{ order_line: line?.id, quantity: 1 }]
    await shop.guest(placed, '/returns', { wants: 'refund', reason: 'Too small', lines: pieces })
    await call(shop, 'POST', '/returns/1/answer', { decision: 'approved' })
    await call(shop, 'POST', '/returns/1/receive', { pieces: [{ id: 1, condition: 'resellable' }] })
    expect((await read(shop, placed.number)).state).toBe('returned')
    const answer = await back(shop, placed.number, 1, pieces)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'You can’t take back more pieces of a line than the customer still has.',
    ])
  })
})

describe('a refund that was paid back by hand', () => {
  it('is mailed and shown to the customer, kept in the audit log, and done once', async () => {
    const { shop, number, token, ids } = await refunding(500)
    const [id] = ids
    expect(await act(shop, id, 'done', { reference: 'ESW-1' })).toBe(200)
    expect(await refundOf(shop, number, id)).toMatchObject({ state: 'done', reference: 'ESW-1' })
    expect(await publicTexts(shop, { number, token })).toContain(
      'Rs.\u00a0500 paid back, reference ESW-1',
    )
    const subject = `Money back for your order ${number}`
    const mails = () => mailsAbout(shop, subject)
    // Sent without waiting for the next round of chores.
    await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(['sent'])
    expect((await mails())[0]?.text).toContain(
      `Rs.\u00a0500 of your order ${number} were paid back. The reference is ESW-1.`,
    )
    const [entry] = (await shop.get('/staff/audit/?noun=refunds')).json<object[]>()
    expect(entry).toMatchObject({
      action: 'pay back',
      row_id: id,
      label: number,
      after: { amount: 500, reference: 'ESW-1' },
    })
    expect(await message(shop, id, 'done', { reference: 'ESW-2' })).toBe(
      'This money is paid back already.',
    )
    expect(await message(shop, 999, 'done', { reference: 'ESW-2' })).toBe(
      'There is no refund with this id.',
    )
  })
})

describe('how a refund is paid back by hand', () => {
  it('is by its method unless staff say otherwise: cash has no reference, other ways need one', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    for (const amount of [100, 200, 300]) await back(shop, placed.number, amount)
    expect(await act(shop, 1, 'done', {})).toBe(200)
    expect(await refundOf(shop, placed.number, 1)).toMatchObject({
      paid_by: 'cash',
      reference: null,
    })
    expect(await publicTexts(shop, placed)).toContain('Rs.\u00a0100 paid back in cash')
    expect(await act(shop, 2, 'done', { way: 'bank' })).toBe(400)
    expect(await act(shop, 2, 'done', { way: 'bank', reference: 'NIC-9' })).toBe(200)
    expect(await refundOf(shop, placed.number, 2)).toMatchObject({
      method: 'cash',
      paid_by: 'bank',
      reference: 'NIC-9',
    })
    // A second refund in cash is mailed too.
    expect(await act(shop, 3, 'done', { way: 'cash' })).toBe(200)
    const mails = await mailsAbout(shop, `Money back for your order ${placed.number}`)
    const openings = mails.map(({ text }) => /were paid back\. (.+)$/m.exec(text ?? '')?.[1])
    const inCash = 'You got it in cash.'
    expect(openings).toEqual([inCash, 'The reference is NIC-9.', inCash])
    const slow = 'until your account shows it'
    expect(mails.map(({ text }) => text?.includes(slow))).toEqual([false, true, false])
  })

  it('of an online payment needs the reference of the transfer', async () => {
    const { shop, number, ids } = await refunding(500)
    expect(await message(shop, ids[0], 'done', {})).toBe('Enter the reference.')
    expect((await refundOf(shop, number, ids[0])).state).toBe('task')
    expect(await act(shop, ids[0], 'done', { way: 'cash' })).toBe(200)
    expect(await refundOf(shop, number, ids[0])).toMatchObject({
      method: 'khalti',
      paid_by: 'cash',
    })
  })

  const now = (shop: OrderingShop, number: string, amount: number, paid_back: object) =>
    call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', paid_back })

  it(
    'can be said in the step that refunds, where all goes back in one part',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const { number } = await delivered(shop)
      expect((await now(shop, number, 100, { way: 'esewa' })).statusCode).toBe(400)
      const answer = await now(shop, number, 100, { way: 'cash' })
      expect(answer.json()).toMatchObject({
        payment_state: 'partly_refunded',
        to_pay_back: 0,
        refunds: [{ state: 'done', amount: 100, paid_by: 'cash' }],
      })
    },
  )

  it('can’t be said at once of parts that go back in several ways: nothing is refunded then', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    const lines = [{ ...skirt, quantity: 2 }]
    await call(shop, 'PUT', `/orders/${number}`, { ...sita, lines, expected_total: 1806 })
    await move(shop, number, 'packed', 'shipped', 'delivered')
    expect((await now(shop, number, 1500, { way: 'cash' })).statusCode).toBe(409)
    expect(await read(shop, number)).toMatchObject({ refunded: 0, refunds: [] })
  })
})

it('a refund of more than was paid online pays the rest in cash', async () => {
  const shop = await orderingShop()
  const { number } = await payAt(shop, 'khalti', 'pay')
  const lines = [{ ...skirt, quantity: 2 }]
  await call(shop, 'PUT', `/orders/${number}`, { ...sita, lines, expected_total: 1806 })
  await move(shop, number, 'packed', 'shipped', 'delivered')
  expect((await back(shop, number, 1500)).statusCode).toBe(200)
  const tasks = (await listed(shop)).map(({ method, amount }) => [method, amount])
  expect(tasks).toEqual([
    ['cash', 594],
    ['khalti', 906],
  ])
})
