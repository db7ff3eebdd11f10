import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { ownShop } from './support/played-shop'
import { picture } from './support/png'
import { seesToast } from './support/toasts'

const browser = useBrowser()
const own = ownShop()
const admin = adminBrowser(() => own.shop())

it('the owner gives the shop its logo, icon and colors; a color that can’t be read is refused', async () => {
  const { origin } = own.shop()
  const page = await admin.open('appearance')
  await page.getByLabel('Accent color', { exact: true }).fill('#f5d76e')
  await page.getByText(/accent colour can’t be read/).waitFor()
  expect(await page.getByRole('button', { name: 'Save appearance' }).isDisabled()).toBe(true)
  await page.getByLabel('Accent color', { exact: true }).fill('#0B5D4E')
  for (const label of ['Logo', 'Icon']) {
    await page.getByLabel(`Choose: ${label}`).setInputFiles(picture(`${label}.png`, 90))
    await page.getByAltText(`Chosen: ${label}`).waitFor()
  }
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save appearance' }).click()
  await seesToast(page, 'Appearance saved')

  const shopper = await browser.open({ ...phone, ownOrigin: origin })
  await visit(shopper, origin)
  const accent = () =>
    shopper.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-accent'))
  expect(await accent()).toBe('#0b5d4e')
  const logo = shopper.getByRole('banner').locator('img').first()
  expect(await logo.getAttribute('src')).toContain('/media/')
  const icon = await shopper.locator('link[rel=icon]').first().getAttribute('href')
  expect(icon).toContain('/media/')
  expect(await axeViolations(shopper)).toEqual([])
})
