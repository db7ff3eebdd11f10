import { refundRow, type RefundRow } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const address = '/etrendadmin/refunds'
const path = '/staff/refunds'

function refund(changes: Partial<RefundRow>): RefundRow {
  return refundRow.parse({
    id: 7,
    order_number: 'ET-8384-000012',
    name: 'Sita Sharma',
    phone: '984-1234567',
    method: 'khalti',
    state: 'task',
    amount: 906,
    reason: 'Cancelled',
    reference: null,
    problem: null,
    sent_at: null,
    next_check_at: null,
    can_send: true,
    can_release: false,
    created_at: '2026-11-22T06:00:00.000Z',
    done_at: null,
    ...changes,
  })
}

const sending = refund({
  state: 'sending',
  sent_at: '2026-11-22T06:01:00.000Z',
  next_check_at: '2026-11-22T06:03:00.000Z',
})

/** Opens the list with one refund. After a call of `action`, the refund is the one in `answer`. */
function open(before: RefundRow, action = '', answer: { status?: number; body?: unknown } = {}) {
  let now = before
  return openApp(address, {
    [`GET ${path}`]: () => ({ body: { items: [now], total: 1, page: 1, pages: 1 } }),
    [`POST ${path}/7/${action}`]: () => {
      now = refundRow.safeParse(answer.body).data ?? before
      return answer
    },
  })
}

it('a refund that nobody has paid back can be sent by Khalti or noted as paid back', async () => {
  open(refund({}))
  expect(await screen.findByRole('button', { name: 'Let Khalti pay it back' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Note as paid back' })).toBeTruthy()
})

it('a refund that Khalti can’t pay can only be noted as paid back', async () => {
  open(refund({ can_send: false }))
  expect(await screen.findByRole('button', { name: 'Note as paid back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Let Khalti pay it back' })).toBeNull()
})

it('what Khalti did not confirm is shown as being sent, and can’t be noted as paid back', async () => {
  const { user } = open(refund({}), 'send', { status: 202, body: sending })
  await user.click(await screen.findByRole('button', { name: 'Let Khalti pay it back' }))
  expect(await screen.findByText(/^Sent .+ Khalti is asked again .+\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Note as paid back' })).toBeNull()
})

it.each([
  ['done', 'Khalti paid it back'],
  ['task', 'Khalti did not pay it'],
  ['sending', 'Asked: Khalti has not confirmed it yet'],
] as const)('asking Khalti about one being sent says that it is %s', async (state, words) => {
  const { user } = open(sending, 'check', { body: { ...sending, state } })
  await user.click(await screen.findByRole('button', { name: 'Ask Khalti now' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a refund that Khalti’s look-up may still confirm can’t be settled by hand', async () => {
  open(sending)
  await screen.findByRole('button', { name: 'Ask Khalti now' })
  expect(screen.queryByRole('button', { name: 'Settle by hand' })).toBeNull()
})

it('a refund that is settled by hand waits for staff again', async () => {
  const left = refund({ can_send: false })
  const { user } = open({ ...sending, can_release: true }, 'release', { body: left })
  await user.click(await screen.findByRole('button', { name: 'Settle by hand' }))
  expect(await screen.findByText('Refund can now be settled by hand')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Note as paid back' })).toBeTruthy()
})

it('the server’s refusal is shown at the refund', async () => {
  const message = 'Khalti doesn’t answer. Please ask again in a minute.'
  const { user } = open(sending, 'check', { status: 503, body: { message } })
  await user.click(await screen.findByRole('button', { name: 'Ask Khalti now' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
