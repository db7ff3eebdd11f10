import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const key = {
  id: 3,
  name: 'Courier program',
  prefix: 'etk_AbCdEf',
  scopes: ['read:orders', 'write:packing'],
  staff_name: 'Sunita',
  state: 'active',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
}
const at = '/etrendadmin/apikeys'
const list = 'GET /staff/api-keys/'

it('a new key is shown once', async () => {
  const secret = `${key.prefix}secret`
  const { user, sent } = openApp(at, {
    [list]: { body: [] },
    'POST /staff/api-keys/': { status: 201, body: { ...key, secret } },
  })
  await screen.findByText('No keys yet. No other program can use the shop.')
  await user.type(screen.getByLabelText('Name'), 'Courier program')
  await user.click(screen.getByRole('button', { name: 'Make key' }))
  expect(await screen.findByText('Choose what the key may do.')).toBeTruthy()
  await user.click(screen.getByLabelText('Read orders, with names and addresses'))
  await user.selectOptions(screen.getByLabelText('Expires'), 'After 90 days')
  await user.click(screen.getByRole('button', { name: 'Make key' }))
  expect((await screen.findByLabelText('The key')).textContent).toBe(secret)
  expect(sent('POST /staff/api-keys/')?.body).toEqual({
    name: 'Courier program',
    scopes: ['read:orders'],
    expires_in_days: 90,
  })
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText(secret)).toBeNull()
})

it('a key is revoked after a question', async () => {
  const revoke = 'POST /staff/api-keys/3/revoke/'
  const { user, sent } = openApp(at, {
    [list]: { body: [key] },
    [revoke]: { body: { ...key, state: 'revoked' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Courier program' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Key revoked')).toBeTruthy()
  expect(sent(revoke)).toBeTruthy()
})

it('a list that can’t be loaded offers to try again', async () => {
  openApp(at, {})
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
