import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOW } from '@etrend/tooling/given-time'
import { WAIT_MS } from '@etrend/tooling/patience'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { order } from '../../db/schema/orders'
import { stockLevel } from '../../db/schema/stock'
import { signIn, signUp } from '../../test/customers'
import { oneSkirt, orderingShop, skirt, type OrderingShop } from '../../test/ordering'
import { standAt } from '../../test/standing-clock'

const lookUp = ({ app }: OrderingShop, payload: object) =>
  app.inject({ method: 'POST', url: '/store/orders/look-up', payload })

describe('an order', () => {
  it('is found by nobody without its token, and by its guest with it or with the cookie of the placing', async () => {
    const shop = await orderingShop()
    const answer = await shop.place()
    const { number, token } = answer.json<{ number: string; token: string }>()
    const other = await shop.placed({ ...oneSkirt, phone: '9800000001' })
    const wrong = ['', 'null', token.slice(0, -1), other.token, `${token}x`]
    for (const guess of wrong) {
      const refused = await shop.guest({ number, token: guess })
      expect([refused.statusCode, refused.json()]).toEqual([
        404,
        { message: 'There is no order with this number.' },
      ])
      expect((await shop.guest({ number, token: guess }, '/cancel', {})).statusCode).toBe(404)
    }
    expect((await shop.guest({ number: 'ET-2026-999999', token })).statusCode).toBe(404)
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const seen = await shop.app.inject({
      url: `/store/orders/${number}`,
      cookies: { [String(cookie?.name)]: String(cookie?.value) },
    })
    expect(seen.statusCode).toBe(200)
  })

  it('of an account is its own customer’s only, in the list and alone', async () => {
    const shop = await orderingShop()
    const sita = await signUp(shop, 'sita')
    const hari = await signUp(shop, 'hari')
    const { number } = await shop.placed(oneSkirt, sita.headers)
    const of = async (who: typeof sita) => {
      const list = (await who.send('GET', '/store/orders')).json<{ items: object[] }>()
      return [list.items.length, (await who.send('GET', `/store/orders/${number}`)).statusCode]
    }
    expect([await of(sita), await of(hari)]).toEqual([
      [1, 200],
      [0, 404],
    ])
    expect((await hari.post(`/store/orders/${number}/cancel`, {})).statusCode).toBe(404)
    expect((await shop.get(`/store/orders/${number}`)).statusCode).toBe(404)
    expect((await sita.post(`/store/orders/${number}/cancel`, {})).statusCode).toBe(200)
  })

  it('is found by number and phone, with few tries for a wrong one', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    const found = await lookUp(shop, {
      number: placed.number.toLowerCase(),
      phone: '+977 9841234567',
    })
    expect([found.statusCode, found.json()]).toEqual([
      200,
      { number: placed.number, token: placed.token },
    ])
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const phone = `98000000${10 + n}`
      statuses.push((await lookUp(shop, { number: placed.number, phone })).statusCode)
    }
    expect([statuses[0], statuses[9], statuses[10]]).toEqual([404, 404, 429])
  })

  it.each([
    ['dashes that don’t break', (number: string) => number.replaceAll('-', '\u2011')],
    ['en dashes', (number: string) => number.replaceAll('-', '–')],
    ['Devanagari digits', (number: string) => number.replaceAll('0', '०').replaceAll('1', '१')],
    ['full-width letters', (number: string) => number.replace('ET', 'ｅＴ')],
    ['invisible marks around it', (number: string) => `\u202a${number}\u202c\u00a0`],
  ])('is found by its number with %s', async (_, pasted) => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const found = await lookUp(shop, { number: pasted(number), phone: '9841234567' })
    expect([found.statusCode, found.json()]).toMatchObject([200, { number }])
    const other = await lookUp(shop, { number: pasted(`${number}9`), phone: '9841234567' })
    expect(other.statusCode).toBe(404)
  })

  it('is cancelled by its customer before it is packed, once, and its pieces go back', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    const cancelled = await shop.guest(placed, '/cancel', { reason: 'I found another' })
    expect([cancelled.statusCode, cancelled.json()]).toMatchObject([
      200,
      { state: 'cancelled', payment_state: 'none', can_cancel: false },
    ])
    const again = await shop.guest(placed, '/cancel', {})
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        message:
          "An order that is cancelled can't become cancelled: you can't change its state any more.",
      },
    ])
    const { db } = shop
    const [level] = await db.read
      .select()
      .from(stockLevel)
      .where(eq(stockLevel.product_color, skirt.product_color))
    expect(level?.quantity).toBe(9)
    const packed = await shop.placed()
    await db.write.update(order).set({ state: 'packed' }).where(eq(order.number, packed.number))
    expect((await shop.guest(packed, '/cancel', {})).statusCode).toBe(409)
  })

  it('made movements that nobody edits by hand', async () => {
    const shop = await orderingShop()
    await shop.placed()
    const movements = (await shop.get('/stock/allStock/?sort=-id')).json<{ id: number }[]>()
    const url = `/stock/updateDeleteStock/${movements[0]?.id}/`
    const message = "An order made this movement: it can't be changed by hand."
    const edited = await shop.patch(url, { quantity: 5 })
    expect([edited.statusCode, edited.json()]).toEqual([409, { message }])
    expect((await shop.remove(url)).statusCode).toBe(409)
  })

  it('joins an account only by a link that was sent to its address', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const sita = await signUp(shop, 'sita')
    const hari = await signUp(shop, 'hari')
    expect((await sita.send('GET', `/store/orders/${number}`)).statusCode).toBe(404)
    expect((await sita.post('/store/orders/claim')).statusCode).toBe(202)
    const token = await claimToken(shop)
    const redeem = (who: typeof sita) => who.post('/store/orders/claim/redeem', { token })
    expect((await redeem(hari)).statusCode).toBe(400)
    expect((await redeem(sita)).json()).toEqual({ claimed: 1 })
    expect((await redeem(sita)).statusCode).toBe(400)
    expect((await sita.send('GET', `/store/orders/${number}`)).statusCode).toBe(200)
  })

  it('joins no account by a link that is 24 hours old, and joins it a moment before', async () => {
    const shop = await orderingShop()
    await shop.placed()
    const sent = NOW
    standAt(sent)
    const before = await signUp(shop, 'sita')
    await before.post('/store/orders/claim')
    const token = await claimToken(shop)
    const end = sent + 24 * 3_600_000
    standAt(end)
    const sita = await signIn(shop, 'sita')
    const redeem = () => sita.post('/store/orders/claim/redeem', { token })
    const late = await redeem()
    const message = 'This link is used up or too old, or belongs to another account.'
    expect([late.statusCode, late.json()]).toEqual([400, { message, fields: { token: message } }])
    standAt(end - 1)
    expect((await redeem()).json()).toEqual({ claimed: 1 })
  })
})

/** The token of the mail that was sent last. */
async function claimToken({ folder }: OrderingShop) {
  return vi.waitFor(() => {
    const mails = readdirSync(join(folder, 'outbox')).map((name) =>
      readFileSync(join(folder, 'outbox', name), 'utf8').replaceAll('=\r\n', ''),
    )
    const token = mails.map((mail) => /claim\?token=3D([\w-]{43})/.exec(mail)?.[1]).find(Boolean)
    if (!token) throw new Error('No mail with a claim link came.')
    return token
  }, WAIT_MS)
}
