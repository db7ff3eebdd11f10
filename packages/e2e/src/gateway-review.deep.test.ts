import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desktop, phone } from './support/browser-basics'
import { buyNow } from './support/checkout'
import { payAt, playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())

it('staff see why a payment waits, check it again and reject it, and its customer pays cash', async () => {
  const customer = await openShop(phone)
  const number = await payAt(customer, 'eSewa', 'Pay a wrong amount')
  await customer.getByText('We are checking the payment').waitFor()
  expect(await axeViolations(customer)).toEqual([])
  const staff = await admin.open('', { ...desktop, reducedMotion: 'reduce' })
  await staff.getByRole('link', { name: /Payments? in review/ }).click()
  await staff.getByRole('link', { name: number, exact: true }).click()
  await staff.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
  await staff.getByText('Rs. 2,505 came instead of Rs. 2,506.', { exact: true }).waitFor()
  expect(await staff.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0)
  await staff.getByRole('button', { name: 'Check again' }).click()
  await staff.getByText('Checked: the payment still needs a decision').waitFor()
  await staff.getByRole('button', { name: 'Settle the review' }).click()
  await staff.getByText('Accept or reject the payment.').waitFor()
  expect(await axeViolations(staff)).toEqual([])
  await staff.getByLabel('Decision').selectOption('reject')
  await staff.getByLabel('What you found').fill('A rupee is missing')
  await staff.getByRole('button', { name: 'Settle the review' }).click()
  await staff.getByText('Awaiting payment', { exact: true }).waitFor()
  await staff.getByRole('list', { name: 'Refunds' }).getByText('Rs. 2,505').waitFor()

  await customer.reload()
  await hydrated(customer)
  await customer.getByText(/Your pieces are kept for you for 1\d:\d\d/).waitFor()
  await customer.getByRole('button', { name: 'Pay in cash on delivery' }).click()
  await customer.getByText('We call you before we pack it. You pay Rs. 2,506 in cash.').waitFor()
  expect(await axeViolations(customer)).toEqual([])
  await staff.reload()
  await staff.getByText('Cash due', { exact: true }).waitFor()
  await staff.getByRole('heading', { name: 'Confirm by call' }).waitFor()
})

async function openShop(size: typeof desktop | typeof phone) {
  const { origin } = played.shop()
  const page = await browser.open({ ...size, ownOrigin: origin, reducedMotion: 'reduce' })
  await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
  return page
}
