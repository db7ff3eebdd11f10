import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'

const at = '2026-11-01T09:00:00.000Z'
const problem = 'The tax office does not accept the content (104). Check CBMS_SELLER_PAN.'
const filing = {
  id: 8,
  kind: 'bill',
  number: 'SI-01-2083-84-00001',
  order_number: 'ET-2026-000001',
  buyer_name: 'Sita Sharma',
  date_bs: '2083-07-15',
  total: 902,
  state: 'refused',
  attempts: 1,
  next_attempt_at: null,
  problem,
  is_realtime: false,
  created_at: at,
  sent_at: null,
}
const summary = {
  mode: 'live',
  waiting: 0,
  refused: 1,
  late: 0,
  oldest_waiting_at: null,
  problem: null,
  failing_since: null,
  next_attempt_at: null,
  other_pan: null,
}
const list = 'GET /staff/tax-filings/'
const state = 'GET /staff/tax-filings/summary/'

it('a shop without the settings says what it needs', async () => {
  openApp('/etrendadmin/taxoffice', {
    [list]: pageOf([]),
    [state]: { body: { ...summary, mode: 'off', refused: 0 } },
  })
  expect(await screen.findByText(/Bills are not sent to the tax office/)).toBeTruthy()
  expect(await screen.findByText(/Nothing was sent to the tax office yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
})

it('a refused bill says what to change, shows its attempts, and is sent again', async () => {
  const { user, sent } = openApp('/etrendadmin/taxoffice', {
    [list]: pageOf([filing]),
    [state]: { body: summary },
    'GET /staff/tax-filings/8/': {
      body: {
        ...filing,
        content: { invoice_number: filing.number, buyer_pan: null, vat: 103.77 },
        log: [{ at, ms: 12, status: 400, answer: '{"message":"104"}', is_realtime: true, problem }],
      },
    },
    'POST /staff/tax-filings/8/resend/': { status: 202, body: filing },
    'POST /staff/tax-filings/resend/': { status: 202, body: { count: 1 } },
  })
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(screen.getByText('Refused', { selector: 'li *' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `Show ${filing.number}` }))
  expect(await screen.findByText('HTTP 400 {"message":"104"}')).toBeTruthy()
  expect(screen.getByText('103.77')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: `Send again: ${filing.number}` }))
  expect(await screen.findByText('On its way again')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send all again' }))
  expect(sent('POST /staff/tax-filings/resend/')).toBeTruthy()
})

it('a simulated tax office says so, and when every bill is sent; the list is narrowed by state', async () => {
  const sentOne = { ...filing, state: 'sent', problem: null, sent_at: at }
  const { user, requests } = openApp('/etrendadmin/taxoffice', {
    [list]: pageOf([sentOne]),
    [state]: { body: { ...summary, mode: 'simulator', refused: 0 } },
  })
  expect(await screen.findByText(/^The tax office is simulated/)).toBeTruthy()
  expect(screen.getByText('Every bill is sent.')).toBeTruthy()
  const row = within(await screen.findByRole('list', { name: 'Bills and credit notes' }))
  expect(row.getByText('Sent', { exact: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('State'), 'Waiting')
  await waitFor(() =>
    expect(requests.findLast(({ call }) => call === list)?.query).toContain('state=waiting'),
  )
})

it('a waiting bill says how often it was tried, and why the tax office did not take it', async () => {
  const words = 'The tax office answered nothing usable (HTTP 500).'
  openApp('/etrendadmin/taxoffice', {
    [list]: pageOf([{ ...filing, state: 'waiting', problem: words }]),
    [state]: { body: { ...summary, waiting: 1, refused: 0 } },
  })
  const row = within(await screen.findByRole('list', { name: 'Bills and credit notes' }))
  expect(row.getByText('1 attempt')).toBeTruthy()
  expect(row.getByText(words)).toBeTruthy()
})

it('a state that could not be loaded can be tried again', async () => {
  openApp('/etrendadmin/taxoffice', {
    [list]: { status: 500, body: { message: 'It failed.' } },
    [state]: { status: 500, body: { message: 'It failed.' } },
  })
  const words = 'The state of the tax office could not be loaded.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await screen.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(1)
})
