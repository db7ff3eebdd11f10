import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const log = 'GET /staff/audit/'
const failed = {
  id: 12,
  at: '2026-11-20T09:30:00.000Z',
  staff: null,
  staff_name: 'Somebody',
  action: 'sign-in failed',
  noun: 'members',
  row_id: 1,
  label: 'Sunita',
  before: null,
  after: null,
  request_id: 'req-1',
  address: '203.0.113.9',
  part_of: null,
  parts: 0,
  undoes: null,
  undone_by: null,
  is_undoable: false,
}

it('the audit log names a failed sign-in with its address, and is searched by it', async () => {
  const { requests } = openApp('/etrendadmin/audit?q=203.0.113.9', {
    [log]: { body: [failed], total: 1 },
  })
  const entry = (await screen.findByText('from 203.0.113.9')).closest('li')
  expect(entry?.textContent).toContain('Somebody failed to sign in as')
  expect(entry?.textContent).toContain('Sunita')
  expect(requests.find(({ call }) => call === log)?.query).toContain('q=203.0.113.9')
})
