import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'

const at = '2026-11-01T09:00:00.000Z'
const hook = {
  id: 3,
  url: 'https://hooks.example/shop',
  events: ['order.placed'],
  is_active: true,
  problem: null,
  failing_since: null,
  waiting: 0,
  failed: 0,
  created_at: at,
}
const delivery = {
  id: 8,
  message_id: 'msg_1',
  webhook: 3,
  url: hook.url,
  topic: 'order.placed',
  state: 'failed',
  attempts: 10,
  next_attempt_at: null,
  problem: 'It answered 500.',
  created_at: at,
  sent_at: null,
}
const list = 'GET /staff/webhooks/'

it('a new webhook shows its secret once', async () => {
  const { user, sent } = openApp('/etrendadmin/webhooks', {
    [list]: { body: [] },
    'POST /staff/webhooks/': { status: 201, body: { ...hook, secret: 'whsec_abc' } },
  })
  await screen.findByText('No webhooks yet. Add one to report events to another program.')
  await user.type(screen.getByLabelText('Address'), hook.url)
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Choose the events.')).toBeTruthy()
  await user.click(screen.getByLabelText('Order placed'))
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect((await screen.findByLabelText('The secret')).textContent).toBe('whsec_abc')
  expect(sent('POST /staff/webhooks/')?.body).toEqual({ url: hook.url, events: ['order.placed'] })
})

it('an address that the server refuses is named at its field', async () => {
  const message = 'This address leads to this machine or into a private network.'
  const { user } = openApp('/etrendadmin/webhooks', {
    [list]: { body: [] },
    'POST /staff/webhooks/': { status: 400, body: { message, fields: { url: message } } },
  })
  await user.type(await screen.findByLabelText('Address'), 'https://127.0.0.1/')
  await user.click(screen.getByLabelText('Stock changed'))
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
})

it('a webhook that was switched off says why, and can be switched on or deleted', async () => {
  const problem = 'No delivery was accepted for three days.'
  const remove = 'DELETE /staff/webhooks/3/'
  const { user, sent } = openApp('/etrendadmin/webhooks', {
    [list]: { body: [{ ...hook, is_active: false, problem }] },
    'PUT /staff/webhooks/3/': { body: hook },
    [remove]: { status: 204 },
  })
  expect(await screen.findByText(problem)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Switch on hooks.example' }))
  expect(await screen.findByText('Webhook switched on')).toBeTruthy()
  expect(sent('PUT /staff/webhooks/3/')?.body).toMatchObject({ is_active: true })
  await user.click(screen.getByRole('button', { name: 'Delete hooks.example' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Webhook deleted')).toBeTruthy()
  expect(sent(remove)).toBeTruthy()
})

it('the log shows what was answered, and sends again', async () => {
  const { user } = openApp('/etrendadmin/webhooks/log', {
    [list]: { body: [hook] },
    'GET /staff/webhooks/deliveries/': pageOf([delivery]),
    'GET /staff/webhooks/deliveries/8/': {
      body: {
        ...delivery,
        body: '{"type":"order.placed"}',
        log: [{ at, ms: 12, status: 500, answer: 'oh no', problem: 'It answered 500.' }],
      },
    },
    'POST /staff/webhooks/deliveries/8/resend/': { status: 202, body: delivery },
  })
  await user.click(await screen.findByRole('button', { name: 'Show Order placed, delivery 8' }))
  expect(await screen.findByText('oh no')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Send again: Order placed, delivery 8' }))
  expect(await screen.findByText('On its way again')).toBeTruthy()
})
