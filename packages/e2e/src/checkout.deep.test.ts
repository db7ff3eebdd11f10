import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { orderForCash } from './support/checkout'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'

it('finds an order again by its number and phone in another browser, and not without them', async () => {
  const number = await orderForCash(await browser.open(), blouse, 'Navy', '9812345678')
  const other = await browser.open({ ...phone, expected: /404 \(Not Found\)/ })
  await visit(other, `${origin}/order/${number}`)
  await other.getByRole('heading', { name: 'We can’t show this order.' }).waitFor()
  expect(await axeViolations(other)).toEqual([])

  await other.getByRole('link', { name: 'Find it by number and phone' }).click()
  expect(await other.getByLabel('Order number').inputValue()).toBe(number)
  await other.getByLabel('Mobile number').fill('9812345679')
  await other.getByRole('button', { name: 'Find my order' }).click()
  await other.getByText('There is no order with this number and phone.').waitFor()
  expect(await axeViolations(other)).toEqual([])
  await other.getByLabel('Mobile number').fill('+977 9812345678')
  await other.getByRole('button', { name: 'Find my order' }).click()
  await other.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
})
