import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit, widths } from './support/browser-basics'
import { badgeOf } from './support/cart'
import { buyNow, fillContact, fillDelivery, leave, lineOf, setPrice } from './support/checkout'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'

describe.each(widths)('at %s pixels, a guest', (_width, size) => {
  const options = { ...size, reducedMotion: 'reduce' as const }

  it('orders with cash on delivery, up to the order page, and cancels the order', async () => {
    const page = await browser.open(options)
    await visit(page, `${origin}/checkout`)
    await page.getByText('There is nothing to order yet.').waitFor()
    expect(await axeViolations(page)).toEqual([])

    await buyNow(page, blouse, 'Red')
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await page.getByText(/^Enter a Nepali mobile/).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await fillContact(page, 'sita@example.com', '98-4123 4567')
    await page.waitForURL(`${origin}/checkout?step=delivery`)
    await page.getByText('+977 984-1234567').waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goBack()
    await page.getByLabel('Email').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('sita@example.com')
    await page.goForward()
    await fillDelivery(page)
    await page.waitForURL(`${origin}/checkout?step=payment`)
    await page.getByText('Jhamsikhel Road, Ward 3').waitFor()
    if (size === phone) await page.getByText('Your order', { exact: true }).first().click()
    const order = page.getByRole('button', { name: /^Place order, pay Rs\.\s2,506 on delivery$/ })
    await order.waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      size.viewport.width,
    )

    await order.click()
    await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
    // The order's page begins at its top, with the focus on its heading.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Thank you, Sita.')
    expect(await badgeOf(page)).toBe('0')
    expect(await axeViolations(page)).toEqual([])

    await page.reload()
    await hydrated(page)
    await page.getByText('To be paid on delivery').waitFor()
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'Cancelled', level: 1 }).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

describe('a guest', () => {
  it('buys with the keyboard alone', async () => {
    const page = await browser.open()
    await buyNow(page, blouse, 'Navy')
    const press = page.keyboard
    await page.getByLabel('Mobile number').focus()
    await press.type('9741234567')
    await press.press('Tab')
    await press.type('sita@example.com')
    await press.press('Enter')
    await page.waitForURL(/step=delivery/)
    await press.press('Tab')
    // The link back to the contact step comes first, then the fields.
    await page.getByLabel('Full name').focus()
    for (const text of ['Sita Shrestha', 'Bagmati', 'Kathmandu', 'Kathmandu', 'Thamel, Ward 26']) {
      await press.type(text)
      await press.press('Tab')
    }
    await press.press('Enter')
    await page.waitForURL(/step=payment/)
    const order = page.getByRole('button', { name: /^Place order/ })
    await expect.poll(() => order.isEnabled()).toBe(true)
    await page.getByRole('radio', { name: /Cash on delivery/ }).focus()
    await press.press('Tab')
    await press.press('Enter')
    await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
    await page.getByText('Kathmandu, Kathmandu, Bagmati').waitFor()
  })

  it('loses nothing of what is typed when the page is loaded again', async () => {
    const page = await browser.open()
    await buyNow(page, blouse, 'Red')
    await fillContact(page, 'sita@example.com')
    await page.getByLabel('Full name').fill('Sita')
    await page.getByLabel('Province').selectOption('Gandaki')
    await page.getByLabel('District').selectOption('Kaski')
    await page.reload()
    await hydrated(page)
    expect(await page.getByLabel('Full name').inputValue()).toBe('Sita')
    expect(await page.getByLabel('District').inputValue()).toBe('Kaski')
    await page.getByText('sita@example.com').waitFor()
  })

  it('sees one rule between the folded summary and the steps on a phone', async () => {
    const page = await browser.open(phone)
    await buyNow(page, blouse, 'Red')
    const fold = await page.locator('.checkout-fold').boundingBox()
    const steps = await page.locator('.checkout-steps').boundingBox()
    expect(steps?.y).toBe((fold?.y ?? 0) + (fold?.height ?? 0))
  })

  it('is shown what got dearer and what sold out meanwhile, and orders only what they agree to', async () => {
    // Without live updates, the customer sees the changes only when they place the order. The stream is never answered:
    // after a refused one, the page would ask for the prices again, maybe before the customer presses the button.
    const page = await browser.open({ ...phone, expected: /409 \(Conflict\)/ })
    await page.route('**/store/live?*', () => {})
    await buyNow(page, 'Puddle Shorts', 'Navy')
    await fillContact(page, 'sita@example.com')
    await fillDelivery(page)
    const order = page.getByRole('button', { name: /^Place order/ })
    await order.waitFor()
    const line = await lineOf(page)
    await setPrice(line.product, line.price + 100)
    await order.click()
    await page
      .getByText(`Now ${inRupees(line.price + 100)} instead of ${inRupees(line.price)}.`)
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Review and continue' }).click()
    await page
      .getByRole('button', { name: `Place order, pay ${inRupees(line.price + 106)} on delivery` })
      .waitFor()

    await leave(0, line)
    await order.click()
    await page.getByText('Sold out; we take it out of the cart.').waitFor()
    await page.getByRole('button', { name: 'Review and continue' }).click()
    await page.getByText('There is nothing to order yet.').waitFor()
    await setPrice(line.product, line.price)
  })

  it('sees on the open page that a size has just sold out', async () => {
    const page = await browser.open()
    await buyNow(page, 'Puddle Shorts', 'Red')
    const line = await lineOf(page)
    // Nothing of the checkout's page is left, which listens for changes too.
    await page.goto('about:blank')
    const listens = page.waitForResponse(`${origin}/api/store/live?*`)
    await visit(page, `${origin}/productDetail/${line.product}`)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 300)
    await listens
    await leave(0, line)
    const sizes = page.getByRole('group', { name: /^Size/ })
    await sizes
      .getByRole('radio', { name: /sold out/i })
      .first()
      .waitFor({ state: 'attached' })
  })
})

function inRupees(amount: number) {
  return `Rs. ${amount.toLocaleString('en-IN')}`
}
