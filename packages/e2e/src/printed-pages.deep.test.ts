import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desktop, visit } from './support/browser-basics'
import { playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()

it.each([
  ['/productDetail', 'These are measures of the garment, laid flat.'],
  ['/womens', 'Ratna Park Tote'],
  ['/faq', /^In your browser, on your device/],
])('%s is printed on one clean sheet of A4, with what is folded', async (path, words) => {
  const { origin } = played.shop()
  const page = await browser.open({ ...desktop, ownOrigin: origin })
  await visit(page, origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'search'] as const) {
    expect(await page.getByRole(role).count()).toBe(0)
  }
  expect(await page.getByText(words).isVisible()).toBe(true)
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1)
})
