import { smsText, type SmsRow } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'

const row: SmsRow = {
  id: 4,
  to: '+9779841234567',
  kind: 'order_shipped',
  text: 'eTrend: Your order ET-1 is on its way.',
  parts: 1,
  state: 'unclear',
  attempts: 1,
  next_attempt_at: null,
  problem: 'It gave no answer in time. The message may have arrived.',
  gateway: 'aakash',
  reference: null,
  credits: null,
  order_number: 'ET-2026-000001',
  is_secret: false,
  created_at: '2026-11-23T10:00:00.000Z',
  sent_at: null,
}
const settings = { gateway: 'aakash', language: 'en', codes_for_cash: false }
const words = { is_on: true, en: 'Order {number} left.', ne: 'अर्डर {number} गयो।' }
const text = smsText.parse({
  ...words,
  kind: 'order_shipped',
  title: 'Order on its way',
  sent_when: 'Staff hand the order to a courier.',
  is_changed: false,
  defaults: words,
  placeholders: [
    { name: 'number', meaning: 'The order’s number', example: { en: 'ET-12', ne: 'ET-12' } },
  ],
})

it('shows what became of each SMS, and sends an unclear one again', async () => {
  const { user, sent } = openApp('/etrendadmin/sms', {
    'GET /staff/sms/settings': { body: settings },
    'GET /staff/sms': pageOf([row, { ...row, id: 3, is_secret: true, text: null, state: 'sent' }]),
    'POST /staff/sms/4/resend': { status: 202, body: row },
  })
  expect((await screen.findAllByText(/may have arrived/)).length).toBeGreaterThan(0)
  expect(screen.getByText('A code, which only its recipient can read.')).toBeTruthy()
  await user.click(
    screen.getByRole('button', { name: 'Send again: Order on its way to +9779841234567' }),
  )
  expect(await screen.findByText('SMS on its way')).toBeTruthy()
  expect(sent('POST /staff/sms/4/resend')).toBeTruthy()
})

it('says which lines are missing while the shop has no gateway', async () => {
  openApp('/etrendadmin/sms', {
    'GET /staff/sms/settings': { body: { ...settings, gateway: null } },
    'GET /staff/sms': pageOf([]),
  })
  expect(await screen.findByText(/AAKASH_TOKEN=your token/)).toBeTruthy()
  expect(await screen.findByText(/No SMS yet/)).toBeTruthy()
})

it('asks for the credits when the button is pressed', async () => {
  const { user } = openApp('/etrendadmin/sms', {
    'GET /staff/sms/settings': { body: settings },
    'GET /staff/sms': pageOf([]),
    'GET /staff/sms/balance': { body: { credits: 87, problem: null } },
  })
  await user.click(await screen.findByRole('button', { name: 'Credits left' }))
  expect(await screen.findByText('87 credits')).toBeTruthy()
})

it('counts characters and parts while a text is typed, and saves it', async () => {
  const { user, sent } = openApp('/etrendadmin/smstexts/order_shipped', {
    'GET /staff/sms-texts': { body: [text] },
    'PUT /staff/sms-texts/order_shipped': { body: text },
  })
  const field = await screen.findByLabelText('English text')
  expect(screen.getByText('17 characters of 160 · 1 part')).toBeTruthy()
  await user.type(field, ' It’s yours')
  expect(
    screen.getByText(/28 characters of 70 · 1 part. “’” isn’t a plain Latin letter/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('SMS text saved')).toBeTruthy()
  expect(sent('PUT /staff/sms-texts/order_shipped')?.body).toEqual({
    ...words,
    en: 'Order {number} left. It’s yours',
  })
})
