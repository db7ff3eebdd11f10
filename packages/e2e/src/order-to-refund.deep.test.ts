import { machineTime } from '@etrend/tooling/given-time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow } from './support/checkout'
import { payAt, playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())

it('an order that Khalti was paid for late is confirmed, delivered and then paid back by Khalti', async () => {
  const { api, origin } = played.shop()
  const json = { name: 'Pathao', tracking_address: 'https://courier.example/track/{code}' }
  const { access: token } = await signIn(api)
  expect((await call('POST', `${api}/staff/couriers/`, { token, json })).status).toBe(201)
  const customer = await browser.open({ ...phone, ownOrigin: origin, reducedMotion: 'reduce' })
  await buyNow(customer, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
  const number = await payAt(customer, 'Khalti', 'Pay late (in 75 seconds)')
  await customer.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
  await letLatePaymentCome(number)
  await customer.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()

  const staff = await admin.open(`order/${number}`)
  await staff.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
  await staff.getByRole('button', { name: 'Mark as packed' }).click()
  await staff.getByRole('button', { name: 'Mark as shipped' }).click()
  const parcel = staff.getByRole('dialog', { name: 'Mark as shipped?' })
  await parcel.getByLabel('Courier').fill('Pathao')
  await parcel.getByLabel('Tracking code').fill('PT-881')
  await parcel.getByRole('button', { name: 'Mark as shipped' }).click()
  await staff.getByRole('button', { name: 'Mark as delivered' }).waitFor()
  await seen(customer, 'It is on its way with Pathao.')
  const follow = customer.getByRole('link', { name: 'Follow your parcel' })
  expect(await follow.getAttribute('href')).toBe('https://courier.example/track/PT-881')
  await staff.getByRole('button', { name: 'Mark as delivered' }).click()
  await staff.getByRole('button', { name: 'Refund', exact: true }).waitFor()
  await seen(customer, 'It has arrived. We hope it fits.')

  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = staff.getByRole('dialog', { name: `Refund ${number}` })
  await refund.getByLabel('Reason').fill('A seam came open')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await refund.waitFor({ state: 'detached' })
  await staff.getByRole('button', { name: 'Let Khalti pay it back' }).click()
  await staff.getByText('Refunded', { exact: true }).first().waitFor()
  await seen(customer, 'Rs. 2,506 paid back')
})

/** As if the 75 seconds had passed, and the shop had asked Khalti about the payment then. */
async function letLatePaymentCome(number: string) {
  const now = new Date(machineTime()).toISOString()
  const statement = 'UPDATE played_payment SET paid_at = ? WHERE paid_at > ?'
  expect(await played.shop().changeRows(statement, [now, now])).toBe(1)
  const { api } = played.shop()
  const { access: token } = await signIn(api)
  await call('POST', `${api}/staff/orders/${number}/payments/check`, { token, json: {} })
}

/** Waits for these words on the customer's open order page, which updates without a reload. */
async function seen(customer: Page, words: string) {
  await customer.getByText(words).first().waitFor()
}
