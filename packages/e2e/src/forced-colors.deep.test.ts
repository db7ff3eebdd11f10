import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desktop, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

it('in forced colors swatches keep their colors, and the chosen size, sold-out ones and the focus can be told apart', async () => {
  const page = await browser.open({ ...desktop, forcedColors: 'active' })
  await visit(page, `${origin}/productDetail/18?color=black&size=M`)
  const size = (name: string | RegExp) =>
    page.locator('label.size-option').filter({ hasText: name })
  const swatch = (name: string) => page.locator('label.swatch').filter({ hasText: name })

  const fills = await Promise.all(
    ['Black', 'Red'].map((name) =>
      swatch(name)
        .locator('rect')
        .evaluate((rect) => getComputedStyle(rect).fill),
    ),
  )
  expect(new Set(fills).size).toBe(2)
  expect(await styleOf(swatch('Black'), 'borderTopWidth')).not.toBe(
    await styleOf(swatch('Red'), 'borderTopWidth'),
  )

  expect(await styleOf(size(/^M$/), 'backgroundColor')).not.toBe(
    await styleOf(size(/^L$/), 'backgroundColor'),
  )
  const soldOut = page.locator('label.size-option[data-state=out]')
  expect(await styleOf(soldOut.first(), 'backgroundImage')).toContain('gradient')
  expect(await styleOf(size(/^L$/), 'backgroundImage')).toBe('none')

  await page.getByRole('radio', { name: 'M', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await styleOf(size(/^L$/), 'outlineStyle')).toBe('solid')
  expect(await styleOf(size(/^M$/), 'outlineStyle')).toBe('none')
  for (const name of ['Add to cart', 'Share']) {
    const button = page.getByRole('main').getByRole('button', { name })
    await page.keyboard.press('Tab')
    await button.focus()
    expect(await styleOf(button, 'outlineStyle')).not.toBe('none')
  }

  // A button that can't be pressed now looks so.
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog')
  const less = drawer.getByRole('button', { name: 'One less' })
  const more = drawer.getByRole('button', { name: 'One more' })
  expect(await styleOf(less, 'color')).not.toBe(await styleOf(more, 'color'))
})

async function styleOf(
  element: Locator,
  property: 'outlineStyle' | 'backgroundColor' | 'backgroundImage' | 'borderTopWidth' | 'color',
) {
  return await element.evaluate((node, name) => getComputedStyle(node)[name], property)
}
