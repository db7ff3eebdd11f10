import { pdfText } from '@etrend/tooling/pdf-text'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { move } from '../../test/staff-orders'
import { paper } from './paper'

it('many papers at once wait for each other up to a bound, and the shop answers meanwhile', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const slip = () => shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  const asked = Array.from({ length: 30 }, slip)
  expect((await shop.get('/livez')).statusCode).toBe(200)
  const answers = await Promise.all(asked)
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  expect(made).toHaveLength(21)
  for (const { rawPayload } of made) expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.json()).toEqual({
    message: 'Many papers are being made right now. Please try again.',
  })
  expect((await slip()).statusCode).toBe(200)
})

it('a packing slip says what the courier collects: the cash that is due, or nothing', async () => {
  const shop = await orderingShop()
  const slipOf = async ({ number }: { number: string }) =>
    pdfText((await shop.get(`/staff/orders/${number}/packing-slip.pdf`)).rawPayload)
  const collects = 'To collect in cash'
  const cash = await shop.placed()
  expect(await slipOf(cash)).toContain(`${collects}: Rs.\u00a0906`)
  await move(shop, cash.number, 'cancelled')
  expect(await slipOf(cash)).not.toMatch(/collect|[Pp]aid/)
  const online = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
  expect(await slipOf(online)).toContain('Not paid yet')
  const paid = await slipOf(await payAt(shop, 'khalti', 'pay', { placed: online }))
  expect(paid).toContain('Paid: collect nothing')
  expect(paid).not.toContain(collects)
})

it('a paper has the shop’s fonts, and names in Devanagari and with letters like ā', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed({ ...oneSkirt, name: 'सीता तामाङ Sītā', street: 'Wārd 10' })
  const { rawPayload } = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  const words = pdfText(rawPayload).replaceAll('\n', '')
  for (const part of [`Packing slip for order ${number}`, 'सीता तामाङ', 'Sītā', 'Wārd 10']) {
    expect(words).toContain(part)
  }
  const file = rawPayload.toString('latin1')
  for (const font of ['Figtree-Regular', 'Figtree-Bold', 'Fraunces', 'NotoSansDevanagari-Bold']) {
    expect(file).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}`))
  }
  expect(file).not.toContain('Helvetica')
})

it('a row is as high as its text in Devanagari', async () => {
  const sheet = paper('Names')
  const columns = [
    { title: 'No.', width: 0.7 },
    { title: 'Name', width: 0.3 },
  ]
  const names = Array.from({ length: 23 }, (_, at) => [
    `${at}`,
    'सीता कुमारी श्रेष्ठ तामाङ गुरुङ लिम्बू\n9800000000',
  ])
  sheet.table(columns, names)
  const words = pdfText(Buffer.from(await sheet.end()))
  expect(words).toContain('22')
  expect(words).not.toContain('page 1 of 2')
})
