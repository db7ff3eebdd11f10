import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desktop, hasFocus, phone, visit, widths } from './support/browser-basics'
import { call, signIn } from './support/call'
import { drawerOf } from './support/cart'
import { fileShop } from './support/file-shop'
import { linkMailedTo } from './support/outbox'

const { api, origin } = await fileShop()
const browser = useBrowser()

describe('the gallery', () => {
  it('shows another picture by its thumbnail, and enlarges it by keyboard', async () => {
    const page = await browser.open({ ...desktop })
    await visit(page, `${origin}/productDetail/1`)
    const second = page.getByRole('link', { name: /^Show picture 2/ })
    await second.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true')
    const picture = page.getByRole('link', { name: /^Enlarge picture 2/ })
    await expect.poll(() => isSeen(picture)).toBe(true)

    await picture.focus()
    await page.keyboard.press('Enter')
    const alone = page.getByRole('dialog', { name: 'Pictures' })
    await alone.getByText(/^Picture 2 of \d+$/).waitFor()
    await expect.poll(() => isSeen(alone.getByRole('listitem'))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await alone.getByText(/^Picture 3 of \d+$/).waitFor()
    await page.keyboard.press('ArrowLeft')
    await alone.getByText(/^Picture 2 of \d+$/).waitFor()
    await page.keyboard.press('Escape')
    await alone.waitFor({ state: 'hidden' })
    expect(await hasFocus(picture)).toBe(true)
  })

  it('fills the screen of a phone after a tap, and its button shows the next picture', async () => {
    const page = await browser.open({ ...phone })
    await visit(page, `${origin}/productDetail/1`)
    await page.getByRole('link', { name: /^Enlarge picture 1/ }).tap()
    const alone = page.getByRole('dialog', { name: 'Pictures' })
    await alone.getByText(/^Picture 1 of \d+$/).waitFor()
    const box = await alone.boundingBox()
    expect([box?.width, box?.height]).toEqual([390, 844])
    await alone.getByRole('button', { name: 'Next picture' }).tap()
    await alone.getByText(/^Picture 2 of \d+$/).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await alone.getByRole('button', { name: 'Close' }).tap()
    await alone.waitFor({ state: 'hidden' })
  })
})

describe('the first screen of a phone', () => {
  it('holds pictures, name, price, colours, sizes and the buttons', async () => {
    const page = await browser.open({ ...phone })
    await visit(page, `${origin}/productDetail/1`)
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: 'Add to cart' })
    const { top, bottom } = await edges(add)
    expect(bottom).toBeLessThanOrEqual(844)
    const parts = [
      main.getByRole('link', { name: /^Enlarge picture 1/ }),
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^Rs\.\s/).first(),
      main.getByRole('group', { name: /^Colour/ }),
      sizes(page).locator('label').first(),
    ]
    for (const part of parts) {
      const seen = await edges(part)
      expect(seen.top).toBeGreaterThan(0)
      expect(seen.bottom).toBeLessThan(top)
    }
  })

  it('shows another picture after a swipe, and its dot', async () => {
    const page = await browser.open({ ...phone })
    await visit(page, `${origin}/productDetail/1`)
    const last = page.getByRole('link', { name: /^Show picture 3/ })
    await page.getByRole('link', { name: /^Enlarge picture 1/ }).hover()
    await page.mouse.wheel(900, 0)
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
  })

  it('keeps the buttons in reach below their place: a bar takes over there', async () => {
    const page = await browser.open({ ...phone })
    await visit(page, `${origin}/productDetail/1`)
    const bar = page.getByRole('region', { name: 'Your choice' })
    await page.getByRole('tab', { name: 'Description' }).tap()
    await page.mouse.wheel(0, 3000)
    await bar.waitFor()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'detached' })
    expect(
      (await edges(page.getByRole('button', { name: 'Add to cart' }))).bottom,
    ).toBeLessThanOrEqual(844)
  })
})

it('a tab that is pressed before its script is there opens then, and nothing of the page is gone until then', async () => {
  const page = await browser.open({ ...phone })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/assets\/(below|delivery-part)/, async (route) => {
    await isAsked
    await route.continue()
  })
  await visit(page, `${origin}/productDetail/1`)
  const reviews = page.getByRole('tab', { name: 'Reviews' })
  await reviews.tap()
  await expect.poll(() => reviews.getAttribute('data-early')).toBe('')
  const { top } = await edges(reviews)
  expect(top).toBeGreaterThan(0)
  answer()
  await page.getByRole('link', { name: 'Sign in to write a review' }).waitFor()
  expect(await reviews.getAttribute('aria-selected')).toBe('true')
  expect((await edges(reviews)).top).toBe(top)
})

describe.each(widths)('the choice of colour and size at %s pixels', (_width, size) => {
  it('is asked for where it is missing', async () => {
    const page = await browser.open({ ...size })
    await visit(page, `${origin}/productDetail/1?color=&size=`)
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await sizes(page).getByText('Please select a size').waitFor()
    await page.getByText('Please select a color').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

it('who asks for a sold-out size is told when it is back, by a mail that leads to it', async () => {
  const { title, color, unit } = await soldOutUnit(3)
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/productDetail/3?color=${color.color_name.toLowerCase()}`)
  const offer = page.getByRole('button', { name: 'Size sold out? Tell me when it is back' })
  await offer.click()
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' })
  await dialog.getByRole('radio', { name: unit.code, checked: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Email').fill('waiting@example.com')
  await page.keyboard.press('Enter')
  const status = dialog.getByRole('status')
  const asked = `We write to waiting@example.com once, as soon as ${unit.code} in ${color.color_name} is back.`
  await status.getByText(asked).waitFor()
  expect(await hasFocus(status)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await hasFocus(offer)).toBe(true)

  const { access: token } = await signIn(api)
  const arrived = { product_color: String(color.id), size: String(unit.size) }
  const form = { ...arrived, movement_type: 'In', quantity: '1', notes: '' }
  expect((await call('POST', `${api}/stock/createStock/`, { token, form })).status).toBe(201)
  const link = await linkMailedTo('waiting@example.com', `Back in stock: ${title}`)
  await visit(page, link)
  await page.getByRole('radio', { name: color.color_name, checked: true }).waitFor()
  await sizes(page).getByRole('radio', { name: unit.code, checked: true }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await drawerOf(page).getByText(title).waitFor()
})

const detail = z.object({
  title: z.string(),
  product_colors: z.array(
    z.object({
      id: z.int(),
      color_name: z.string(),
      units: z.array(z.object({ size: z.int(), code: z.string(), stock: z.string() })),
    }),
  ),
})

/** The first sold-out unit of a product. */
async function soldOutUnit(product: number) {
  const answer = await call('GET', `${api}/store/products/${product}`)
  const { title, product_colors } = detail.parse(answer.body)
  for (const color of product_colors) {
    const unit = color.units.find(({ stock }) => stock === 'out')
    if (unit) return { title, color, unit }
  }
  throw new Error(`No unit of ${title} is sold out.`)
}

function sizes(page: Page) {
  return page.getByRole('group', { name: /^Size/ })
}

async function edges(element: Locator) {
  return await element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return { top, bottom }
  })
}

async function isSeen(element: ReturnType<Page['getByRole']>) {
  return await element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const row = node.closest('ul')?.getBoundingClientRect()
    return row !== undefined && left >= row.left - 2 && right <= row.right + 2
  })
}
