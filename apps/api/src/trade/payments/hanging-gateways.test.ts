import { describe, expect, it } from 'vitest'
import { mail } from '../../db/schema/mail'
import { payment } from '../../db/schema/payments'
import type { Wait } from '../../lib/wait'
import { oddGateway } from '../../test/odd-gateway'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { stateOf } from '../../test/paying'

/** A shop whose eSewa never answers, while Khalti says of each payment that it came in. */
async function shopWithHangingEsewa(close: Wait) {
  const hanging = await oddGateway(() => 'never')
  const khalti = await oddGateway((url) => {
    if (url.endsWith('/initiate/')) return { pidx: 'pidx', payment_url: hanging.url }
    return { pidx: 'pidx', status: 'Completed', total_amount: 90600, transaction_id: 'T-1' }
  })
  const { url } = hanging
  const esewa = { product_code: 'SHOP', secret: 'key', form_url: url, status_url: url }
  const shop = await orderingShop({
    gateways: {
      simulator: false,
      esewa,
      khalti: { secret_key: 'key', url: khalti.url },
      // The wait for an answer never ends: eSewa keeps the request open until `hangUp` below.
      waits: { answer: () => () => {}, close },
    },
  })
  const order = async (method: 'esewa' | 'khalti') => {
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    await shop.guest(placed, '/payments', { method })
    return placed
  }
  return { shop, hanging, order }
}

describe('while eSewa hangs', () => {
  it('Khalti’s payments, holds and mails go on', async () => {
    const { shop, hanging, order } = await shopWithHangingEsewa(() => () => {})
    const waiting = await order('esewa')
    const paid = await order('khalti')
    const round = shop.later(16)
    await expect.poll(() => stateOf(shop, paid)).toMatchObject({ state: 'confirmed', paid: 906 })
    await expect.poll(() => stateOf(shop, waiting)).toMatchObject({ state: 'cancelled' })
    const mails = async () => await shop.db.read.select().from(mail)
    await expect
      .poll(async () => new Set((await mails()).map(({ state }) => state)))
      .toEqual(new Set(['sent']))
    expect((await mails()).map(({ subject }) => subject)).toContain(
      `Your order ${waiting.number} is cancelled`,
    )
    expect(hanging.asked).toHaveLength(1)
    hanging.hangUp()
    await round
  })

  it('the shop gives up when it must stop, and asks again after the next start', async () => {
    const atLimit: (() => void)[] = []
    const { shop, hanging, order } = await shopWithHangingEsewa((giveUp) => {
      atLimit.push(giveUp)
      return () => {}
    })
    for (let count = 0; count < 4; count += 1) await order('esewa')
    const round = shop.later(2)
    await expect.poll(() => hanging.asked.length).toBeGreaterThan(0)
    const stopped = Promise.all([shop.app.close(), round])
    await expect.poll(() => atLimit.length).toBeGreaterThan(0)
    for (const giveUp of atLimit) giveUp()
    await stopped
    expect(hanging.asked).toHaveLength(1)
    const states = await shop.db.read.select().from(payment)
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['initiated']))
  })
})
