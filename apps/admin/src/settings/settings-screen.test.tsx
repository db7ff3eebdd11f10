import { settingsFields } from '@etrend/contract'
import { settingsExample } from '@etrend/contract/examples'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const change = 'PATCH /staff/settings'

it('shows every setting, and sends all of them as numbers and texts', async () => {
  const { user, sent } = await openSettings()
  for (const { label } of Object.values(settingsFields)) {
    expect(screen.getByLabelText(label)).toBeTruthy()
  }
  await fill(user, 'Shipping', ' 120.50 ')
  await fill(user, 'Return window', '0')
  await fill(user, 'Dollar rate', '')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(sent(change)?.body).toEqual({
    ...settingsExample,
    shipping: 120.5,
    return_days: 0,
    dollar_rate: null,
  })
})

it.each([
  ['shipping', 'Shipping'],
  ['tax_mode', 'How tax is charged'],
])('focuses the field that the address names: #%s', async (name, label) => {
  await openSettings(`#${name}`)
  expect(document.activeElement).toBe(screen.getByLabelText(label, { exact: false }))
})

it.each([
  ['Shipping', '', 'Enter an amount as a number.'],
  ['Tax', '-1', 'Enter an amount of 0 or more.'],
  ['Tax', '1.005', 'Enter an amount with at most two decimals.'],
  ['Dollar rate', '0', 'Enter a rate above 0, or nothing.'],
  ['Dollar rate', 'many', 'Enter a rate as a number.'],
  ['Low stock', '2.5', 'Enter the threshold as a whole number from 0 to 1000.'],
  ['Hold', '0', 'Enter the minutes as a whole number from 1 to 1440.'],
  ['Pieces per line', '100', 'Enter the pieces as a whole number from 1 to 99.'],
  ['Facebook', 'http://facebook.com/x', 'Enter an address that starts with https://, or nothing.'],
  ['Name', ' ', "Enter the shop's name."],
])('%s refuses %j at its field and sends nothing', async (label, value, sentence) => {
  const { user, sent } = await openSettings()
  await fill(user, label, value)
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(sent(change)).toBeUndefined()
})

it('gives the address of the product feed to copy', async () => {
  const { user } = await openSettings()
  const address = await screen.findByText('http://shop.test/feeds/products.xml')
  expect(address.closest('section')?.textContent).toContain('Google Merchant Center')
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('http://shop.test/feeds/products.xml')
})

async function openSettings(hash = '') {
  const app = openApp(`/etrendadmin/settings${hash}`, {
    'GET /staff/settings': { body: settingsExample },
    'GET /store/shop': { body: { dollar_rate: null, storefront_url: 'http://shop.test' } },
    [change]: { body: settingsExample },
  })
  await screen.findByLabelText('Name')
  return app
}

async function fill(user: ReturnType<typeof openApp>['user'], label: string, value: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (value) await user.type(field, value)
}
