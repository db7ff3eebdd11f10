import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderOf, orderPath } from '../../test/sample-answers'

const call = `POST ${orderPath}/calls`

it.each([
  ['Confirmed', 'confirmed'],
  ['No answer', 'no_answer'],
  ['Refused', 'refused'],
])('a call that ends with “%s” is noted with its note, and counted', async (button, outcome) => {
  const called = orderOf({ calls: 1, called_at: '2026-11-22T07:00:00.000Z' })
  const { user, sent } = openOrder(orderOf(), call, { body: called })
  const note = await screen.findByLabelText('Note on the call')
  expect(screen.getByText('Nobody has called yet.')).toBeTruthy()
  await user.type(note, 'Evenings')
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(/^1 call so far, last /)).toBeTruthy()
  expect(sent(call)?.body).toEqual({ outcome, note: 'Evenings' })
  await waitFor(() => expect(note).toHaveProperty('value', ''))
})

it('is the only way to confirm an order that waits for it', async () => {
  openOrder(orderOf({ next_states: ['confirmed', 'cancelled'] }))
  expect(await screen.findByRole('button', { name: 'Confirmed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

it('a refused call says why and keeps the note', async () => {
  const message = 'Only cash orders that are not confirmed yet wait for a call.'
  const { user } = openOrder(orderOf(), call, { status: 409, body: { message } })
  const note = await screen.findByLabelText('Note on the call')
  await user.type(note, 'Evenings')
  await user.click(screen.getByRole('button', { name: 'Confirmed' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(note).toHaveProperty('value', 'Evenings')
  expect(screen.getByRole('button', { name: 'Confirmed' }).getAttribute('aria-disabled')).toBeNull()
})

it.each([
  ['that is confirmed', orderOf({ state: 'confirmed' })],
  ['that is paid online', orderOf({ payment_method: 'khalti', payment_state: 'pending' })],
])('an order %s asks for no call', async (_which, order) => {
  openOrder(order)
  expect(await screen.findByRole('region', { name: 'Customer' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Confirm by call' })).toBeNull()
})
