import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { five, openWith, register, sita } from '../app/account-forms-for-test'

test('an incomplete registration says at each field what is missing, and focuses the first', async () => {
  const { sent } = await openWith('/register', { status: 201, body: {} })
  await userEvent.type(screen.getByLabelText('Email'), 'sita@')
  await userEvent.type(screen.getByLabelText('Password'), 'seven77')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Fill in this field.',
    'Enter an email address, such as name@example.com.',
    'Use at least 8 characters.',
    'Fill in this field.',
    'Tick this box to go on.',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await userEvent.keyboard('Sita')
  expect(screen.getAllByRole('alert')).toHaveLength(4)
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.clear(screen.getByLabelText('Username'))
  await register()
  await screen.findByText('User successfully created!')
  expect(sent).toEqual([{ path: '/register/', body: sita }])
})

test.each([
  ['/login', 'Sign in', ['Fill in this field.', 'Fill in this field.', 'Tick this box to go on.']],
  ['/forgot-password', 'Send the link', ['Fill in this field.']],
  ['/reset-password?token=t', 'Save the new password', Array(2).fill('Fill in this field.')],
])('an empty form at %s says what is missing, and nothing is sent', async (url, button, texts) => {
  const { sent } = await openWith(url, { status: 200, body: five })
  const press = await screen.findByRole('button', { name: button })
  const remember = screen.queryByRole('checkbox', { name: 'Remember me' })
  if (remember) await userEvent.click(remember)
  await userEvent.click(press)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(texts)
  expect(sent).toEqual([])
})
