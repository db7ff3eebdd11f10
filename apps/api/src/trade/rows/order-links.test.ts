import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOW } from '@etrend/tooling/given-time'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, type OrderingShop } from '../../test/ordering'

const DAY = 24 * 60
const ended = {
  message: 'This link has ended. Open your order with its number and your phone number.',
}

/** A guest's order that was delivered now. */
async function deliveredShop(headers = {}) {
  const shop = await orderingShop()
  const placed = await shop.placed(oneSkirt, headers)
  const delivered = { state: 'delivered' as const, delivered_at: new Date(NOW).toISOString() }
  await shop.db.write.update(order).set(delivered).where(eq(order.number, placed.number))
  return { shop, placed }
}

function lookUp({ app }: OrderingShop, number: string, phone = oneSkirt.phone) {
  return app.inject({ method: 'POST', url: '/store/orders/look-up', payload: { number, phone } })
}

describe('the link to a guest’s order', () => {
  it('ends 30 days after delivery', async () => {
    const { shop, placed } = await deliveredShop()
    await shop.later(30 * DAY - 5)
    expect((await shop.guest(placed)).statusCode).toBe(200)
    await shop.later(5)
    const refused = await shop.guest(placed)
    expect([refused.statusCode, refused.json()]).toEqual([403, ended])
    expect((await shop.guest(placed, '/returns', { lines: [] })).statusCode).toBeGreaterThan(399)
    const stranger = await shop.guest({ ...placed, token: placed.token.slice(0, -1) })
    expect(stranger.statusCode).toBe(404)
  })

  it('does not end before the order is delivered', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await shop.later(400 * DAY)
    expect((await shop.guest(placed)).statusCode).toBe(200)
  })

  it('is renewed by number and phone for 30 days, and the old one stays ended', async () => {
    const { shop, placed } = await deliveredShop()
    await shop.later(30 * DAY)
    for (const guess of [
      await lookUp(shop, placed.number, '9800000001'),
      await lookUp(shop, 'ET-2026-999999'),
    ]) {
      expect([guess.statusCode, guess.json()]).toEqual([
        404,
        { message: 'There is no order with this number and phone.' },
      ])
    }
    const answer = await lookUp(shop, placed.number)
    const renewed = answer.json<{ number: string; token: string }>()
    expect(renewed.token).not.toBe(placed.token)
    expect((await shop.guest(renewed)).statusCode).toBe(200)
    expect((await shop.guest(placed)).statusCode).toBe(403)
    const [cookie] = answer.cookies
    const cookies = { [String(cookie?.name)]: String(cookie?.value) }
    const url = `/store/orders/${placed.number}`
    expect((await shop.app.inject({ url, cookies })).statusCode).toBe(200)
    const stretched = renewed.token.replace(/^./, 'z')
    expect((await shop.guest({ ...placed, token: stretched })).statusCode).toBe(404)
    await shop.later(30 * DAY)
    expect((await shop.guest(renewed)).statusCode).toBe(403)
    expect((await shop.app.inject({ url, cookies })).statusCode).toBe(403)
  })

  it('is the same one when the order is looked up again before the link ends', async () => {
    const { shop, placed } = await deliveredShop()
    const again = (await lookUp(shop, placed.number)).json<{ token: string }>()
    expect(again.token).toBe(placed.token)
  })

  it('of an account’s order ends for everybody but its customer', async () => {
    const { shop, placed } = await deliveredShop()
    const sita = await signUp(shop, 'sita')
    await shop.db.write.update(order).set({ user: 2 }).where(eq(order.number, placed.number))
    await shop.later(30 * DAY)
    expect((await shop.guest(placed)).statusCode).toBe(403)
    const renewed = await shop.app.inject({
      method: 'POST',
      url: '/login/',
      payload: { email: 'sita@example.com', password: 'a quiet blue kurta' },
    })
    const authorization = `Bearer ${renewed.json<{ access: string }>().access}`
    const url = `/store/orders/${placed.number}`
    expect((await shop.app.inject({ url, headers: { authorization } })).statusCode).toBe(200)
    expect(sita.headers.authorization).not.toBe(authorization)
  })

  it('is in the mail, and not in what staff see of the mail', async () => {
    const { shop, placed } = await deliveredShop()
    await shop.app.doChores()
    const outbox = join(shop.folder, 'outbox')
    const sent = readdirSync(outbox).map((name) =>
      readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )
    expect(sent.join()).toContain(`/order/${placed.number}?token=${placed.token}`)
    const list = await shop.get('/staff/mails')
    const [mail] = list.json<{ id: number }[]>()
    const seen = await shop.get(`/staff/mails/${mail?.id}`)
    expect(seen.json<{ text: string; html: string }>().text).toContain(
      `/order/${placed.number}?token=hidden`,
    )
    for (const { body } of [list, seen]) expect(body).not.toContain(placed.token)
  })
})
