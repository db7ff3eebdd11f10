import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { awake } from './browser-basics'
import { fillContact, fillDelivery } from './checkout'
import { startShop, type Shop } from './shop'

/** A shop of a file's own whose payments are played: both gateways answer inside it. */
export function playedShop() {
  return ownShop({ PAYMENTS: 'simulator' })
}

/** A shop of a file's own, which nobody else changes. */
export function ownShop(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  let started: Shop | undefined
  beforeAll(async () => {
    cpSync(inject('seeded'), folder, { recursive: true })
    started = await startShop({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings })
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

/** From the first step of the checkout: orders, chooses at the gateway, and is back on the order's page. */
export async function payAt(page: Page, gateway: string, choice: string) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('radio', { name: new RegExp(`^${gateway}`) }).check()
  await page.getByRole('button', { name: `Pay Rs. 2506 with ${gateway}` }).click()
  await page.getByRole('heading', { name: `${gateway}, simulated` }).waitFor()
  await page.getByRole('button', { name: choice, exact: true }).click()
  return await orderNumber(page)
}

/** From the first step of the checkout: orders for cash, and is on the order's page. */
export async function payOnDelivery(page: Page) {
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Place order, pay Rs. 2506 on delivery' }).click()
  return await orderNumber(page)
}

async function orderNumber(page: Page) {
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await awake(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
