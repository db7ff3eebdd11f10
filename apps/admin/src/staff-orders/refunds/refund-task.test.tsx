import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openRefunds, refundOf } from '../../test/sample-lists'

const done = 'POST /staff/refunds/7/done'
const send = 'POST /staff/refunds/7/send'
const task = refundOf()

it('a refund is noted as paid back with the reference of the transfer, not without', async () => {
  const paid = { ...task, state: 'done', reference: 'ESW-2026-4417' }
  const { user, sent } = openRefunds(task, done, { body: paid })
  await user.click(await screen.findByRole('button', { name: /^Mark as paid back/ }))
  await user.click(screen.getByRole('button', { name: 'Paid back' }))
  expect(await screen.findByText('Enter the reference.')).toBeTruthy()
  expect(sent(done)).toBeUndefined()
  await user.type(screen.getByLabelText('Reference of the transfer'), 'ESW-2026-4417{Enter}')
  expect(await screen.findByText('Refund paid back')).toBeTruthy()
  expect(sent(done)?.body).toEqual({ way: 'khalti', reference: 'ESW-2026-4417' })
  expect(await screen.findByText(/ESW-2026-4417$/)).toBeTruthy()
  expect(screen.queryByLabelText('Reference of the transfer')).toBeNull()
})

it('a refund in cash asks for no reference', async () => {
  const cash = refundOf({ method: 'cash', can_send: false })
  const { user, sent } = openRefunds(cash, done, { body: { ...cash, state: 'done' } })
  await user.click(await screen.findByRole('button', { name: /^Mark as paid back/ }))
  expect(screen.getByLabelText('Paid back by')).toHaveProperty('value', 'cash')
  expect(screen.queryByLabelText('Reference of the transfer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Paid back' }))
  expect(await screen.findByText('Refund paid back')).toBeTruthy()
  expect(sent(done)?.body).toEqual({ way: 'cash', reference: '' })
})

it('a refund that staff pay in another way asks for what that way needs', async () => {
  const cash = refundOf({ method: 'cash', can_send: false })
  const paid = { ...cash, state: 'done', paid_by: 'bank', reference: 'NIC-9' }
  const { user, sent } = openRefunds(cash, done, { body: paid })
  await user.click(await screen.findByRole('button', { name: /^Mark as paid back/ }))
  await user.selectOptions(screen.getByLabelText('Paid back by'), 'Bank transfer')
  await user.type(screen.getByLabelText('Reference of the transfer'), 'NIC-9{Enter}')
  expect(await screen.findByText(/by Bank transfer · NIC-9$/)).toBeTruthy()
  expect(sent(done)?.body).toEqual({ way: 'bank', reference: 'NIC-9' })
})

it('a refused note says why and keeps the reference', async () => {
  const message = 'This money is paid back already.'
  const { user } = openRefunds(task, done, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', { name: /^Mark as paid back/ }))
  const reference = screen.getByLabelText('Reference of the transfer')
  await user.type(reference, 'ESW-2026-4417{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(reference).toHaveProperty('value', 'ESW-2026-4417')
})

it('a refund that Khalti refuses says why, and can still be noted as paid back', async () => {
  const message = 'Khalti refused it: the wallet is closed. Pay it back by hand.'
  const { user } = openRefunds(task, send, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', { name: 'Let Khalti pay it back' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.queryByText('Refund sent')).toBeNull()
  expect(screen.getByRole('button', { name: /^Mark as paid back/ })).toBeTruthy()
})

it('what is known about a refund is shown before anything is tried', async () => {
  openRefunds(refundOf({ can_send: false, problem: 'Khalti does not know this payment.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Khalti does not know this payment.')
})
