import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'
import { forgetSession } from '../lib/session'

const staff = {
  access: 'new access',
  refresh: 'new refresh',
  email: 'hari@etrend.example',
  username: 'Hari',
  role: null,
}
const sizes = { 'GET /comp/allSize': { body: [{ id: 1, size_name: 'SM' }], total: 1 } }
const refused = { status: 401, body: { message: 'Sign in first.' } }

describe('signing in', () => {
  beforeEach(forgetSession)

  it('leads to the page that was asked for, and stores the five documented fields', async () => {
    const { user, sent } = openApp('/etrendadmin/allsize?q=s', {
      ...sizes,
      'POST /login/': { body: staff },
    })
    await signIn(user)
    expect(await screen.findByText('Successfully Login')).toBeTruthy()
    expect(location.pathname + location.search).toBe('/etrendadmin/allsize?q=s')
    expect(sent('POST /login/')).toMatchObject({
      body: { email: 'hari@etrend.example', password: 'secret' },
      session: 'web',
    })
    for (const [field, value] of Object.entries({ ...staff, role: 'admin' })) {
      expect(localStorage.getItem(field)).toBe(value)
    }
  })

  it('with the wrong password says so beside the form and in a toast', async () => {
    const { user } = openApp('/etrendadmin/login', { 'POST /login/': refused })
    await signIn(user)
    expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Email or password is invalid.')
  })

  it('tells a customer that the account is not staff, and ends the session it opened', async () => {
    const { user, sent } = openApp('/etrendadmin/login', {
      'POST /login/': { body: { ...staff, role: 'user' } },
      'POST /logout/': { status: 204 },
    })
    await signIn(user)
    expect((await screen.findByRole('alert')).textContent).toContain('customer account, not staff')
    expect(sent('POST /logout/')?.access).toBe('Bearer new access')
    expect(localStorage.length).toBe(0)
  })

  it("needs 'Remember me', which starts ticked", async () => {
    const { user, requests } = openApp('/etrendadmin/login', {})
    const box = screen.getByLabelText<HTMLInputElement>('Remember me')
    expect(box.checked).toBe(true)
    await user.click(box)
    await signIn(user)
    expect(await screen.findByText("Tick 'Remember me' to sign in.")).toBeTruthy()
    expect(requests).toEqual([])
  })

  it('with a one-time code from the storefront leads to the dashboard', async () => {
    const { sent } = openApp('/etrendadmin/handover?code=c0de', {
      ...sizes,
      'GET /comp/allproductcolor/': { body: [], total: 0 },
      'POST /login/code/redeem/': { body: staff },
    })
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
    expect(sent('POST /login/code/redeem/')?.body).toEqual({ code: 'c0de' })
    expect(location.search).toBe('')
  })

  it('with a code that is too old says so and offers the password', async () => {
    openApp('/handover?code=old', {
      'POST /login/code/redeem/': { status: 401, body: { message: 'This code has been used.' } },
    })
    expect((await screen.findByRole('alert')).textContent).toBe('This code has been used.')
    expect(screen.getByRole('link', { name: 'Sign in with your password' })).toBeTruthy()
  })
})

describe('a session', () => {
  it('is renewed once for all calls that need it, without asking the user', async () => {
    const { requests } = openApp('/etrendadmin', {
      'GET /staff/waiting/': ({ access }) =>
        access === 'Bearer access' ? refused : { body: { to_call: 12 } },
      'GET /staff/orders': ({ access }) => (access === 'Bearer access' ? refused : pageOf([])),
      'POST /refresh/': { body: { access: 'second', refresh: 'second refresh' } },
    })
    expect(await screen.findByRole('link', { name: '12 To call' })).toBeTruthy()
    expect(requests.filter(({ call }) => call === 'POST /refresh/')).toHaveLength(1)
    expect(localStorage.getItem('refresh')).toBe('second refresh')
  })

  it('that has ended asks to sign in over the page, then sends the change again', async () => {
    const { user } = openApp('/etrendadmin/addsize', {
      ...sizes,
      'POST /comp/createSize/': ({ access }) =>
        access === 'Bearer new access'
          ? { status: 201, body: { id: 2, size_name: 'XS' } }
          : refused,
      'POST /refresh/': refused,
      'POST /login/': { body: staff },
    })
    await user.type(screen.getByLabelText('Size Name'), 'XS{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    expect(screen.getByLabelText<HTMLInputElement>('Size Name').value).toBe('XS')
    await user.type(within(dialog).getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByText('Size added successfully')).toBeTruthy()
  })

  it('that has ended leaves the page as it is for somebody who does not sign in now', async () => {
    const { user } = openApp('/etrendadmin/addsize', {
      'POST /comp/createSize/': refused,
      'POST /refresh/': refused,
    })
    await user.type(screen.getByLabelText('Size Name'), 'XS{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Size creation failed')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Size Name').value).toBe('XS')
  })

  it('ends with Logout, here and on the server', async () => {
    const { user, sent } = openApp('/etrendadmin/addsize', { 'POST /logout/': { status: 204 } })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/login'))
    expect(sent('POST /logout/')?.access).toBe('Bearer access')
    expect(localStorage.length).toBe(0)
  })
})

async function signIn(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'hari@etrend.example')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
