import type { Page } from 'playwright-core'
import { call } from './call'

export type Customer = Awaited<ReturnType<typeof register>>

/** A new customer; the name stands once in this run. */
export async function register(api: string, name: string) {
  const username = `${name} ${Math.random().toString(36).slice(2, 8)}`
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@example.com`
  const account = { username, email, password: 'monsoon over Patan' }
  const headers = { 'x-forwarded-for': homeAddress() }
  const { status } = await call('POST', `${api}/register/`, { json: account, headers })
  if (status !== 201) throw new Error(`Registering answered ${status}.`)
  return account
}

/** As a proxy would tell it: the shop lets one address open only so many accounts an hour. */
function homeAddress() {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** A number of one's own: a shop takes only so many open orders from one. */
export function mobileNumber() {
  return `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** Fills the shop's sign-in, which is shown, and sends it. */
export async function signInThere(page: Page, { email, password }: Customer) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Successfully Login').waitFor()
}
