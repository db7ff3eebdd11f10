import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desktop, visit } from './support/browser-basics'
import { mobileNumber } from './support/customers'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

it('a shopper without a mouse finds a piece, changes the cart, orders and cancels, and always has the focus', async () => {
  const page = await browser.open(desktop)
  await visit(page, `${origin}/all-products`)

  // Another page of the list begins at its start; Back returns to the link that was followed.
  await tabTo(page, 'Page 2')
  await page.keyboard.press('Enter')
  await page.getByText(/^Showing 13–24 of/).waitFor()
  await expect.poll(() => focusOf(page)).toBe('Products')
  await page.goBack()
  await expect.poll(() => focusOf(page)).toBe('Page 2')

  // A removed filter leaves the focus beside it.
  await visit(page, `${origin}/all-products?color=red&size=M`)
  await tabTo(page, 'Remove M')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?color=red$/)
  await expect.poll(() => focusOf(page)).toBe('Remove Red')
  await page.keyboard.press('Enter')
  await page.waitForURL(/all-products$/)
  await expect.poll(() => focusOf(page)).not.toBe('')

  await tabTo(page, 'Adjective Attire | T-shirt')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Adjective Attire | T-shirt')
  await page.goBack()
  await expect.poll(() => focusOf(page)).toBe('Adjective Attire | T-shirt')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Adjective Attire | T-shirt')
  await tabTo(page, 'Add to cart')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toBe('Close cart')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusOf(page)).toBe('Add to cart')

  await visit(page, `${origin}/cart`)
  await tabTo(page, 'One more')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('2', { exact: true }).waitFor()
  await tabTo(page, 'One less', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('1', { exact: true }).waitFor()
  expect(await focusOf(page)).toBe('One less')
  await tabTo(page, 'Size of Adjective Attire | T-shirt', 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.locator('[id^=line-]').getByRole('combobox').waitFor()
  await expect.poll(() => focusOf(page)).toBe('Size of Adjective Attire | T-shirt')

  await tabTo(page, 'Remove Adjective Attire | T-shirt')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Cart')
  // The toast doesn't take the focus; Tab reaches its button, and gets past it.
  await tabTo(page, 'Undo')
  await page.keyboard.press('Tab')
  await tabTo(page, 'Skip to content')
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toBe('Adjective Attire | T-shirt')

  await tabTo(page, 'Checkout')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Checkout')
  await tabTo(page, 'Mobile number')
  await page.keyboard.type(mobileNumber())
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Delivery')
  await tabTo(page, 'Full name')
  await page.keyboard.type('Sita Shrestha')
  await tabTo(page, 'Province')
  await page.keyboard.type('Bag')
  await tabTo(page, 'District')
  await page.keyboard.type('Lal')
  await tabTo(page, 'City or municipality')
  await page.keyboard.type('Lalitpur')
  await tabTo(page, 'Street, ward or tole')
  await page.keyboard.type('Jhamsikhel Road, Ward 3')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Payment')
  await tabTo(page, /^Place order, pay Rs\.\s[\d,]+ on delivery$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Thank you, Sita.')

  await tabTo(page, 'Cancel this order')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toMatch(/^Why are you cancelling\?/)
  await tabTo(page, 'Yes, cancel it')
  await page.keyboard.press('Enter')
  await expect.poll(() => headingWithFocus(page)).toBe('Cancelled')
})

/** What has the focus, by its name; '' where nothing has it. */
async function focusOf(page: Page) {
  return await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const label =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : undefined
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent
    return name.trim()
  })
}

/** The heading that has the focus; '' where no heading has it. */
async function headingWithFocus(page: Page) {
  const isHeading = await page.evaluate(() => document.activeElement?.matches('h1, h2') ?? false)
  return isHeading ? await focusOf(page) : ''
}

/** Presses Tab until the element of this name has the focus, through the whole page once at most. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const passed: string[] = []
  while (passed.length < 150) {
    const focus = await focusOf(page)
    if (typeof name === 'string' ? focus === name : name.test(focus)) return
    passed.push(focus)
    await page.keyboard.press(key)
  }
  throw new Error(`No ${key} reaches ${String(name)}: ${passed.join(', ')}`)
}
