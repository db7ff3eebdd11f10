import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../../app/testing'
import { openRefunds, refundOf } from '../../test/sample-lists'

const sending = refundOf({
  state: 'sending',
  sent_at: '2026-11-22T06:01:00.000Z',
  next_check_at: '2026-11-22T06:03:00.000Z',
})

it('a refund that nobody has paid back can be sent by Khalti or noted as paid back', async () => {
  openRefunds(refundOf({}))
  expect(await screen.findByRole('button', { name: 'Let Khalti pay it back' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Mark as paid back/ })).toBeTruthy()
})

it('a refund that Khalti can’t pay can only be noted as paid back', async () => {
  openRefunds(refundOf({ can_send: false }))
  expect(await screen.findByRole('button', { name: /^Mark as paid back/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Let Khalti pay it back' })).toBeNull()
})

it('what Khalti did not confirm is shown as being sent, and can’t be noted as paid back', async () => {
  const { user } = openRefunds(refundOf({}), 'POST /staff/refunds/7/send', {
    status: 202,
    body: sending,
  })
  await user.click(await screen.findByRole('button', { name: 'Let Khalti pay it back' }))
  expect(await screen.findByText(/^Sent .+ Khalti is asked again .+\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mark as paid back/ })).toBeNull()
})

it.each([
  ['done', 'Khalti paid it back'],
  ['task', 'Khalti did not pay it'],
  ['sending', 'Asked: Khalti has not confirmed it yet'],
] as const)('asking Khalti about one being sent says that it is %s', async (state, words) => {
  const { user } = openRefunds(sending, 'POST /staff/refunds/7/check', {
    body: { ...sending, state },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask Khalti now' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a refund that Khalti’s look-up may still confirm can’t be settled by hand', async () => {
  openRefunds(sending)
  await screen.findByRole('button', { name: 'Ask Khalti now' })
  expect(screen.queryByRole('button', { name: 'Settle by hand' })).toBeNull()
})

it('a refund that is settled by hand waits for staff again', async () => {
  const left = refundOf({ can_send: false })
  const { user } = openRefunds({ ...sending, can_release: true }, 'POST /staff/refunds/7/release', {
    body: left,
  })
  await user.click(await screen.findByRole('button', { name: 'Settle by hand' }))
  expect(await screen.findByText('Refund can now be settled by hand')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Mark as paid back/ })).toBeTruthy()
})

it('the server’s refusal is shown at the refund', async () => {
  const message = 'Khalti doesn’t answer. Please ask again in a minute.'
  const { user } = openRefunds(sending, 'POST /staff/refunds/7/check', {
    status: 503,
    body: { message },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask Khalti now' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

it('the list shows what is to pay back, and what is done behind its tab', async () => {
  const { user, requests } = openApp('/etrendadmin/refunds', {
    'GET /staff/refunds': ({ query }) =>
      query.includes('queue=done')
        ? pageOf([refundOf({ state: 'done' })], 6)
        : pageOf([refundOf({ created_at: '2020-01-01T06:00:00.000Z' })]),
  })
  const table = await screen.findByRole('table', { name: 'Refunds' })
  expect(table.textContent).toContain('To pay backLate')
  await user.click(await screen.findByRole('link', { name: 'Done 6' }))
  expect(await screen.findByText('Paid back')).toBeTruthy()
  expect(requests.some(({ query }) => query.includes('queue=to_do'))).toBe(true)
})
