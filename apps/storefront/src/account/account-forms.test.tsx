import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { five, openWith, register, sita } from '../app/account-forms-for-test'
import { openPage } from '../app/open-page-for-test'
import { shop } from '../test/shop-answers'

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), sita.email)
  await userEvent.type(screen.getByLabelText('Password'), sita.password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('passwords that differ are refused by field and toast, and nothing is sent', async () => {
  const { sent } = await openWith('/register', { status: 201, body: {} })
  await register({ confirm: 'another one' })
  await waitFor(() => expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2))
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  expect(sent).toEqual([])
  await userEvent.clear(screen.getByLabelText('Confirm password'))
  await userEvent.type(screen.getByLabelText('Confirm password'), sita.password)
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('User successfully created!')
  await waitFor(() => expect(screen.queryByText('Passwords do not match.')).toBeNull())
})

test('registering shows that it is under way, then leads to the sign-in with the address filled in', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const created = { status: 201, body: { message: '' } }
  const { sent, address } = await openWith('/register', created, isAnswered)
  await register()
  const button = await screen.findByRole('button', { name: 'Creating Account...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  answer()
  await screen.findByText('User successfully created!')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.getByText('You can sign in now.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sita.email)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(sent).toEqual([{ path: '/register/', body: sita }])
})

test('an unexpected success status shows a warning; a refusal shows its reason and keeps what was typed', async () => {
  const odd = await openWith('/register', { status: 200, body: {} })
  await register()
  await screen.findByText('Registration failed. Please try again.')
  odd.unmount()
  const message = 'An account with this email address already exists.'
  await openWith('/register', { status: 409, body: { message, fields: { email: message } } })
  await register()
  await screen.findByText(`Registration failed: ${message}`)
  expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'Sita')
})

test('the terms are required, and so is Remember me, which starts ticked', async () => {
  const { unmount } = await openWith('/register', { status: 201, body: {} })
  const terms = screen.getByRole('checkbox', { name: /I agree/ })
  expect([terms.hasAttribute('required'), terms.matches(':checked')]).toEqual([true, false])
  unmount()
  await openWith('/login', { status: 200, body: five })
  const remember = screen.getByRole('checkbox', { name: 'Remember me' })
  expect([remember.hasAttribute('required'), remember.matches(':checked')]).toEqual([true, true])
})

test('the registration links to the privacy policy only where the shop has published it', async () => {
  const link = () => screen.queryByRole('link', { name: 'Privacy Policy', hidden: true })
  const terms = () => screen.findByRole('checkbox', { name: 'I agree to the Privacy Policy' })
  const { container, unmount } = await openPage('/register')
  await waitFor(() =>
    expect(container.querySelector('form a[href="/privacy-policy"]')).toBeTruthy(),
  )
  unmount()
  const { pages } = shop
  shop.pages = pages.filter(({ slug }) => slug !== 'privacy-policy')
  onTestFinished(() => void (shop.pages = pages))
  await openPage('/register')
  await screen.findByRole('link', { name: 'Return and Exchange Policy' })
  expect(link()).toBeNull()
  expect((await terms()).hasAttribute('required')).toBe(true)
})

test('a wrong password is said beside the form and as a toast', async () => {
  await openWith('/login', { status: 401, body: { message: 'Email or password is invalid.' } })
  await signIn()
  expect(await screen.findByText('Email or password is invalid.')).toBeTruthy()
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
})

test('too many attempts say how long to wait', async () => {
  const message = 'Too many failed sign-ins. Please try again in 32 seconds.'
  await openWith('/login', { status: 429, body: { message } })
  await signIn()
  expect(await screen.findByText(message)).toBeTruthy()
})

test('without a connection a sign-in fails at once, and can be tried again', async () => {
  await openPage('/login')
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  window.dispatchEvent(new Event('offline'))
  await signIn()
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBeNull()
})

test('a sign-in keeps the five fields and leads to the front page', async () => {
  const { address } = await openWith('/login', { status: 200, body: five })
  await signIn()
  await screen.findByText('Successfully Login')
  await waitFor(() => expect(address()).toBe('/'))
  const kept = Object.keys(five).map((field) => [field, localStorage.getItem(field)])
  expect(Object.fromEntries(kept)).toEqual(five)
})

test('a sign-in that was opened from another page leads back to it', async () => {
  const from = '/productDetail/1-adjective-attire-t-shirt?color=white&size=M'
  const login = `/login?next=${encodeURIComponent(`${from}#reviews`)}`
  const { address } = await openWith(login, { status: 200, body: five })
  await signIn()
  await waitFor(() => expect(address()).toBe(from))
})

test('a reset link is sent by email, and the answer does not reveal whether the account exists', async () => {
  const { sent, address } = await openWith('/login', { status: 202, body: { message: '' } })
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await waitFor(() => expect(address()).toBe('/forgot-password'))
  const email = await screen.findByLabelText('Email')
  expect(email.getAttribute('autocomplete')).toBe('username')
  await userEvent.type(email, sita.email)
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText(/If there is an account with/)
  expect(document.activeElement?.textContent).toBe('Look into your mailbox.')
  expect(sent).toEqual([{ path: '/forgot-password/', body: { email: sita.email } }])
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sita.email)
})

test('a new password is sent with the token of the link, then the sign-in opens', async () => {
  const answer = { status: 200, body: { message: 'Your password is changed.' } }
  const { sent, address } = await openWith('/reset-password?token=t0ken', answer)
  const password = await screen.findByLabelText('New password')
  expect(password.getAttribute('autocomplete')).toBe('new-password')
  await userEvent.type(password, sita.password)
  const [confirm, save] = [screen.getByLabelText('Confirm password'), 'Save the new password']
  await userEvent.type(confirm, 'another one')
  await userEvent.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2))
  expect([confirm.getAttribute('aria-invalid'), sent]).toEqual(['true', []])
  await userEvent.clear(confirm)
  await userEvent.type(confirm, sita.password)
  await userEvent.click(screen.getByRole('button', { name: save }))
  await screen.findByText('Your password is changed. Sign in with the new one.')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(sent).toEqual([
    { path: '/reset-password/', body: { token: 't0ken', password: sita.password } },
  ])
})

test('an expired link says so and offers a new one', async () => {
  const message = 'This link is used up or too old. Ask for a new one.'
  await openWith('/reset-password?token=old', {
    status: 400,
    body: { message, fields: { token: message } },
  })
  await userEvent.type(await screen.findByLabelText('New password'), sita.password)
  await userEvent.type(screen.getByLabelText('Confirm password'), sita.password)
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  await screen.findByText(message)
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('signing out everywhere ends the session here too', async () => {
  for (const [field, value] of Object.entries(five)) localStorage.setItem(field, value)
  const { sent } = await openWith('/login', { status: 204, body: undefined })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByText('Signed out everywhere.')
  expect(sent).toMatchObject([{ path: '/logout/everywhere/' }])
  expect(localStorage.getItem('access')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})
