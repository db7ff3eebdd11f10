import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desktop, phone, visit } from './support/browser-basics'
import { buyNow, orderForCash } from './support/checkout'
import { mobileNumber, register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { linkMailedTo } from './support/outbox'

const { api, origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'
const sita = { username: 'Sita Shrestha', email: 'sita@example.com', password: 'a blue kurta' }

const options = { ...phone, reducedMotion: 'reduce' as const, expected: /400 \(Bad Request\)/ }

it('a customer makes an account after the order, adds the order by a mailed link, and finds everything of theirs in it', async () => {
  const page = await browser.open(options)
  const number = await orderForCash(page, blouse, 'White')
  await page.getByRole('link', { name: 'Create an account' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(sita.email)
  await page.getByLabel('Username').fill(sita.username)
  await page.getByLabel('Password', { exact: true }).fill(sita.password)
  await page.getByLabel('Confirm password').fill(sita.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  await signInThere(page, sita)
  await page.waitForURL(`${origin}/order/${number}`)
  await page.getByRole('button', { name: 'Add it to my account' }).click()
  await page.getByText(/a link that adds them is on its way/).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await visit(page, `${origin}/account`)
  await page.getByText('You haven’t ordered with this account yet.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add my guest orders' }).click()
  await page.getByText(/a link that adds them is on its way/).waitFor()
  const link = await linkMailedTo(sita.email, 'Add your orders to your account')
  await openElsewhere(link, number)
  await visit(page, link)
  await page.getByText(/This link is used up or too old/).waitFor()
  await visit(page, `${origin}/orders/claim`)
  await page.getByText('The link is incomplete. Open it again from the email.').waitFor()

  await page.getByRole('link', { name: 'To my orders' }).click()
  await page.getByRole('link', { name: number }).waitFor()
  await page.getByRole('link', { name: 'Addresses' }).click()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save the address' }).click()
  await page.getByText('Enter a name.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Full name').fill('Sita Shrestha')
  await page.getByLabel('Province').selectOption('Koshi')
  await page.getByLabel('District').selectOption('Ilam')
  await page.getByLabel('City or municipality').fill('Ilam')
  await page.getByLabel('Street, ward or tole').fill('Tea garden road')
  await page.getByLabel('Mobile number').fill(mobileNumber())
  await page.getByRole('button', { name: 'Save the address' }).click()
  await page.getByText('Default address').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await buyNow(page, blouse, 'White')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(sita.email)
  await page.getByLabel('Mobile number').fill(mobileNumber())
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('radio', { name: /Tea garden road/ }).waitFor()
  await expect.poll(() => page.getByLabel('City or municipality').inputValue()).toBe('Ilam')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()

  await page.getByRole('link', { name: 'Your account' }).click()
  await expect.poll(() => page.getByRole('link', { name: /^ET-/ }).count()).toBe(2)
  expect(await axeViolations(page)).toEqual([])
  for (const part of ['Likes', 'Reviews', 'Profile']) {
    const tab = page.getByRole('navigation', { name: 'Your account' })
    await tab.getByRole('link', { name: part }).click()
    await page.getByRole('heading', { name: part, level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect([part, ...(await axeViolations(page))]).toEqual([part])
  }
  await page.getByText('this device').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})

/** Opens the link in another browser: only the account that asked for it can add its order by it. */
async function openElsewhere(link: string, number: string) {
  const page = await browser.open({ ...desktop, expected: /400 \(Bad Request\)/ })
  await visit(page, link)
  await page.getByText('Sign in with the account that asked for this link.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInThere(page, await register(api, 'Other'))
  await page.getByText(/You are signed in as Other/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Use another account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signInThere(page, sita)
  await page.getByText('One order is in your account now.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'To my orders' }).click()
  await page.getByRole('link', { name: number }).waitFor()
}
