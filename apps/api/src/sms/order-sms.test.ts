import { expect, it } from 'vitest'
import { order } from '../db/schema/orders'
import { sms } from '../db/schema/sms'
import { orderingShop } from '../test/ordering'
import { shopWithSms } from '../test/sms'
import { move } from '../test/staff-orders'

const shipped = '/staff/sms-texts/order_shipped'

it('a customer gets an SMS when the order is placed, on its way and delivered, each once', async () => {
  const { shop, later, log, taken } = await shopWithSms()
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed', 'shipped', 'delivered')
  await later(0)
  expect(taken.map(({ text }) => text)).toEqual([
    `eTrend: Thank you for your order ${number}, Rs. 906. Questions? +977 980-0000000`,
    `eTrend: Your order ${number} is on its way with NCM (code T-1). Please have Rs. 906 ready.`,
    `eTrend: Your order ${number} was delivered. Thank you!`,
  ])
  const rows = await log(`?q=${number}`)
  expect(rows.map(({ kind, parts, order_number }) => [kind, parts, order_number])).toEqual([
    ['order_delivered', 1, number],
    ['order_shipped', 1, number],
    ['order_placed', 1, number],
  ])
})

it('texts in Nepali are counted as Unicode; without courier and code their words are left out', async () => {
  const { shop, later, newest } = await shopWithSms()
  await shop.put('/staff/sms/settings', { language: 'ne', codes_for_cash: false })
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed')
  await shop.post(`/staff/orders/${number}/state`, { state: 'shipped' })
  await later(0)
  expect(await newest()).toMatchObject({
    text: `eTrend: अर्डर ${number} पठाइयो। कृपया Rs. 906 तयार राख्नुहोला।`,
    parts: 1,
  })
})

it('packed and refused parcels are reported once they are switched on', async () => {
  const { shop, later, taken } = await shopWithSms()
  for (const kind of ['order_packed', 'order_refused']) {
    const body = { is_on: true, en: `{shop} ${kind} {number}`, ne: 'ठीक छ' }
    expect((await shop.put(`/staff/sms-texts/${kind}`, body)).statusCode).toBe(200)
  }
  await shop.put('/staff/sms-texts/order_placed', { is_on: false, en: 'no', ne: 'no' })
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed', 'shipped', 'returned')
  await later(0)
  const texts = taken.map(({ text }) => text)
  expect(texts[0]).toBe(`eTrend order_packed ${number}`)
  expect(texts).toHaveLength(3)
  expect(texts[2]).toBe(`eTrend order_refused ${number}`)
})

it('an unknown placeholder is refused, a code can’t be left out, and reset brings the default back', async () => {
  const { shop } = await shopWithSms()
  const wrong = await shop.put(shipped, { is_on: true, en: 'Hello {nmae}', ne: 'ठीक छ' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json<{ fields: { en: string } }>().fields.en).toContain('{nmae}')
  const without = { is_on: true, en: 'No code here', ne: '{code}' }
  expect((await shop.put('/staff/sms-texts/phone_code', without)).json()).toMatchObject({
    fields: { en: 'This SMS needs {code}.' },
  })
  const edited = await shop.put(shipped, { is_on: false, en: 'Gone', ne: 'गयो' })
  expect(edited.json()).toMatchObject({ is_changed: true, is_on: false, en: 'Gone' })
  expect((await shop.remove(shipped)).json()).toMatchObject({ is_changed: false, is_on: true })
})

it('a number that gets no SMS is left out, with the reason', async () => {
  const { shop, newest } = await shopWithSms()
  const { number } = await shop.placed()
  await shop.db.write.update(order).set({ phone: '01-4412345' })
  await move(shop, number, 'confirmed', 'packed', 'shipped')
  const row = await newest()
  expect(row).toMatchObject({ kind: 'order_shipped', state: 'skipped', to: '01-4412345' })
  expect(row?.problem).toContain('gets no SMS')
  expect((await shop.post(`/staff/sms/${row?.id}/resend`)).statusCode).toBe(409)
})

it('without a gateway, orders queue nothing', async () => {
  const shop = await orderingShop()
  await shop.placed()
  expect(await shop.db.read.$count(sms)).toBe(0)
})
