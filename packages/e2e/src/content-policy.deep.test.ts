import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { useBrowser } from './support/browser'
import { hydrated, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { orderAsGuest, plentifulUnit } from './support/orders'

const { origin, adminOrigin, api } = await fileShop()
const browser = useBrowser()
const admin = adminBrowser()

const shopPaths = [
  '/',
  '/womens',
  '/all-products?color=Black',
  '/productDetail/1',
  '/search?q=tee',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/order',
  '/faq',
  '/privacy-policy',
]

it('no page of the storefront breaks its content security policy, which allows no unknown style', async () => {
  const page = await browser.open({ expected: /404 \(Not Found\)/ })
  const violations = await violationsOf(page)
  for (const path of shopPaths) {
    const answer = await visit(page, origin + path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect([path, policy]).toEqual([path, expect.not.stringContaining('unsafe')])
    expect(policy).toMatch(/style-src 'self' 'sha256-\S+'$/)
    await page.mouse.wheel(0, 4000)
  }
  // The second response to this address comes from the shop's cache.
  await visit(page, `${origin}/productDetail/1`)
  const dot = page.locator('.swatch-color rect').first()
  expect(await dot.evaluate((rect) => getComputedStyle(rect).fill)).toMatch(/^rgb/)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const toast = page.getByText('Added to cart successfully!')
  await toast.waitFor()
  expect(await isOnTop(toast)).toBe(true)
  await page.goto(`${origin}/cart`)
  await hydrated(page)
  expect(violations).toEqual([])
})

it('the back-office runs under trusted types, and no screen of it breaks its policy', async () => {
  const { access: token } = await signIn(api)
  const { number } = await orderAsGuest(api, await plentifulUnit(api, token, 40), 'Laxmi Karki')
  const page = await admin.open('')
  const violations = await violationsOf(page)
  for (const path of [...officePaths, `order/${number}`]) {
    const answer = await page.goto(`${adminOrigin}/etrendadmin/${path}`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel('Loading').first().waitFor({ state: 'detached' })
  }
  await page.goto(`${adminOrigin}/etrendadmin/mails?q=${number}`)
  await page.getByRole('button', { name: `Read Your order ${number}` }).click()
  const mail = page.frameLocator('iframe[title="The mail as its reader sees it"]')
  const link = mail.getByRole('link', { name: 'See your order' })
  expect(await link.evaluate((one) => getComputedStyle(one).display)).toBe('inline-block')
  await call('POST', `${api}/comp/createColor/`, {
    token,
    form: { color_name: number, hex_code: '#123456' },
  })
  await page.goto(`${adminOrigin}/etrendadmin/addsize`)
  await page.getByRole('main').getByRole('textbox').first().fill(number)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Size' }).first().waitFor()
  expect(violations).toEqual([])
}, 240_000)

const lists = 'product category sub color pcolor pimage size stock'.split(' ')
const officePaths = [
  '',
  ...lists.flatMap((name) => [`all${name}`, `add${name}`, `edit${name}/1`]),
  ...'allorder addorder refunds returns customers promocodes promocodes/add reviews mails'.split(
    ' ',
  ),
  ...'settings staff audit trash profile stockonhand receivestock importproducts scanstock stocktakes barcodes'.split(
    ' ',
  ),
]

/** Collects the breaches of the content security policy that the browser reports from now on. */
async function violationsOf(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('reportBreach', (breach: string) => void violations.push(breach))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      window.reportBreach(`${location.pathname}: ${event.violatedDirective} ${event.sample}`),
    )
  })
  return violations
}

async function isOnTop(toast: ReturnType<Page['getByText']>) {
  return await toast.evaluate((element) => {
    const place = element.closest('[data-sonner-toaster]')
    return place !== null && getComputedStyle(place).position === 'fixed'
  })
}

declare global {
  interface Window {
    reportBreach: (breach: string) => void
  }
}
