import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { ownShop } from './support/played-shop'

const played = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => played.shop())
const colleague = {
  name: 'Asmita',
  email: 'asmita@example.com',
  password: 'a long and calm evening',
}

it('the owner makes a role of a copy, and its colleague’s menu follows what it may do', async () => {
  const page = await admin.open('staff')
  await page.getByRole('button', { name: 'Copy the role Packer' }).click()
  const copy = page.getByRole('dialog', { name: 'A copy of the role Packer' })
  await copy.getByLabel('Name', { exact: true }).fill('Night shift')
  await copy.getByRole('checkbox', { name: 'Stock', exact: true }).uncheck()
  expect(await axeViolations(page)).toEqual([])
  await copy.getByRole('button', { name: 'Make role' }).click()
  await page.getByRole('button', { name: 'Edit the role Night shift' }).waitFor()

  await page.getByLabel('Email address of a colleague').fill(colleague.email)
  const role = page.getByLabel('Role', { exact: true })
  const [value] = await role
    .getByRole('option', { name: /^Night shift/ })
    .evaluateAll((options) => options.map((one) => one.getAttribute('value') ?? ''))
  await role.selectOption(value ?? '')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const link = await page.getByLabel('The link of the invitation').innerText()

  const { adminOrigin } = played.shop()
  const joining = await browser.open({ ownOrigin: adminOrigin })
  await joining.goto(link)
  await joining.getByLabel('User name').fill(colleague.name)
  await joining.getByLabel('Password', { exact: true }).fill(colleague.password)
  await joining.getByRole('button', { name: 'Join' }).click()
  await joining.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  const begin = joining.getByRole('link', { name: 'Count stock' })
  const menu = joining.getByRole('navigation', { name: 'Back-office' })
  await menu.getByRole('link', { name: 'Returns' }).waitFor()
  expect(await menu.getByRole('link', { name: /Stock/ }).count()).toBe(0)
  expect(await begin.count()).toBe(0)

  await page.getByRole('button', { name: 'Edit the role Night shift' }).click()
  const change = page.getByRole('dialog', { name: 'The role Night shift' })
  await change.getByRole('checkbox', { name: 'Stock', exact: true }).check()
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  // Without a reload: the stream of events ends, and what one may do is read again.
  await begin.waitFor()
})
