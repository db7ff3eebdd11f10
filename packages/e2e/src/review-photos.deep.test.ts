import { expect, it } from 'vitest'
import * as z from 'zod'
import { openAsStaff } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desktop, phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { moveOn, orderAs, plentifulUnit } from './support/orders'
import { pictures } from './support/pictures'

const { origin, adminOrigin, api } = await fileShop()
const browser = useBrowser()
const bought = z.object({ lines: z.array(z.object({ product: z.int(), size_name: z.string() })) })

/** A customer with a delivered order, and the product that was in it. */
async function buyer() {
  const { access: staff } = await signIn(api)
  const account = await register(api, 'Maya')
  const { access: token } = await signIn(api, { email: account.email, password: account.password })
  const unit = await plentifulUnit(api, staff, 20)
  const { number } = await orderAs(api, unit, { name: 'Maya', email: account.email, token })
  await moveOn(api, staff, number, 'confirmed', 'packed', 'shipped', 'delivered')
  const order = await call('GET', `${api}/store/orders/${number}`, { token })
  const [line] = bought.parse(order.body).lines
  if (!line) throw new Error('The order has no line.')
  return { account, product: line.product }
}

it('photos of a review wait until staff show them, and open in the lightbox of another shopper', async () => {
  const { account, product } = await buyer()
  const path = `/productDetail/${product}`
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/login?next=${encodeURIComponent(`${path}#reviews`)}`)
  await signInThere(page, account)
  await page.getByRole('textbox', { name: 'Your review' }).fill('A little tight, but lovely.')
  await page.getByRole('radio', { name: /^4 of 5 stars/ }).check({ force: true })
  await page.getByRole('radio', { name: 'Runs small' }).check()
  const { PNG, JPEG, WebP } = await pictures(page)
  const field = page.getByLabel(/^Photos of how you wear it/)
  await field.setInputFiles([PNG, JPEG, WebP])
  await page.getByAltText('Preview of file 3').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByAltText('Preview of file 3').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Your photos appear once the shop has looked at them.').waitFor()
  expect(await page.getByAltText(/^Your photo \d$/).count()).toBe(2)
  expect(await axeViolations(page)).toEqual([])

  const guest = await browser.open({ ...desktop })
  const photos = guest.getByRole('list', { name: `Photos by ${account.username}` })
  await visit(guest, `${origin}${path}#reviews`)
  await guest.getByText('A little tight, but lovely.').waitFor()
  expect(await photos.count()).toBe(0)

  const staff = await browser.open({ ...desktop, ownOrigin: adminOrigin })
  await openAsStaff(staff, `${adminOrigin}/etrendadmin/reviews?photos=waiting`)
  await staff.getByText('Photos wait').waitFor()
  expect(await axeViolations(staff)).toEqual([])
  await staff.getByRole('button', { name: /^Show photos of the review/ }).click()
  await staff.getByText('2 photos shown').waitFor()

  await visit(guest, `${origin}${path}#reviews`)
  await photos.getByRole('link', { name: /^Enlarge photo 2 of 2/ }).click()
  const alone = guest.getByRole('dialog', { name: 'Pictures' })
  await alone.getByText('Picture 2 of 2').waitFor()
  expect(await axeViolations(guest)).toEqual([])
})
