import { placedOrder, staffReturn } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { orderReturnLine } from '../../db/schema/returns'
import { multipart, png } from '../../test/forms'
import {
  oneSkirt,
  orderingShop,
  publicTexts,
  sita,
  skirt,
  tee,
  type OrderingShop,
} from '../../test/ordering'
import { call, delivered, left, mailsAbout, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }

const page = z.array(staffReturn)
const twoSkirts = { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 }

/** Requests a return of pieces of an order's first line; returns its id. */
async function request(shop: OrderingShop, placed: Placed, quantity = 1, wants = 'refund') {
  const [line] = (await read(shop, placed.number)).lines
  const lines = [{ order_line: line?.id, quantity }]
  const asked = await shop.guest(placed, '/returns', { wants, reason: 'Too small', lines })
  return asked.json<{ id: number }>().id
}

async function step(shop: OrderingShop, id: number, path: string, payload: object) {
  return await call(shop, 'POST', `/returns/${id}/${path}`, payload)
}

async function receive(shop: OrderingShop, id: number, condition = 'resellable') {
  await step(shop, id, 'answer', { decision: 'approved' })
  const pieces = (await listed(shop)).find((row) => row.id === id)?.pieces ?? []
  return await step(shop, id, 'receive', {
    pieces: pieces.map((piece) => ({ id: piece.id, condition })),
  })
}

async function listed(shop: OrderingShop, query = '') {
  return page.parse((await shop.get(`/staff/returns${query}`)).json())
}

describe('the list of returns', () => {
  it('has the newest first, what is to do oldest first, and those of a state, an order, a name or a number', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop)
    const second = await delivered(shop, { ...oneSkirt, name: 'Hari Rai', phone: '9801111111' })
    const ids = [await request(shop, first), await request(shop, second)]
    await step(shop, ids[0] ?? 0, 'answer', { decision: 'approved' })
    const found = async (query: string) => (await listed(shop, query)).map(({ id }) => id)
    expect(await found('')).toEqual([ids[1], ids[0]])
    expect(await found('?state=requested')).toEqual([ids[1]])
    expect(await found('?queue=to_do')).toEqual(ids)
    await step(shop, ids[1] ?? 0, 'answer', { decision: 'refused', answer: 'It was worn.' })
    expect(await found('?queue=to_do')).toEqual([ids[0]])
    expect(await found('?queue=done')).toEqual([ids[1]])
    for (const word of [second.number, 'Hari', '9801111111'])
      expect([word, await found(`?q=${word}`)]).toEqual([word, [ids[1]]])
    expect(await found('?q=nobody')).toEqual([])
  })

  it('shows the customer’s photo, and what the pieces are worth', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, twoSkirts)
    const id = await request(shop, placed, 2)
    expect(await listed(shop)).toMatchObject([{ picture: null, worth: 1800 }])
    const { payload, headers } = await multipart({ image: await png() })
    await shop.app.inject({
      method: 'PUT',
      url: `/store/orders/${placed.number}/returns/${id}/picture`,
      headers: { ...headers, 'x-order-token': placed.token },
      payload,
    })
    expect(await listed(shop)).toMatchObject([
      {
        picture: {
          src: expect.stringContaining('/media/') as unknown,
          alt: 'The customer’s photo of the pieces',
        },
      },
    ])
  })
})

describe('each step of a return', () => {
  it('is mailed to its customer, shown in the timeline and kept in the audit log', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const id = await request(shop, placed)
    const answered = await step(shop, id, 'answer', {
      decision: 'approved',
      answer: 'Bring it to the shop.',
    })
    expect([answered.statusCode, answered.json()]).toMatchObject([
      200,
      { state: 'approved', answer: 'Bring it to the shop.' },
    ])
    const subject = `Your return for order ${placed.number}`
    // Sent without waiting for the next round of chores.
    await expect.poll(async () => (await mailsAbout(shop, subject))[0]?.state).toBe('sent')
    const [sent] = await mailsAbout(shop, subject)
    expect(sent).toMatchObject({ to: sita.email })
    expect(sent?.text).toContain(`${placed.number} was approved. Bring it to the shop.`)
    expect(await publicTexts(shop, placed)).toContain('Return approved')
    const entries = (await shop.get('/staff/audit/?noun=returns')).json<object[]>()
    expect(entries).toMatchObject([{ action: 'approved', row_id: id, label: placed.number }])
  })

  it('comes only after the one before it, and says which that is', async () => {
    const shop = await orderingShop()
    const id = await request(shop, await delivered(shop))
    const early = await step(shop, id, 'receive', { pieces: [{ id: 1, condition: 'damaged' }] })
    expect([early.statusCode, early.json()]).toEqual([
      409,
      { message: "A return that is requested can't become received." },
    ])
    const none = await step(shop, 99, 'answer', { decision: 'approved' })
    expect(none.json()).toEqual({ message: 'There is no return with this id.' })
  })

  it('is refused, with nothing counted, where the condition of a piece is missing', async () => {
    const shop = await orderingShop()
    const id = await request(shop, await delivered(shop))
    await step(shop, id, 'answer', { decision: 'approved' })
    const message = 'Say in what condition each piece is.'
    const received = await step(shop, id, 'receive', { pieces: [{ id: 99, condition: 'damaged' }] })
    expect([received.statusCode, received.json()]).toEqual([
      400,
      { message, fields: { pieces: message } },
    ])
    expect([(await listed(shop))[0]?.state, await left(shop)]).toEqual(['approved', 8])
    const [piece] = await shop.db.read.select().from(orderReturnLine)
    expect(piece?.condition).toBeNull()
  })
})

describe('received pieces', () => {
  it('leave the order delivered until the last ones are back', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, twoSkirts)
    const stateAfter = async () => {
      await receive(shop, await request(shop, placed))
      return (await read(shop, placed.number)).state
    }
    expect([await stateAfter(), await stateAfter()]).toEqual(['delivered', 'returned'])
  })

  it('go back into stock only where they can be sold again', async () => {
    const shop = await orderingShop()
    for (const condition of ['damaged', 'resellable']) {
      await receive(shop, await request(shop, await delivered(shop)), condition)
      expect([condition, await left(shop)]).toEqual([condition, 8])
    }
  })

  it('are paid back with the reason that the customer gave', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const id = await request(shop, placed)
    await receive(shop, id)
    await step(shop, id, 'refund', { amount: 900 })
    expect((await read(shop, placed.number)).refunds).toMatchObject([
      { amount: 900, reason: 'Return: Too small' },
    ])
  })
})

describe('an exchange', () => {
  it('names its first order, and is told to the customer by mail and in the timeline', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, { ...oneSkirt, lines: [tee], expected_total: 1206 })
    const id = await request(shop, placed, 1, 'exchange')
    await receive(shop, id)
    const sent = await step(shop, id, 'exchange', { lines: [skirt] })
    const exchange = placedOrder.parse(sent.json())
    const { note, refunds } = await read(shop, exchange.number)
    expect([note, refunds]).toEqual([`In exchange for ${placed.number}`, []])
    expect((await read(shop, placed.number)).refunds).toMatchObject([
      { amount: 300, reason: `Exchanged for less: order ${exchange.number}` },
    ])
    expect(await publicTexts(shop, placed)).toContain(`Sent instead: order ${exchange.number}`)
    const mails = await mailsAbout(shop, `Your order ${exchange.number}`)
    expect(mails).toMatchObject([{ to: sita.email }])
    expect(mails[0]?.text).toContain(`/order/${exchange.number}?token=${exchange.token}`)
  })

  it('gives nothing over where what is left of the first order’s money pays for it', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, { ...oneSkirt, lines: [tee], expected_total: 1206 })
    await call(shop, 'POST', `/orders/${placed.number}/refunds`, { amount: 500, reason: 'A seam' })
    const id = await request(shop, placed, 1, 'exchange')
    await receive(shop, id)
    const sent = await step(shop, id, 'exchange', { lines: [skirt] })
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { total: 0 }])
    const { refunds, refundable } = await read(shop, placed.number)
    expect([refunds.map(({ amount }) => amount), refundable]).toEqual([[500], 0])
  })
})
