import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'

const broken = {
  id: 3,
  url: 'https://erp.example.com/hook',
  topics: ['order.placed'],
  is_active: false,
  problem: 'Nothing was taken for three days.',
  failing_since: '2026-11-20T06:00:00.000Z',
  date_created: '2026-11-01T06:00:00.000Z',
}

it('what the bell has shown is read once it closes, also while one source has not answered', async () => {
  openApp('/etrendadmin', {
    'GET /staff/webhooks/': { body: [broken] },
    'GET /staff/mails': () => new Promise(() => {}),
  })
  togglePanel(await screen.findByRole('button', { name: 'Notifications, 1 unread' }), 'open')
  expect(await screen.findByText('Looking…')).toBeTruthy()
  togglePanel(screen.getByRole('button', { name: /^Notifications/ }), 'closed')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
})

it('the bell shows an SMS that failed, with its problem', async () => {
  const problem = 'The gateway has no credit left.'
  const row = { id: 7, to: '+9779841234567', kind: 'order_shipped', text: 'On its way', parts: 1 }
  const state = { state: 'failed', attempts: 8, next_attempt_at: null, problem, sent_at: null }
  const rest = { gateway: 'sparrow', reference: null, credits: null, order_number: null }
  const sms = { ...row, ...state, ...rest, is_secret: false, created_at: broken.failing_since }
  openApp('/etrendadmin', {
    'GET /staff/sms': pageOf([sms]),
  })
  togglePanel(await screen.findByRole('button', { name: 'Notifications, 1 unread' }), 'open')
  expect(await screen.findByText('Failed SMS')).toBeTruthy()
  expect(screen.getByText(problem)).toBeTruthy()
})

it('the bell says how many bills the tax office refused, and how many have waited for a day', async () => {
  const oldest_waiting_at = '2026-11-20T06:00:00.000Z'
  const problem = 'The tax office did not answer in time.'
  openApp('/etrendadmin', {
    'GET /staff/tax-filings/summary/': {
      body: { refused: 1, late: 2, waiting: 3, oldest_waiting_at, problem },
    },
  })
  togglePanel(await screen.findByRole('button', { name: 'Notifications, 2 unread' }), 'open')
  expect(await screen.findByText('1 bill was refused')).toBeTruthy()
  expect(screen.getByText('2 bills have waited for a day')).toBeTruthy()
  expect(screen.getByText(problem)).toBeTruthy()
})

/** The test's DOM has no popovers: sends the event with which a browser reports that the button's panel toggled. */
function togglePanel(button: HTMLElement, newState: 'open' | 'closed') {
  const panel = button.nextElementSibling
  act(() => void panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState })))
}
