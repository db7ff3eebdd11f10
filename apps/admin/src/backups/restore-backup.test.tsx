import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const id = '20261122T021500123Z-nightly'
const restore = `POST /staff/backups/${id}/restore/`
const backup = {
  id,
  made_at: '2026-11-22T02:15:00.123Z',
  reason: 'nightly',
  bytes: 5_000_000,
  orders: 12,
  products: 40,
  pictures: 160,
  wrong: null,
}
const job = {
  kind: 'restore',
  state: 'running',
  phase: 'database',
  done: 0,
  all: 3,
  started_at: '2026-11-22T09:00:00.000Z',
  message: null,
}
const listed = { backups: [backup], folder: '/backups', is_same_disk: false, is_late: false }
const list = { ...listed, last_good_at: backup.made_at, job: null, restored: null }
const factor = { asks: 'nothing', recovery_codes: 8 }

it('a restore asks for the password and a code where the account has a second factor', async () => {
  const { user, sent } = open({ ...factor, set_up_at: '2026-11-01T09:00:00.000Z' })
  const dialog = await openRestore(user)
  await user.type(dialog.getByLabelText('Your password'), 'keys to the back room')
  await user.type(await dialog.findByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const body = { current_password: 'keys to the back room', code: '123456' }
  expect(sent(restore)?.body).toEqual(body)
})

it('a restore asks for the password alone where the account has no second factor', async () => {
  const { user, sent } = open({ ...factor, set_up_at: null, recovery_codes: 0 })
  const dialog = await openRestore(user)
  await user.type(dialog.getByLabelText('Your password'), 'keys to the back room')
  expect(dialog.queryByLabelText('Code')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent(restore)?.body).toEqual({ current_password: 'keys to the back room' })
})

it('a wrong code is shown at its field', async () => {
  const message = 'This code is wrong or was used already. Wait for the next one.'
  const refused = { status: 400, body: { message, fields: { code: message } } }
  const set_up_at = '2026-11-01T09:00:00.000Z'
  const { user } = open({ ...factor, set_up_at }, { [restore]: refused })
  const dialog = await openRestore(user)
  await user.type(dialog.getByLabelText('Your password'), 'keys to the back room')
  await user.type(await dialog.findByLabelText('Code'), '123456{Enter}')
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
})

function open(own: object, answers: Answers = {}) {
  return openApp('/etrendadmin/backups', {
    'GET /staff/backups/': { body: list },
    'GET /profile/factor/': { body: own },
    [restore]: { status: 202, body: job },
    ...answers,
  })
}

async function openRestore(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  return within(screen.getByRole('dialog', { name: 'Restore this backup?' }))
}
