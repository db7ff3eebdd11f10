import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const here = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  created_at: '2026-11-20T09:00:00.000Z',
  last_used_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-20T21:00:00.000Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  is_current: true,
}
const phone = {
  ...here,
  id: 'BBBBBBBBBBBBBBBBBBBBBB',
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  is_current: false,
}
const sunita = {
  id: 1,
  username: 'Sunita',
  email: 'sunita@etrend.example',
  role: null,
  created_at: here.created_at,
}
const own: Answers = {
  'GET /profile/': { body: sunita },
  'GET /profile/sessions/': { body: [phone, here] },
}

describe('the profile', () => {
  it('changes the user name, here and in the top bar', async () => {
    const { user } = openApp('/etrendadmin/profile', {
      ...own,
      'PATCH /profile/': { body: { ...sunita, username: 'Sunita K.' } },
    })
    const field = await screen.findByLabelText('User name')
    await user.clear(field)
    await user.type(field, 'Sunita K.{Enter}')
    expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy()
    expect(localStorage.getItem('username')).toBe('Sunita K.')
    expect(screen.getByRole('button', { name: 'Sunita K.' })).toBeTruthy()
  })

  it('changes the password with the current one, and wants the new one twice', async () => {
    const message = 'This is not your current password.'
    const { user, sent } = openApp('/etrendadmin/profile', {
      ...own,
      'POST /profile/password/': {
        status: 400,
        body: { message, fields: { current_password: message } },
      },
    })
    await user.type(await screen.findByLabelText('Current password'), 'a guess')
    await user.type(screen.getByLabelText('New password'), 'a new password')
    await user.type(screen.getByLabelText('New password again'), 'another{Enter}')
    expect(await screen.findByText('Passwords do not match.')).toBeTruthy()
    await user.clear(screen.getByLabelText('New password again'))
    await user.type(screen.getByLabelText('New password again'), 'a new password{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(sent('POST /profile/password/')?.body).toEqual({
      current_password: 'a guess',
      password: 'a new password',
    })
  })

  it('says that the password is changed, and empties the form', async () => {
    const message = 'Your password is changed.'
    const { user } = openApp('/etrendadmin/profile', {
      ...own,
      'POST /profile/password/': { body: { message } },
    })
    await user.type(await screen.findByLabelText('Current password'), 'my password')
    await user.type(screen.getByLabelText('New password'), 'a new password')
    await user.type(screen.getByLabelText('New password again'), 'a new password{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
  })

  it('asks for another email address with the password, and says that a link is on its way', async () => {
    const message =
      'A link is on its way to new@etrend.example. Open it within an hour to make the change.'
    const { user, sent } = openApp('/etrendadmin/profile', {
      ...own,
      'POST /profile/email/': { status: 202, body: { message } },
    })
    const region = within(await screen.findByRole('region', { name: 'Email address' }))
    await user.type(region.getByLabelText('New email address'), 'nowhere{Enter}')
    expect(await region.findByText('Enter an email address like name@example.com.')).toBeTruthy()
    await user.clear(region.getByLabelText('New email address'))
    await user.type(region.getByLabelText('New email address'), 'new@etrend.example')
    await user.type(region.getByLabelText('Your password'), 'my password{Enter}')
    expect(await region.findByText(message)).toBeTruthy()
    expect(sent('POST /profile/email/')?.body).toEqual({
      email: 'new@etrend.example',
      current_password: 'my password',
    })
  })

  it('makes the address of a mailed link the one to sign in with, or says why not', async () => {
    localStorage.setItem('email', sunita.email)
    const email = 'new@etrend.example'
    const confirmed = { ...own, 'GET /profile/': { body: { ...sunita, email } } }
    openApp('/etrendadmin/confirm-email?token=good', {
      ...confirmed,
      'POST /profile/email/confirm/': { body: { email } },
    })
    expect(await screen.findByText(`From now on you sign in with ${email}.`)).toBeTruthy()
    expect(localStorage.getItem('email')).toBe(email)
    cleanup()
    const message = 'This link is used up or too old. Ask for a new one.'
    openApp('/etrendadmin/confirm-email?token=used', {
      ...own,
      'POST /profile/email/confirm/': { status: 400, body: { message } },
    })
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('shows the user’s sessions, this device first, and ends the others', async () => {
    const { user, sent } = openApp('/etrendadmin/profile', {
      ...own,
      [`DELETE /profile/sessions/${phone.id}/`]: { status: 204 },
      'DELETE /profile/sessions/': { status: 204 },
    })
    const region = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
    const rows = await region.findAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('Firefox on LinuxThis device')
    expect(rows[1]?.textContent).toContain('Chrome on Android')
    await user.click(region.getByRole('button', { name: 'End the session of Chrome on Android' }))
    const one = within(screen.getByRole('dialog', { name: 'End this session?' }))
    await user.click(one.getByRole('button', { name: 'End session' }))
    expect(await screen.findByText('Session ended')).toBeTruthy()
    expect(sent(`DELETE /profile/sessions/${phone.id}/`)).toBeTruthy()

    await user.click(region.getByRole('button', { name: 'End all others' }))
    const all = within(screen.getByRole('dialog', { name: 'End all other sessions?' }))
    await user.click(all.getByRole('button', { name: 'End all others' }))
    expect(await screen.findByText('All other sessions ended')).toBeTruthy()
  })
})
