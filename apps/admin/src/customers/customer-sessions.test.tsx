import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heldBack, openApp, type Answer, type Answers } from '../app/testing'

const account = {
  id: 4,
  name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '984-1234567',
  orders: 1,
  spent: 906,
  last_order_at: null,
  created_at: '2026-11-22T06:00:00.000Z',
  sessions: 2,
  addresses: [],
  latest_orders: [],
}
const [read, end] = ['GET /staff/customers/4', 'POST /staff/customers/4/end-sessions']

/** The customer's screen, opened from the question whether to sign them out. */
async function askToEnd(answers: Answers) {
  const opened = openApp('/etrendadmin/customers/4', answers)
  await opened.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Sign Sita Sharma out everywhere?' }))
  return { ...opened, dialog }
}

it('a customer is signed out on every device, after a question', async () => {
  let sessions = 2
  const { user, dialog, requests } = await askToEnd({
    [read]: () => ({ body: { ...account, sessions } }),
    [end]: () => {
      sessions = 0
      return { status: 204 }
    },
  })
  expect(requests.some(({ call }) => call === end)).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Signed out on every device')).toBeTruthy()
  expect(await screen.findByText('Not signed in anywhere.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
})

it('the question is gone and the toast there while the customer is still on the way', async () => {
  let customer = (): Answer | Promise<Answer> => ({ body: account })
  const late = heldBack({ body: { ...account, sessions: 0 } })
  const { user, dialog } = await askToEnd({
    [read]: () => customer(),
    [end]: () => {
      customer = late.answer
      return { status: 204 }
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Signed out on every device')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  late.release()
  expect(await screen.findByText('Not signed in anywhere.')).toBeTruthy()
})

it('a failure says so, and leaves the customer signed in', async () => {
  const message = 'The shop could not do this.'
  const { user, dialog } = await askToEnd({
    [read]: { body: account },
    [end]: { status: 500, body: { message } },
  })
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(screen.getByText('Signed in on 2 devices.')).toBeTruthy()
})
