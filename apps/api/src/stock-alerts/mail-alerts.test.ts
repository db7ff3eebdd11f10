import { formatPrice } from '@etrend/domain'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../mail/stored-html'
import { byEngine } from '../test/by-engine'
import { oneSkirt, orderingShop, tee } from '../test/ordering'
import { move } from '../test/stocking'
import { shopOfFour } from '../test/test-app'
import { ask, mailsTo, soldOut, waiting } from '../test/waiting'
import { mailAlerts } from './mail-alerts'

type Shop = Awaited<ReturnType<typeof shopOfFour>>

const back = (shop: Shop, quantity = 1) => move(shop, 1, 2, 'In', quantity)
const subjects = async (shop: Shop, email?: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject)

describe('when a unit is back', () => {
  it(
    'who waits for it gets one mail, which leads to the piece, and the address is forgotten',
    byEngine,
    async () => {
      const shop = await shopOfFour()
      await ask(shop)
      await shop.later(1)
      expect(await subjects(shop)).toEqual([])
      await back(shop)
      await shop.later(0)
      const [sent, ...others] = await mailsTo(shop)
      expect(others).toEqual([])
      expect(sent).toMatchObject({ subject: 'Back in stock: Blouse', state: 'sent', order: null })
      const costs = formatPrice(2000)
      expect(sent?.text).toContain(
        `Blouse in Red, size L, is back. It is, and it costs ${costs} now:`,
      )
      const url = 'http://localhost:4000/productDetail/1-blouse?color=red&size=L'
      expect(sent?.text).toContain(`\n\n${url}\n\nBlouse, Red, size L: ${costs}\n\n`)
      const html = sent ? htmlOf(sent) : ''
      expect(html).toContain(`href="${url.replace('&', '&amp;')}"`)
      expect(html).toMatch(/<img src="http:\/\/localhost:4000\/media\/\w{32}-320.jpg"/)
      expect(html).not.toContain('Your pieces')
      expect(await waiting(shop)).toEqual([])
      await shop.later(60)
      expect(await mailsTo(shop)).toHaveLength(1)
    },
  )

  it('and gone again before the job has run, nobody is told, and they go on waiting', async () => {
    const shop = await shopOfFour()
    await ask(shop)
    await back(shop)
    await move(shop, 1, 2, 'Out', 1)
    await shop.later(1)
    expect([await subjects(shop), await waiting(shop)]).toEqual([[], [soldOut.email]])
    await back(shop)
    await shop.later(0)
    expect(await subjects(shop)).toHaveLength(1)
  })

  it('only those who wait for it are told', async () => {
    const shop = await shopOfFour()
    await move(shop, 2, 2, 'Out', 9)
    await ask(shop)
    await ask(shop, { product_color: 2, email: 'maya@example.com' })
    await back(shop)
    await shop.later(0)
    expect(await waiting(shop)).toEqual(['maya@example.com'])
  })

  it.each(['draft', 'archived'])(
    'nobody is told while its product is a %s, but as soon as it is on sale',
    async (status) => {
      const shop = await shopOfFour()
      await ask(shop)
      await shop.patch('/product/updateDeleteProduct/1/', { status })
      await back(shop)
      await shop.later(1)
      expect([await subjects(shop), await waiting(shop)]).toEqual([[], [soldOut.email]])
      await shop.patch('/product/updateDeleteProduct/1/', { status: 'active' })
      await shop.later(0)
      expect(await subjects(shop)).toHaveLength(1)
    },
  )

  it('nobody is told before the time from which the product is on sale', async () => {
    const shop = await shopOfFour()
    await ask(shop)
    const goes_live_at = new Date(shop.now() + 60 * 60_000).toISOString()
    await shop.patch('/product/updateDeleteProduct/1/', { goes_live_at })
    await back(shop)
    await shop.later(59)
    expect(await subjects(shop)).toEqual([])
    await shop.later(1)
    expect(await subjects(shop)).toHaveLength(1)
  })

  it('the mail names the price of a sale, and staff’s own words', async () => {
    const shop = await shopOfFour()
    const words = { subject: 'Hurry: {product}', opening: '{color}, {size}, {price}', closing: '' }
    expect((await shop.put('/staff/mail-texts/back_in_stock', words)).statusCode).toBe(200)
    await move(shop, 3, 1, 'Out', 9)
    await ask(shop, { product_color: 3, size: 1 }, 2)
    await move(shop, 3, 1, 'In', 1)
    await shop.later(0)
    const [sent] = await mailsTo(shop)
    expect(sent?.subject).toBe('Hurry: Skirt')
    expect(sent?.text).toContain(`Red, M, ${formatPrice(900)}`)
    expect(sent?.text).toContain('/productDetail/2-skirt?color=red&size=M')
  })

  it('the mail’s preview shows one of the shop’s pieces', async () => {
    const shop = await shopOfFour()
    const words = { subject: '{product}', opening: '{color}, {size}, {price}', closing: '' }
    const preview = await shop.post('/staff/mail-texts/back_in_stock/preview', words)
    const { subject, text } = preview.json<{ subject: string; text: string }>()
    expect([subject, text]).toEqual([
      'Blouse',
      expect.stringContaining(`Red, M, ${formatPrice(2000)}`),
    ])
  })

  it('those who asked first are told first, 20 in a run', async () => {
    const shop = await shopOfFour()
    const names = Array.from({ length: 23 }, (_, index) => `shopper${index + 10}@example.com`)
    for (const email of names) {
      await ask(shop, { email })
      shop.pass(1000)
    }
    await back(shop)
    await shop.later(0)
    expect(await waiting(shop)).toEqual(names.slice(20))
    await shop.later(0)
    expect(await waiting(shop)).toEqual([])
  })

  it('by a count of the shelf, it is back too', async () => {
    const shop = await shopOfFour()
    await ask(shop)
    const counts = [{ product_color: 1, size: 2, before: 0, quantity: 3 }]
    await shop.put('/staff/products/1/stock/', { notes: '', counts })
    await shop.later(0)
    expect(await subjects(shop)).toHaveLength(1)
  })

  it('by a cancelled order, it is back too', async () => {
    const shop = await orderingShop()
    const lines = [{ ...tee, quantity: 2 }]
    const placed = await shop.placed({ ...oneSkirt, lines, email: null, expected_total: 2406 })
    await ask(shop, { product_color: 4, size: 1 }, 3)
    await shop.later(0)
    expect(await waiting(shop)).toEqual([soldOut.email])
    expect((await shop.guest(placed, '/cancel', {})).statusCode).toBe(200)
    await shop.later(0)
    expect(await subjects(shop)).toEqual(['Back in stock: Tee | Plain'])
  })

  it('an address is not lost where its mail can’t be queued', async () => {
    const shop = await shopOfFour()
    await ask(shop)
    const { db } = shop
    const full: typeof db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new Error('the disk is full')
        }),
    }
    await back(shop)
    const clock = () => new Date(shop.now())
    await expect(mailAlerts(full, clock, 'http://localhost:4000')()).rejects.toThrow('full')
    expect([await subjects(shop), await waiting(shop)]).toEqual([[], [soldOut.email]])
    await shop.later(0)
    expect(await subjects(shop)).toHaveLength(1)
  })
})
