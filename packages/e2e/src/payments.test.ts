import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desktop, phone, visit } from './support/browser-basics'
import { buyNow } from './support/checkout'
import { payAt, playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()

it('a guest pays with eSewa on a phone, and a repeated callback changes nothing', async () => {
  const page = await openShop(phone)
  await page.getByText('Payments are simulated here').waitFor()
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/store/payments/')) returns.push(request.url())
  })
  await payAt(page, 'eSewa', 'Pay')
  await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
  await page.getByText('Rs. 2,506 paid with eSewa').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await visit(page, returns[0] ?? '')
  await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
  expect(await page.getByText('Rs. 2,506 paid with eSewa').count()).toBe(1)
})

it('a payment that failed can be made again, while the pieces are kept', async () => {
  const page = await openShop(desktop)
  await payAt(page, 'eSewa', 'Cancel the payment')
  await page.getByText(/Your pieces are kept for you for 1\d:\d\d/).waitFor()
  await page.getByText('Your last payment didn’t go through.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  const pay = page.getByRole('button', { name: 'Pay with Khalti' })
  await pay.click()
  await page.getByRole('heading', { name: 'Khalti, simulated' }).waitFor()
  // Back from the gateway leads to the order, which can still be paid.
  await page.goBack()
  await pay.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Rs. 2,506 paid with Khalti').waitFor()
  await page.getByText('Khalti · Paid').waitFor()
})

async function openShop(size: typeof desktop | typeof phone) {
  const { origin } = played.shop()
  const page = await browser.open({ ...size, ownOrigin: origin, reducedMotion: 'reduce' })
  await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
  return page
}
