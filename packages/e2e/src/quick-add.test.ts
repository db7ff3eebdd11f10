import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desk, hasFocus, phone, visit } from './support/browser-basics'
import { badgeOf } from './support/cart'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { origin } = await fileShop()
const browser = useBrowser()

describe('a size is added from its card', () => {
  it('with the mouse', async () => {
    const page = await browser.open({ ...desk })
    await visit(page, `${origin}/womens`)
    const card = page.getByRole('article').first()
    await card.hover()
    await card.getByRole('button', { name: /^Quick add / }).click()
    const size = card.getByRole('button', { name: /, add to cart$/ }).first()
    await size.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await size.click()
    await seesToast(page, 'Added to cart successfully!')
    await expect.poll(() => badgeOf(page)).toBe('1')
    expect(new URL(page.url()).pathname).toBe('/womens')
  })

  it('with a finger', async () => {
    const page = await browser.open({ ...phone })
    await visit(page, `${origin}/mens`)
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: /^Quick add / }).tap()
    const size = card.getByRole('button', { name: /, add to cart$/ }).first()
    await size.waitFor()
    const box = await size.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await axeViolations(page)).toEqual([])
    await size.tap()
    await expect.poll(() => badgeOf(page)).toBe('1')
  })

  it('with the keyboard, and Escape gives the focus back', async () => {
    const page = await browser.open(desk)
    await visit(page, `${origin}/kids`)
    const card = page.getByRole('article').first()
    const opener = card.getByRole('button', { name: /^Quick add / })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sizes = card.getByRole('button', { name: /, add to cart$/ })
    await sizes.first().waitFor()
    await page.keyboard.press('Tab')
    expect(await hasFocus(sizes.first())).toBe(true)
    await page.keyboard.press('Escape')
    await sizes.first().waitFor({ state: 'hidden' })
    expect(await hasFocus(opener)).toBe(true)
    await page.keyboard.press('Enter')
    await sizes.first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => badgeOf(page)).toBe('1')
  })
})
