import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { productColor } from '../db/schema/catalogue'
import { mail } from '../db/schema/mail'
import { shop as shopRow } from '../db/schema/shop'
import { htmlIn } from '../test/mail-file'
import { staff } from '../test/open-shop'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../test/ordering'
import { payAt } from '../test/paying'
import { call, delivered, mailsAbout, read } from '../test/staff-orders'
import { htmlOf } from './stored-html'

const WAIT_MS = 5000
const picture = `/media/${'b'.repeat(32)}`

async function firstMail(shop: OrderingShop, subject: string) {
  const [found] = await mailsAbout(shop, subject)
  return { text: found?.text ?? '', html: found ? htmlOf(found) : '' }
}

it('the mail of an order shows its pieces, sums, address, next steps and link, in both forms', async () => {
  const shop = await orderingShop()
  await shop.db.write
    .update(productColor)
    .set({ color_img: picture })
    .where(eq(productColor.id, skirt.product_color))
  const lines = [skirt, { ...tee, quantity: 2 }]
  const { number, token } = await shop.placed({
    ...oneSkirt,
    lines,
    promo_code: 'discount10',
    expected_total: 3296,
  })
  const { text, html } = await firstMail(shop, `Your order ${number}`)
  const bought = await read(shop, number)
  expect(bought.lines.map(({ size_name }) => size_name)).toEqual(['MD', 'MD'])
  for (const { name, color_name } of bought.lines) {
    expect(text).toContain(`× ${name}, ${color_name}, size M: Rs.\u00a0`)
    expect(html).toContain(`>${name}</p>`)
    expect(html).toContain(`>${color_name}, size M</p>`)
  }
  expect(html).toContain('2 × Rs.\u00a01,200')
  expect(html).toContain(`src="http://localhost:4000${picture}-320.jpg"`)
  const sums = [
    'Subtotal',
    'Rs.\u00a03,300',
    'Discount (discount10)',
    '- Rs.\u00a010',
    'Shipping',
    'Rs.\u00a02',
  ]
  const address = [sita.name, '+9779841234567', sita.street, sita.city, 'Kathmandu, Bagmati']
  for (const words of [...sums, 'Tax', 'Rs.\u00a04', 'Total', 'Rs.\u00a03,296', ...address]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  const next = 'You pay Rs.\u00a03,296 in cash when it comes. We call you before we send it.'
  for (const words of [text, html]) {
    expect(words).toContain(next)
    expect(words).toContain(`http://localhost:4000/order/${number}?token=${token}`)
  }
})

it('a customer’s name, address and a product’s title can’t become tags in a mail', async () => {
  const shop = await orderingShop()
  const evil = '--><img src=x onerror=alert(1)>'
  await shop.db.write.update(shopRow).set({ name: `eTrend ${evil}` })
  const fields = { name: `Sita ${evil}`, street: evil, landmark: `"${evil}`, city: `${evil}'` }
  const placed = await shop.placed({ ...oneSkirt, ...fields })
  await shop.guest(placed, '/cancel', { reason: `Too ${evil}` })
  for (const subject of [
    `Your order ${placed.number}`,
    `Your order ${placed.number} is cancelled`,
  ]) {
    const { html, text } = await firstMail(shop, subject)
    expect(text).toContain(evil)
    expect(html).toContain('--&gt;&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
  }
})

it('a customer is mailed what staff have changed in the order, and nobody without an address', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const edit = { ...sita, lines: [skirt, tee], expected_total: 2106 }
  expect((await call(shop, 'PUT', `/orders/${number}`, edit)).statusCode).toBe(200)
  const { text } = await firstMail(shop, `Your order ${number} was changed`)
  expect(text).toContain(`we changed your order ${number}.`)
  expect(text).toContain('Total: Rs.\u00a02,106')
  const silent = { ...edit, email: null, expected_total: 2106 }
  await call(shop, 'PUT', `/orders/${number}`, silent)
  expect(await mailsAbout(shop, `Your order ${number} was changed`)).toHaveLength(1)
})

it('staff see a mail with the pictures of their own host, and without its token', async () => {
  const shop = await orderingShop()
  await shop.db.write.update(productColor).set({ color_img: picture })
  const { number, token } = await delivered(shop)
  const seen = await shop.get('/staff/mails/1')
  const { html } = seen.json<{ html: string }>()
  expect(html).toContain(`src="${picture}-320.jpg"`)
  expect(html).toContain(`/order/${number}?token=hidden`)
  expect(html).not.toContain(token)
})

it('a mail about a return says the days that are left, unless returns are not taken', async () => {
  const shop = await orderingShop()
  const { number } = await delivered(shop)
  const { text } = await firstMail(shop, `Your order ${number} was delivered`)
  expect(text).toContain('You can ask for a return within 14 days.')
  await shop.db.write.update(shopRow).set({ return_days: 0 })
  const next = await delivered(shop, { ...oneSkirt, phone: '9800000001' })
  const later = await firstMail(shop, `Your order ${next.number} was delivered`)
  expect(later.text).not.toContain('within')
})

it('the outbox keeps the content of a mail, not its HTML, and nothing of a secret one once it is sent', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  await shop.post('/forgot-password/', { email: staff.email })
  const [placed, reset] = await vi.waitFor(async () => {
    const rows = await shop.db.read.select().from(mail).orderBy(mail.id)
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent'])
    return rows
  }, WAIT_MS)
  expect(placed?.html).toMatch(
    /^<!--mail [^<>]+-->\n<div style="white-space:pre-wrap">Namaste Sita Sharma,<br>/,
  )
  expect(placed?.html.length).toBeLessThan(3000)
  expect(htmlOf(placed ?? { html: '' })).toContain(`>Your order ${number}</div>`)
  expect(reset).toMatchObject({ is_secret: true, text: '', html: '' })
  const sent = readdirSync(join(shop.folder, 'outbox'))
  const [first] = sent.map((name) => readFileSync(join(shop.folder, 'outbox', name), 'utf8'))
  expect(htmlIn(first ?? '')).toContain('<!doctype html>')
})

it('the mail of a cancelled order says that its money will be paid back, and the next one that it was', async () => {
  const shop = await orderingShop()
  const { number } = await payAt(shop, 'khalti', 'pay')
  await call(shop, 'POST', `/orders/${number}/state`, { state: 'cancelled' })
  expect(await read(shop, number)).toMatchObject({ refunded: 906, to_pay_back: 906 })
  const before = await firstMail(shop, `Your order ${number} is cancelled`)
  expect(before.text).toContain('We pay your money back, and mail you when it is sent.')
  expect(before.text).toMatch(/^To be paid back: Rs.\u00a0906$/m)
  expect(before.text).not.toMatch(/^Paid back/m)
  await call(shop, 'POST', '/refunds/1/done', { reference: 'KH-1' })
  expect(await read(shop, number)).toMatchObject({ refunded: 906, to_pay_back: 0 })
  const after = await firstMail(shop, `Money back for your order ${number}`)
  expect(after.text).toMatch(/^Paid back: Rs.\u00a0906$/m)
  expect(after.text).not.toMatch(/^To be paid back/m)
})
