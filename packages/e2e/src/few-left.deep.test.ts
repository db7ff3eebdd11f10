import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { ownShop } from './support/played-shop'
import { unitThatIs } from './support/units'

const browser = useBrowser()
// A shop of its own: in the shared one, other journeys receive and sell pieces while these tests count them.
const { shop } = ownShop()

it('colour and size are chosen by arrow keys, said in words, and kept in the address', async () => {
  const page = await browser.open({ ...phone, ownOrigin: shop().origin })
  const low = await unitThatIs(shop().api, 'low')
  await visit(page, `${shop().origin}${low.path}?color=${low.color}&size=${low.plenty}`)
  const chosen = sizes(page).getByRole('radio', { name: low.plenty, exact: true })
  expect(await chosen.isChecked()).toBe(true)
  const few = sizes(page).getByRole('radio', { name: `${low.size_name}, only ${low.left} left` })
  await chosen.focus()
  const step = async () => {
    if (!(await few.isChecked())) await page.keyboard.press('ArrowRight')
    return await few.isChecked()
  }
  await expect.poll(step, { interval: 300 }).toBe(true)
  await expect.poll(() => page.url()).toContain(`color=${low.color}&size=${low.size_name}`)
  await page.getByText(`Only ${low.left} left`, { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  expect(await few.isChecked()).toBe(true)

  const colors = page.getByRole('group', { name: /^Colour/ })
  await colors.getByRole('radio', { name: low.color_name }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('color')).not.toBe(low.color)
})

function sizes(page: Page) {
  return page.getByRole('group', { name: /^Size/ })
}
