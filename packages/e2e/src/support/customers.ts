import type { Page } from 'playwright-core'
import { call } from './call'
import { seesToast } from './toasts'

export type Customer = Awaited<ReturnType<typeof register>>

/** Registers a new customer; a random suffix makes the name unique. Throws when it is refused. */
export async function register(api: string, name: string) {
  const username = `${name} ${Math.random().toString(36).slice(2, 8)}`
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@example.com`
  const account = { username, email, password: 'monsoon over Patan' }
  const headers = { 'x-forwarded-for': homeAddress() }
  const { status } = await call('POST', `${api}/register/`, { json: account, headers })
  if (status !== 201) throw new Error(`Registering answered ${status}.`)
  return account
}

/** A random client address, as a proxy would name it: the shop limits the accounts that one address opens per hour. */
function homeAddress() {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** A random mobile number: the shop limits how many open orders one number may have. */
export function mobileNumber() {
  return `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** Fills and sends the storefront's sign-in form on the page, and waits for its toast. */
export async function signInThere(page: Page, { email, password }: Customer) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await seesToast(page, 'Successfully Login')
}
