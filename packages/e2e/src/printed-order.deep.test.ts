import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { useBrowser } from './support/browser'
import { desktop, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { orderAsGuest, plentifulUnit } from './support/orders'
import { playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())

it('an order is printed on clean A4 paper, by its customer and by staff', async () => {
  const { api, origin } = played.shop()
  const unit = await plentifulUnit(api, (await signIn(api)).access, 20)
  const { number, token } = await orderAsGuest(api, unit, 'Kamala Rai')
  const page = await browser.open({ ...desktop, ownOrigin: origin })
  await visit(page, `${origin}/order/${number}?token=${token}`)
  await page.getByRole('heading', { name: 'What you ordered' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    expect(await page.getByRole(role).count()).toBe(0)
  }
  await page.getByText('Lazimpat').first().waitFor()
  expect(await pagesOf(page)).toBe(1)

  const staffPage = await admin.open(`order/${number}`, { reducedMotion: 'reduce' })
  await staffPage.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await staffPage.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'button'] as const) {
    expect(await staffPage.getByRole(role).count()).toBe(0)
  }
  expect(await pagesOf(staffPage)).toBe(1)
})

type Page = Awaited<ReturnType<typeof browser.open>>

async function pagesOf(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}
