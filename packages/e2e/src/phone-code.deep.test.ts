import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { ownShop } from './support/played-shop'

const browser = useBrowser()
const played = ownShop({ SMS: 'simulator' })
const blouse = 'Lalitpur Tie-neck Blouse'

it('a guest on a phone verifies the number by a code and orders with cash, and staff see both SMS', async () => {
  const { origin, api } = played.shop()
  const { access: token } = await signIn(api)
  const json = { language: 'en', codes_for_cash: true }
  expect((await call('PUT', `${api}/staff/sms/settings`, { token, json })).status).toBe(200)

  const page = await browser.open({
    ...phone,
    ownOrigin: origin,
    // A refused order and a wrong code, as this test causes them.
    expected: /status of 40[09].*store\/(orders|phone-codes)/,
  })
  await buyNow(page, blouse, 'Red', { origin })
  await fillContact(page, 'sita@example.com', '9841234567')
  await fillDelivery(page)
  await page.getByRole('button', { name: /^Place order, pay Rs\. \d+ on delivery$/ }).click()
  await page.getByRole('heading', { name: 'Check your phone' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the code' }).click()

  const field = page.getByLabel('Code of six digits')
  await field.waitFor()
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  const code = await codeSentTo('+9779841234567')
  await page.keyboard.type(code === '000000' ? '111111' : '000000')
  await page.getByText('This code is wrong. You have 4 tries left.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await field.fill('')
  await page.keyboard.type(code)
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()

  const log = await call('GET', `${api}/staff/sms`, { token })
  expect(log.text).toContain('"kind":"order_placed"')
  expect(log.text).toContain('"kind":"phone_code"')
  expect(log.text).not.toContain(code)
})

/** The code in the simulator's newest SMS to this number. */
async function codeSentTo(number: string) {
  const outbox = join(played.folder(), 'outbox')
  const newest = () =>
    readdirSync(outbox)
      .filter((name) => name.includes('-sms-'))
      .toSorted()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .findLast((text) => text.startsWith(`To: ${number}`))
  await expect.poll(newest).toBeDefined()
  return /\d{6}(?= is your code)/.exec(newest() ?? '')?.[0] ?? ''
}
