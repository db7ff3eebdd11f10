import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf, type Answers } from '../app/testing'

const phone = '+9779841234567'
const path = `/staff/customer-files/${phone}`
const guest = {
  id: null,
  name: 'Sita Sharma',
  email: 'sita@example.com',
  phone,
  orders: 2,
  spent: 906,
  last_order_at: null,
  tags: ['vip'],
  latest_orders: [],
}
const note = {
  id: 5,
  text: 'Prefers calls after five.',
  date: '2026-11-22T06:00:00.000Z',
  staff_name: 'boss',
}
const file = {
  who: phone,
  name: 'Sita Sharma',
  tags: ['vip'],
  notes: [note],
  refusals: 0,
  cash_block: null,
}

function openGuest(answers: Answers = {}) {
  return openApp(`/etrendadmin/guests/${encodeURIComponent(phone)}`, {
    [`GET /staff/guests/${phone}`]: { body: guest },
    [`GET ${path}`]: { body: file },
    'GET /staff/customer-tags': { body: [{ tag: 'wholesale', customers: 3 }] },
    ...answers,
  })
}

it('a guest has a page, on which staff add and remove tags', async () => {
  const { user, requests, sent } = openGuest({
    [`PUT ${path}/tags`]: { body: { ...file, tags: ['vip', 'wholesale'] } },
  })
  expect(await screen.findByRole('heading', { name: 'Sita Sharma' })).toBeTruthy()
  await user.type(await screen.findByLabelText('New tag'), 'Wholesale{Enter}')
  expect(await screen.findByText('Tag added')).toBeTruthy()
  expect(sent(`PUT ${path}/tags`)?.body).toEqual({ tags: ['vip', 'Wholesale'] })
  await user.click(screen.getByRole('button', { name: 'Remove the tag vip' }))
  expect(await screen.findByText('Tag removed')).toBeTruthy()
  expect(requests.findLast(({ call }) => call === `PUT ${path}/tags`)?.body).toEqual({ tags: [] })
})

it('a note is added for staff only, and deleted after a question', async () => {
  const { user, sent } = openGuest({
    [`POST ${path}/notes`]: { status: 201, body: file },
    [`DELETE ${path}/notes/5`]: { body: { ...file, notes: [] } },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Likes linen.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Note added')).toBeTruthy()
  expect(sent(`POST ${path}/notes`)?.body).toEqual({ text: 'Likes linen.' })
  await user.click(screen.getByRole('button', { name: 'Delete this note' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this note?' }))
  expect(sent(`DELETE ${path}/notes/5`)).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Note deleted')).toBeTruthy()
})

it('a refused tag says why, and stays in its field', async () => {
  const message = 'A customer has at most 20 tags.'
  const { user } = openGuest({ [`PUT ${path}/tags`]: { status: 400, body: { message } } })
  const field = await screen.findByLabelText('New tag')
  await user.type(field, 'regular')
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByDisplayValue('regular')).toBe(field)
})

it('a guest who never ordered has bought nothing yet, and whose order is unpaid paid nothing yet', async () => {
  const none = { ...guest, orders: 0, spent: 0 }
  openGuest({ [`GET /staff/guests/${phone}`]: { body: none } })
  expect(await screen.findByText('Nothing bought yet')).toBeTruthy()
  cleanup()
  openGuest({ [`GET /staff/guests/${phone}`]: { body: { ...none, orders: 1 } } })
  expect(await screen.findByText('1 order, nothing paid yet')).toBeTruthy()
})

it('the list marks customers with an account, and refusals', async () => {
  const customer = { ...guest, refusals: 2, is_cash_blocked: false }
  openApp('/etrendadmin/customers', {
    'GET /staff/customers': pageOf([{ ...customer, id: 7, name: 'Hari Rai' }, customer]),
    'GET /staff/customer-tags': { body: [] },
  })
  const withAccount = await screen.findByRole('row', { name: /Hari Rai/ })
  expect(withAccount.textContent).toContain('Account')
  expect(withAccount.textContent).toContain('2 refused at the door')
  expect(screen.getByRole('row', { name: /Sita Sharma/ }).textContent).not.toContain('Account')
})
