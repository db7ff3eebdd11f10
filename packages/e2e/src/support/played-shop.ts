import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { hydrated } from './browser-basics'
import { fillContact, fillDelivery } from './checkout'
import { startJourneyShop, type JourneyShop } from './journey-shop'

/** Starts a shop for one test file that simulates both payment gateways itself. */
export function playedShop() {
  return ownShop({ PAYMENTS: 'simulator' })
}

/** Starts a shop for one test file on a copy of the filled shop, so that no other test changes its data. */
export function ownShop(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  let started: JourneyShop | undefined
  beforeAll(async () => {
    cpSync(inject('seeded'), folder, { recursive: true })
    started = await startJourneyShop({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings })
  }, 120_000)
  afterAll(async () => {
    await started?.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** Its DATA_DIR. */
    folder,
    shop: () => {
      if (!started) throw new Error('The shop has not started.')
      return started
    },
  }
}

/** Goes from the checkout's first step to the gateway, presses `choice` there, and gives the order's number. */
export async function payAt(page: Page, gateway: string, choice: string) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('radio', { name: new RegExp(`^${gateway}`) }).check()
  await page.getByRole('button', { name: `Pay Rs. 2506 with ${gateway}` }).click()
  await page.getByRole('heading', { name: `${gateway}, simulated` }).waitFor()
  await page.getByRole('button', { name: choice, exact: true }).click()
  return await orderNumber(page)
}

/** Goes from the checkout's first step to the page of an order with cash on delivery, and gives its number. */
export async function payOnDelivery(page: Page) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Place order, pay Rs. 2506 on delivery' }).click()
  return await orderNumber(page)
}

async function orderNumber(page: Page) {
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await hydrated(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
