import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { adminBrowser } from './support/admin'
import { useBrowser } from './support/browser'
import { desk, phone } from './support/browser-basics'
import { buyNow } from './support/checkout'
import { payAt, payOnDelivery, playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())

it.each([
  ['cash', phone, payOnDelivery, payBackByHand],
  ['eSewa', desk, (page: Page) => payAt(page, 'eSewa', 'Pay'), payBackByHand],
  ['Khalti', phone, (page: Page) => payAt(page, 'Khalti', 'Pay'), payBackByKhalti],
] as const)(
  'an order paid with %s is delivered and then refunded',
  async (_method, size, order, payBack) => {
    const { origin } = played.shop()
    const customer = await browser.open({ ...size, ownOrigin: origin, reducedMotion: 'reduce' })
    await buyNow(customer, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
    const number = await order(customer)

    const staff = await admin.open(`order/${number}`)
    await staff.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
    if (order === payOnDelivery) {
      await staff.getByRole('button', { name: 'Confirmed', exact: true }).click()
    }
    await staff.getByRole('button', { name: 'Mark as packed' }).click()
    await staff.getByRole('button', { name: 'Mark as shipped' }).click()
    const parcel = staff.getByRole('dialog', { name: 'Mark as shipped?' })
    await parcel.getByLabel('Courier').fill('Pathao')
    await parcel.getByRole('button', { name: 'Mark as shipped' }).click()
    await staff.getByRole('button', { name: 'Mark as delivered' }).waitFor()
    await seen(customer, 'It is on its way with Pathao.')
    await staff.getByRole('button', { name: 'Mark as delivered' }).click()
    await staff.getByRole('button', { name: 'Refund', exact: true }).waitFor()
    await seen(customer, 'It has arrived. We hope it fits.')

    await staff.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = staff.getByRole('dialog', { name: `Refund ${number}` })
    await refund.getByLabel('Reason').fill('A seam came open')
    await refund.getByRole('button', { name: 'Refund' }).click()
    await refund.waitFor({ state: 'detached' })
    await payBack(staff)
    await staff.getByText('Refunded', { exact: true }).first().waitFor()
    await seen(customer, 'Rs. 2506 paid back')
  },
)

/** Waits for these words on the customer's open order page, which updates without a reload. */
async function seen(customer: Page, words: string) {
  await customer.getByText(words).first().waitFor()
}

async function payBackByHand(staff: Page) {
  await staff.getByRole('button', { name: 'Note as paid back' }).click()
  await staff.getByLabel('Reference of the transfer').fill('Transfer 4471')
  await staff.getByRole('button', { name: 'Paid back', exact: true }).click()
}

async function payBackByKhalti(staff: Page) {
  await staff.getByRole('button', { name: 'Let Khalti pay it back' }).click()
}
