import type { Page } from 'playwright-core'
import { staff } from './shop'

/** Fills the sign-in that is shown and sends it. */
export async function sendSignIn(page: Page, who = staff) {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address of the back-office as staff, by way of the sign-in. */
export async function openAsStaff(page: Page, address: string) {
  await page.goto(address)
  await sendSignIn(page)
  await page.waitForURL(address)
}
