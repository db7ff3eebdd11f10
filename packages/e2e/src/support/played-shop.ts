import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { hydrated } from './browser-basics'
import { fillContact, fillDelivery } from './checkout'
import { startCopy } from './file-shop'

/** Starts a shop for one test file that simulates both payment gateways itself. */
export function playedShop() {
  return ownShop({ PAYMENTS: 'simulator' })
}

/** Starts a shop with these settings for the tests of one block or file, on a copy of the filled shop. */
export function ownShop(settings: Record<string, string> = {}) {
  let started: Awaited<ReturnType<typeof startCopy>> | undefined
  beforeAll(async () => {
    started = await startCopy(settings)
  }, 120_000)
  afterAll(() => started?.stop())
  function current() {
    if (!started) throw new Error('The shop has not started.')
    return started
  }
  return {
    /** Its DATA_DIR. */
    folder: () => current().folder,
    shop: () => current().shop,
  }
}

/** Goes from the checkout's first step to the gateway, presses `choice` there, and gives the order's number. */
export async function payAt(page: Page, gateway: string, choice: string) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('radio', { name: new RegExp(`^${gateway}`) }).check()
  await page.getByRole('button', { name: `Pay Rs. 2,506 with ${gateway}` }).click()
  await page.getByRole('heading', { name: `${gateway}, simulated` }).waitFor()
  await page.getByRole('button', { name: choice, exact: true }).click()
  return await orderNumber(page)
}

/** Goes from the checkout's first step to the page of an order with cash on delivery, and gives its number. */
export async function payOnDelivery(page: Page) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Place order, pay Rs. 2,506 on delivery' }).click()
  return await orderNumber(page)
}

async function orderNumber(page: Page) {
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await hydrated(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
