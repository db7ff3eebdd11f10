import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { breaches } from './support/axe'
import { useBrowser } from './support/browser'
import { awake, desk, phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { startShop, type Shop } from './support/shop'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
let shop: Shop
// A shop whose payments are played: both gateways answer inside it.
beforeAll(async () => {
  cpSync(inject('seeded'), folder, { recursive: true })
  shop = await startShop({ DATA_DIR: folder, PAYMENTS: 'simulator', LOG_LEVEL: 'warn' })
}, 120_000)
afterAll(async () => {
  await shop.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const gateways = [
  ['eSewa', desk],
  ['Khalti', phone],
] as const

describe.each(gateways)('with %s on the simulator', (gateway, size) => {
  it('a guest pays, and a callback that comes again changes nothing', async () => {
    const page = await openShop(size)
    await page.getByText('Payments are simulated here').waitFor()
    const returns: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/store/payments/')) returns.push(request.url())
    })
    await payAt(page, gateway, 'Pay')
    await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
    await page.getByText(`Rs. 2506 paid with ${gateway}`).waitFor()
    expect(await breaches(page)).toEqual([])

    await visit(page, returns[0] ?? '')
    await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
    expect(await page.getByText(`Rs. 2506 paid with ${gateway}`).count()).toBe(1)
  })

  it('a payment that failed can be made again, while the pieces are kept', async () => {
    const page = await openShop(size)
    await payAt(page, gateway, 'Cancel the payment')
    await page.getByText(/Your pieces are kept for you for 1\d:\d\d/).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.reload()
    await awake(page)
    const other = gateway === 'eSewa' ? 'Khalti' : 'eSewa'
    await page.getByRole('button', { name: `Pay with ${other}` }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText(`Rs. 2506 paid with ${other}`).waitFor()
    await page.getByText(`${other} · Paid`).waitFor()
  })

  it('another amount confirms nothing: a person looks at it', async () => {
    const page = await openShop(size)
    await payAt(page, gateway, 'Pay a wrong amount')
    await page.getByText('We are checking the payment').waitFor()
    await page.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
    expect(await breaches(page)).toEqual([])
  })
})

it('money that comes late still counts, and the open page says so by itself', async () => {
  const page = await openShop(phone)
  const number = await payAt(page, 'Khalti', 'Pay late (in two minutes)')
  await page.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
  await new Promise((resolve) => setTimeout(resolve, 121_000))
  const { access: token } = await signIn(shop.api)
  await call('POST', `${shop.api}/staff/orders/${number}/payments/check`, { token, json: {} })
  await page.getByRole('heading', { name: 'Confirmed', level: 1 }).waitFor()
}, 240_000)

async function openShop(size: typeof desk | typeof phone) {
  const page = await browser.open({ ...size, ownOrigin: shop.origin, reducedMotion: 'reduce' })
  await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red', shop)
  return page
}

/** Orders, chooses at the gateway, and is back on the order's page. */
async function payAt(page: Page, gateway: string, choice: string) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('radio', { name: new RegExp(`^${gateway}`) }).check()
  await page.getByRole('button', { name: `Pay Rs. 2506 with ${gateway}` }).click()
  await page.getByRole('heading', { name: `${gateway}, simulated` }).waitFor()
  await page.getByRole('button', { name: choice, exact: true }).click()
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await awake(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
