import { pdfText, pdfTops } from '@etrend/tooling/pdf-text'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { shop as shopRow } from '../../db/schema/shop'
import { htmlOf } from '../../mail/stored-html'
import { orderingShop, type OrderingShop } from '../../test/ordering'
import { uploadPicture } from '../../test/pages'
import { mailsAbout } from '../../test/staff-orders'

const path = '/staff/appearance/'
const words = {
  subject: 'Your order {number}',
  opening: 'It is on its way.',
  closing: 'Thank you.',
}

async function shownOf(shop: OrderingShop, number: string) {
  const slip = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  const invoice = await shop.get(`/staff/orders/${number}/invoice.pdf`)
  return [slip, invoice].map(({ rawPayload }) => ({
    lines: pdfText(rawPayload).split('\n').slice(0, 2),
    hasPicture: rawPayload.toString('latin1').includes('/Subtype /Image'),
  }))
}

async function mailOf(shop: OrderingShop) {
  const { number } = await shop.placed()
  const [found] = await mailsAbout(shop, `Your order ${number}`)
  return { number, html: found ? htmlOf(found) : '' }
}

it('a shop without a logo shows its name on mails and papers', async () => {
  const shop = await orderingShop()
  const { number, html } = await mailOf(shop)
  expect(html).toMatch(/>eTrend<\/div>/)
  expect(html).not.toContain('class="m-logo"')
  expect(await shownOf(shop, number)).toEqual([
    { lines: ['eTrend', expect.stringContaining(number)], hasPicture: false },
    { lines: ['eTrend', 'Kathmandu, Nepal'], hasPicture: false },
  ])
})

it('mails and packing slips show the logo instead of the name, and invoices show both', async () => {
  const shop = await orderingShop()
  const logo = await uploadPicture(shop)
  await shop.patch(path, { logo })
  const { number, html } = await mailOf(shop)
  const [, src = ''] = /class="m-logo"[^]*?<img alt="eTrend" src="([^"]*)"/.exec(html) ?? []
  expect(src).toBe(`http://localhost:4000${logo}-320.png`)
  expect(html).not.toMatch(/>eTrend<\/div>/)
  const picture = await shop.anonymous('GET', new URL(src).pathname)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await shownOf(shop, number)).toEqual([
    { lines: [expect.stringContaining(number), 'Sita Sharma'], hasPicture: true },
    { lines: ['eTrend', 'Kathmandu, Nepal'], hasPicture: true },
  ])
})

it('the first line of a paper is below the logo', async () => {
  const shop = await orderingShop()
  await shop.patch(path, { logo: await uploadPicture(shop) })
  const { number } = await shop.placed()
  const { rawPayload } = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  const { pictureEnd, text } = pdfTops(rawPayload)
  expect(pictureEnd).toBeGreaterThan(48)
  expect(text).toBeGreaterThan(pictureEnd + 8)
})

it('the preview of a mail shows the logo from the page’s own host, and the name once it is removed', async () => {
  const shop = await orderingShop()
  const preview = async () => {
    const answer = await shop.post('/staff/mail-texts/order_shipped/preview', words)
    return z.object({ html: z.string() }).parse(answer.json()).html
  }
  const logo = await uploadPicture(shop)
  await shop.patch(path, { logo })
  expect(await preview()).toContain(`src="${logo}-320.png"`)
  await shop.patch(path, { logo: '' })
  expect(await preview()).not.toContain('-320.png')
})

it('papers show the name while the picture of the logo is missing', async () => {
  const shop = await orderingShop()
  await shop.db.write.update(shopRow).set({ logo: `/media/${'c'.repeat(32)}` })
  const { number } = await shop.placed()
  const [slip] = await shownOf(shop, number)
  expect(slip).toMatchObject({ lines: ['eTrend', expect.anything()], hasPicture: false })
})
