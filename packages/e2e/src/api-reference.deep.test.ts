import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { fileShop } from './support/file-shop'

const { origin, adminOrigin } = await fileShop()
const browser = useBrowser()

it('the API reference is searched by keyboard, names the host that answers, and says so when it can’t be loaded', async () => {
  const page = await browser.open({ expected: /scalar\.js|ERR_FAILED/ })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) {
      elsewhere.push(request.url())
    }
  })
  await page.goto(`${origin}/docs`)
  await page.getByRole('heading', { name: 'eTrend API' }).waitFor()

  const openCall = async (words: string, path: string) => {
    await page.keyboard.press('Control+k')
    // The dialog's own box has no size: its field is what shows.
    const field = page.getByRole('dialog').locator('input')
    await field.fill(words)
    await page.getByRole('option').filter({ hasText: path }).first().click()
    await field.waitFor({ state: 'hidden' })
  }
  await openCall('what these lines cost', '/store/cart')
  await page.getByText(`curl ${origin}/store/cart`).first().waitFor()
  await openCall('import products', '/staff/imports/')
  await page.getByText(`curl ${adminOrigin}/staff/imports/`).first().waitFor()
  expect(elsewhere).toEqual([])

  await page.route('**/docs/scalar.js', (route) => route.abort())
  await page.goto(`${origin}/docs`)
  await page.getByText('Reload the page, or read /openapi.json.').waitFor()
})
