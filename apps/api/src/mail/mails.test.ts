import type { MailRow } from '@etrend/contract'
import { WAIT_MS } from '@etrend/tooling/patience'
import { expect, it, vi } from 'vitest'
import { mail } from '../db/schema/mail'
import { signUp } from '../test/customers'
import { orderingShop } from '../test/ordering'
import { call } from '../test/staff-orders'

it('the outbox lists mails and sends one again, but shows no link that opens an account', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const { headers } = await signUp(shop, 'hari')
  const payload = { email: 'hari@example.com' }
  await shop.app.inject({ method: 'POST', url: '/forgot-password/', headers, payload })
  const list = await vi.waitFor(async () => {
    const mails = (await shop.get('/staff/mails')).json<MailRow[]>()
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
    return mails
  }, WAIT_MS)
  expect(list).toMatchObject([
    { subject: 'Choose a new password', is_secret: true, order_number: null },
    { subject: `Your order ${number}`, is_secret: false, order_number: number },
  ])
  const text = async (id: number) => (await shop.get(`/staff/mails/${id}`)).json<object>()
  expect(await text(2)).toMatchObject({ text: null })
  expect(JSON.stringify(await text(1))).toContain(number)
  const [stored] = await shop.db.read.select().from(mail).orderBy(mail.id).limit(1).offset(1)
  expect([stored?.text, stored?.html]).toEqual(['', ''])
  expect((await call(shop, 'POST', '/mails/1/resend')).statusCode).toBe(202)
  expect((await call(shop, 'POST', '/mails/2/resend')).statusCode).toBe(409)
})
