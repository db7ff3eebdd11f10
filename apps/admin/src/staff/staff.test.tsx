import { builtInRole } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const sunita = {
  id: 1,
  username: 'Sunita',
  email: 'sunita@etrend.example',
  ...builtInRole('owner'),
  is_active: true,
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: null,
}
const hari = {
  ...sunita,
  id: 2,
  username: 'Hari',
  email: 'hari@etrend.example',
  ...builtInRole('packer'),
}
const invite = {
  id: 5,
  email: 'asha@etrend.example',
  ...builtInRole('sales'),
  invited_by: 'Sunita',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2999-11-27T09:00:00.000Z',
}
const nightShift = {
  id: 7,
  name: 'Night shift',
  permissions: ['orders', 'packing'],
  members: 1,
  invitations: 0,
  created_at: '2026-11-20T09:00:00.000Z',
  changed_at: '2026-11-20T09:00:00.000Z',
}
const staffed: Answers = {
  'GET /staff/members/': { body: [sunita, hari] },
  'GET /staff/members/invites/': { body: [invite] },
  'GET /staff/roles/': { body: [nightShift] },
}

describe('the staff', () => {
  it('can be disabled after a question, but nobody can disable themselves', async () => {
    const { user, sent } = openApp('/etrendadmin/staff', {
      ...staffed,
      'POST /staff/members/2/disable/': { body: { ...hari, is_active: false } },
    })
    await user.click(await screen.findByRole('button', { name: 'Disable Hari' }))
    expect(screen.queryByRole('button', { name: 'Disable Sunita' })).toBeNull()
    const dialog = within(screen.getByRole('dialog', { name: 'Disable Hari?' }))
    await user.click(dialog.getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('Hari is disabled')).toBeTruthy()
    expect(sent('POST /staff/members/2/disable/')).toBeTruthy()
  })

  it('are invited by email; a refusal is shown at the field', async () => {
    const message = 'This email address has an account already.'
    const { user } = openApp('/etrendadmin/staff', {
      ...staffed,
      'POST /staff/members/invite/': { status: 409, body: { message, fields: { email: message } } },
    })
    const field = await screen.findByLabelText('Email address of a colleague')
    await user.type(field, 'hari@etrend.example{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('are given another role, which counts at once', async () => {
    const { user, sent } = openApp('/etrendadmin/staff', {
      ...staffed,
      'POST /staff/members/2/role/': { body: { ...hari, ...builtInRole('editor') } },
    })
    await user.click(await screen.findByRole('button', { name: 'Change the role of Hari' }))
    const dialog = within(screen.getByRole('dialog', { name: 'The role of Hari' }))
    expect(dialog.getByLabelText('Role')).toHaveProperty('value', 'packer')
    await user.selectOptions(dialog.getByLabelText('Role'), 'editor')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Hari is editor now')).toBeTruthy()
    expect(sent('POST /staff/members/2/role/')?.body).toEqual({ role: 'editor' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are given or invited into a role of the shop’s own, which their row names', async () => {
    const held = { role: 7, role_name: 'Night shift', permissions: ['orders', 'packing'] }
    let isGiven = false
    let invitations = 0
    const { user, sent } = openApp('/etrendadmin/staff', {
      ...staffed,
      'GET /staff/members/': () => ({ body: [sunita, isGiven ? { ...hari, ...held } : hari] }),
      'POST /staff/members/2/role/': () => {
        isGiven = true
        return { body: { ...hari, ...held } }
      },
      'POST /staff/members/invite/': () => {
        invitations = 1
        return { status: 201, body: { ...invite, ...held, link: null } }
      },
      'GET /staff/roles/': () => ({ body: [{ ...nightShift, invitations }] }),
    })
    await user.click(await screen.findByRole('button', { name: 'Change the role of Hari' }))
    const dialog = within(screen.getByRole('dialog', { name: 'The role of Hari' }))
    const choice = 'Night shift: Orders, Packing'
    await user.selectOptions(dialog.getByLabelText('Role'), choice)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Hari is Night shift now')).toBeTruthy()
    expect(sent('POST /staff/members/2/role/')?.body).toEqual({ role: 7 })
    const members = within(screen.getByRole('list', { name: 'Members' }))
    expect(await members.findByText('Night shift')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Role'), choice)
    await user.type(screen.getByLabelText('Email address of a colleague'), 'asha@etrend.example')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Invitation sent to asha@etrend.example')).toBeTruthy()
    expect(sent('POST /staff/members/invite/')?.body).toEqual({
      email: 'asha@etrend.example',
      role: 7,
    })
    expect(await screen.findByText('1 person · 1 open invitation')).toBeTruthy()
  })

  it('have invitations that can be sent again, and withdrawn after a question', async () => {
    const { user, sent } = openApp('/etrendadmin/staff', {
      ...staffed,
      'POST /staff/members/invites/5/resend/': { body: { ...invite, link: null } },
      'DELETE /staff/members/invites/5/': { status: 204 },
    })
    await user.click(await screen.findByRole('button', { name: /^Resend/ }))
    expect(await screen.findByText(/^A new link is on its way/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this invitation?' }))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(sent('DELETE /staff/members/invites/5/')).toBeTruthy())
  })

  describe.each([
    ['invited', 'POST /staff/members/invite/', 201],
    ['invited again', 'POST /staff/members/invites/5/resend/', 200],
  ])('that are %s without a mail server', (_what, call, status) => {
    it('get the link from the person who invites, who can copy it', async () => {
      const link = 'https://admin.etrend.example/etrendadmin/accept-invite?token=t0ken'
      const answer = { status, body: { ...invite, link } }
      const { user } = openApp('/etrendadmin/staff', { ...staffed, [call]: answer })
      const field = await screen.findByLabelText('Email address of a colleague')
      await user.type(field, invite.email)
      const name = status === 201 ? 'Send invitation' : /^Resend/
      await user.click(await screen.findByRole('button', { name }))
      expect(await screen.findByText(/^No mail was sent to asha@etrend.example/)).toBeTruthy()
      expect(screen.queryByText(/^Invitation sent|on its way/)).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      expect(await navigator.clipboard.readText()).toBe(link)
      await user.click(screen.getByRole('button', { name: 'I have kept it' }))
      expect(screen.queryByText(link)).toBeNull()
    })
  })

  it('are led to the invitation by the palette', async () => {
    openApp('/etrendadmin/staff#invite', staffed)
    const field = await screen.findByLabelText('Email address of a colleague')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

describe('the link of an invitation', () => {
  it('shows the invited address, takes a name and a password, and opens the back-office', async () => {
    const { user, sent } = openApp('/etrendadmin/accept-invite?token=t0ken', {
      'POST /accept-invite/read/': { body: { email: invite.email } },
      'POST /accept-invite/': { status: 201, body: { message: 'Welcome.', email: invite.email } },
      'POST /login/': {
        body: { ...invite, access: 'a', refresh: 'r', username: 'Asha', role: null },
      },
    })
    expect(await screen.findByText(invite.email)).toBeTruthy()
    await user.type(screen.getByLabelText('User name'), 'Asha')
    await user.type(screen.getByLabelText('Password'), 'a long password{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin'))
    expect(sent('POST /accept-invite/')?.body).toEqual({
      token: 't0ken',
      username: 'Asha',
      password: 'a long password',
    })
    expect(localStorage.getItem('username')).toBe('Asha')
  })

  it('that is used up says so', async () => {
    const message = 'This invitation is used up or too old. Ask for a new one.'
    openApp('/etrendadmin/accept-invite?token=old', {
      'POST /accept-invite/read/': { status: 400, body: { message } },
    })
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toBeTruthy()
  })
})
