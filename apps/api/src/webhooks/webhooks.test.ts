import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { oneSkirt, skirt } from '../test/ordering'
import { playedReceiver } from '../test/played-receiver'
import { tired } from '../test/second-factor'
import { move } from '../test/staff-orders'
import { move as moveStock } from '../test/stocking'
import { openTestShop } from '../test/test-app'
import { hookUrl, shopWithWebhook } from '../test/webhooks'

const input = { url: hookUrl, events: ['order.placed'] }

describe('a webhook', () => {
  it('is told about an order, without names and addresses', async () => {
    const { shop, taken } = await shopWithWebhook(['order.placed', 'order.shipped'])
    const { number } = await shop.placed()
    await move(shop, number, 'confirmed', 'packed', 'shipped')
    await shop.later(0)
    expect(taken.map(({ topic, isSigned }) => [topic, isSigned])).toEqual([
      ['order.placed', true],
      ['order.shipped', true],
    ])
    expect(taken[1]?.data).toMatchObject({ number, state: 'shipped', total: 906, courier: 'NCM' })
    expect(JSON.stringify(taken)).not.toContain('Sita')
  })

  it('is told about stock and products, once for each row', async () => {
    const { shop, taken } = await shopWithWebhook(['stock.changed', 'product.changed'])
    await moveStock(shop, 3, 1, 'In', 5)
    await moveStock(shop, 3, 1, 'In', 5)
    await shop.patch('/product/updateDeleteProduct/2/', { title: 'Pleated skirt' })
    await shop.later(0)
    expect(taken.map(({ topic }) => topic)).toEqual(['stock.changed', 'product.changed'])
    expect(taken[0]?.data).toMatchObject({ product_color: 3, size: 1, quantity: 19 })
    expect(taken[1]?.data).toMatchObject({ id: 2, title: 'Pleated skirt' })
  })

  it('hears nothing of a change that was rolled back, and nothing that it didn’t ask for', async () => {
    const { shop, taken } = await shopWithWebhook(['order.placed'])
    const tooMany = { ...oneSkirt, lines: [{ ...skirt, quantity: 10 }], expected_total: 9006 }
    expect((await shop.place(tooMany)).statusCode).toBe(409)
    await moveStock(shop, 3, 1, 'In', 5)
    await shop.later(0)
    expect(taken).toEqual([])
  })

  it('is signed with its new and its old secret for a day after a rotation', async () => {
    const hook = await shopWithWebhook()
    const answer = await hook.shop.post(`${hook.at}secret/`)
    const { secret } = answer.json<{ secret: string }>()
    await hook.test()
    await hook.later(0)
    const old = hook.play.secret
    hook.play.secret = secret
    await hook.test()
    await hook.later(24 * 60)
    hook.play.secret = old
    await hook.test()
    await hook.later(0)
    expect(hook.taken.map(({ isSigned }) => isSigned)).toEqual([true, true, false])
  })

  it('shows its secret only where it is made', async () => {
    const { shop, play } = await shopWithWebhook()
    for (const url of ['/staff/webhooks/', '/staff/audit/']) {
      expect((await shop.get(url)).body).not.toContain(play.secret)
    }
    expect(play.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  })

  it('that is switched off is told nothing, and gets what waited once it is on', async () => {
    const hook = await shopWithWebhook()
    const put = (is_active: boolean) =>
      hook.shop.put(hook.at, { ...input, events: ['stock.changed'], is_active })
    await moveStock(hook.shop, 3, 1, 'In', 5)
    await put(false)
    expect((await hook.test()).statusCode).toBe(409)
    await hook.later(0)
    expect(hook.taken).toEqual([])
    await put(true)
    await moveStock(hook.shop, 3, 1, 'In', 5)
    await hook.later(0)
    expect(hook.taken.map(({ data }) => data['quantity'])).toEqual([19])
  })

  it('is deleted with its log, and named in the audit log', async () => {
    const { shop, at, test, deliveries } = await shopWithWebhook()
    await test()
    expect((await shop.remove(at)).statusCode).toBe(204)
    expect(await deliveries()).toEqual([])
    expect((await shop.remove(at)).statusCode).toBe(404)
    const entries = (await shop.get('/staff/audit/?noun=webhooks')).json<{ action: string }[]>()
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'add'])
  })
})

describe('making a webhook', () => {
  it('asks for the password again, and is for owners and managers', async () => {
    const { settings: webhooks } = await playedReceiver()
    const shop = await openTestShop({ webhooks })
    const sales = await colleague(shop, 'sales')
    expect((await sales.post('/staff/webhooks/', input)).statusCode).toBe(403)
    expect((await sales.get('/staff/webhooks/deliveries/')).statusCode).toBe(403)
    const { ask } = await tired(shop)
    expect((await ask('POST', '/staff/webhooks/', input)).json()).toMatchObject({
      code: 'proof-needed',
    })
  })

  it('is refused without events, with an event that doesn’t exist, and for the 21st', async () => {
    const { settings: webhooks } = await playedReceiver()
    const shop = await openTestShop({ webhooks })
    for (const events of [[], ['order.eaten']]) {
      const answer = await shop.post('/staff/webhooks/', { ...input, events })
      expect(answer.statusCode).toBe(400)
    }
    const statuses: number[] = []
    for (let number = 0; number < 21; number += 1) {
      statuses.push((await shop.post('/staff/webhooks/', input)).statusCode)
    }
    expect([statuses[19], statuses[20]]).toEqual([201, 409])
  })
})
