import { refundRow, type RefundRow } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'
import { number } from '../test/sample-answers'

const done = 'POST /staff/refunds/7/done'
const send = 'POST /staff/refunds/7/send'
const task = refundRow.parse({
  id: 7,
  order_number: number,
  name: 'Sita Sharma',
  phone: '+9779841234567',
  method: 'khalti',
  state: 'task',
  amount: 900,
  reason: 'Cancelled',
  reference: null,
  problem: null,
  sent_at: null,
  next_check_at: null,
  can_send: true,
  can_release: false,
  created_at: '2026-11-22T06:00:00.000Z',
  done_at: null,
})

it('a refund is noted as paid back with the reference of the transfer, not without', async () => {
  const paid = { ...task, state: 'done', reference: 'ESW-2026-4417' }
  const { user, sent } = open(done, { body: paid })
  await user.click(await screen.findByRole('button', { name: 'Note as paid back' }))
  await user.click(screen.getByRole('button', { name: 'Paid back' }))
  expect(await screen.findByText('Enter the reference.')).toBeTruthy()
  expect(sent(done)).toBeUndefined()
  await user.type(screen.getByLabelText('Reference of the transfer'), 'ESW-2026-4417{Enter}')
  expect(await screen.findByText('Refund paid back')).toBeTruthy()
  expect(sent(done)?.body).toEqual({ reference: 'ESW-2026-4417' })
  expect(await screen.findByText(/ · ESW-2026-4417$/)).toBeTruthy()
  expect(screen.queryByLabelText('Reference of the transfer')).toBeNull()
})

it('a refused note says why and keeps the reference', async () => {
  const message = 'This money is paid back already.'
  const { user } = open(done, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', { name: 'Note as paid back' }))
  const reference = screen.getByLabelText('Reference of the transfer')
  await user.type(reference, 'ESW-2026-4417{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(reference).toHaveProperty('value', 'ESW-2026-4417')
})

it('a refund that Khalti refuses says why, and can still be noted as paid back', async () => {
  const message = 'Khalti refused it: the wallet is closed. Pay it back by hand.'
  const { user } = open(send, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', { name: 'Let Khalti pay it back' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.queryByText('Refund sent')).toBeNull()
  expect(screen.getByRole('button', { name: 'Note as paid back' })).toBeTruthy()
})

it('what is known about a refund is shown before anything is tried', async () => {
  open('', {}, { ...task, can_send: false, problem: 'Khalti does not know this payment.' })
  expect((await screen.findByRole('alert')).textContent).toBe('Khalti does not know this payment.')
})

/** Opens the refunds with one of them. Once `call` was answered with a refund, the list shows that one. */
function open(call: string, answer: { status?: number; body?: unknown }, before: RefundRow = task) {
  let now = before
  return openApp('/etrendadmin/refunds', {
    'GET /staff/refunds': () => ({ body: { items: [now], total: 1, page: 1, pages: 1 } }),
    [call]: () => {
      now = refundRow.safeParse(answer.body).data ?? before
      return answer
    },
  })
}
