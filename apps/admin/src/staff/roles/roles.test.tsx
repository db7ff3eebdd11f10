import { builtInRole, type CustomRole, type HeldRole } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, profileOf, type Answers } from '../../app/testing'
import { keepStaffRole } from '../../lib/session'

const nightShift: CustomRole = {
  id: 7,
  name: 'Night shift',
  permissions: ['orders', 'packing'],
  members: 2,
  invitations: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  changed_at: '2026-11-20T09:00:00.000Z',
}
const keeper: CustomRole = {
  ...nightShift,
  id: 8,
  name: 'Keeper',
  permissions: ['backups'],
  members: 0,
  invitations: 0,
}
const list = 'GET /staff/roles/'

/** Opens the staff screen of a shop with these roles as somebody with a role. */
function openAs(held: HeldRole, roles: CustomRole[], answers: Answers = {}) {
  keepStaffRole(held)
  return openApp('/etrendadmin/staff', {
    'GET /profile/': profileOf(held),
    'GET /staff/members/': { body: [] },
    'GET /staff/members/invites/': { body: [] },
    [list]: { body: roles },
    ...answers,
  })
}

const rowOf = async (name: string) => {
  const roles = await screen.findByRole('list', { name: 'Roles' })
  const row = within(roles).getByText(name).closest('li')
  return within(row ?? roles)
}

describe('the roles', () => {
  it('are the six and those of the shop, with what each may do and who has it', async () => {
    openAs(builtInRole('owner'), [nightShift])
    const row = await rowOf('Night shift')
    expect(row.getByText('Orders, Packing')).toBeTruthy()
    expect(row.getByText('2 people · 1 open invitation')).toBeTruthy()
    expect(row.getByText(/^Pack, ship and hand over parcels/)).toBeTruthy()
    const owner = await rowOf('Owner')
    expect(owner.getByText('Yours')).toBeTruthy()
    expect(owner.getByText('Everything, also backups and cost prices.')).toBeTruthy()
    const six = ['Owner', 'Manager', 'Sales', 'Packer', 'Accountant', 'Editor']
    for (const name of six) {
      expect(screen.getByRole('button', { name: `Copy the role ${name}` })).toBeTruthy()
      expect(screen.queryByRole('button', { name: `Edit the role ${name}` })).toBeNull()
      expect(screen.queryByRole('button', { name: `Delete the role ${name}` })).toBeNull()
    }
  })

  it('of the shop can be none yet', async () => {
    openAs(builtInRole('owner'), [])
    expect(await screen.findByText('The shop has made no roles of its own yet.')).toBeTruthy()
  })

  it('that can’t be loaded offer to try again', async () => {
    openAs(builtInRole('owner'), [], { [list]: { status: 500, body: { message: 'No disk.' } } })
    const roles = within(await screen.findByRole('region', { name: 'Roles' }))
    expect(await roles.findByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('are not to be changed where they are one’s own or above it', async () => {
    openAs({ role: 7, role_name: 'Night shift', permissions: ['orders', 'packing', 'staff'] }, [
      { ...nightShift, permissions: ['orders', 'packing', 'staff'] },
      keeper,
    ])
    await rowOf('Keeper')
    for (const name of ['Night shift', 'Keeper']) {
      expect(screen.getByRole('button', { name: `Copy the role ${name}` })).toBeTruthy()
      expect(screen.queryByRole('button', { name: `Edit the role ${name}` })).toBeNull()
      expect(screen.queryByRole('button', { name: `Delete the role ${name}` })).toBeNull()
    }
    const choices = within(screen.getByLabelText('Role')).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Night shift: Orders, Packing, Staff',
    ])
  })
})

describe('a copy of a role', () => {
  it('begins with its permissions, and is made with a name', async () => {
    const { user, sent } = openAs(builtInRole('owner'), [], {
      'POST /staff/roles/': { status: 201, body: nightShift },
    })
    await user.click(await screen.findByRole('button', { name: 'Copy the role Packer' }))
    const dialog = within(screen.getByRole('dialog', { name: 'A copy of the role Packer' }))
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await dialog.findByText('Enter a name.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Name'), 'Night shift')
    expect(dialog.getByLabelText('Stock')).toHaveProperty('checked', true)
    await user.click(dialog.getByLabelText('Stock'))
    await user.click(dialog.getByLabelText('Refunds'))
    await user.click(dialog.getByLabelText('Orders'))
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await dialog.findByText('Packing needs Orders too.')).toBeTruthy()
    await user.click(dialog.getByLabelText('Orders'))
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await screen.findByText('The role Night shift can be given now')).toBeTruthy()
    expect(sent('POST /staff/roles/')?.body).toEqual({
      name: 'Night shift',
      permissions: ['orders', 'packing', 'refunds'],
    })
  })

  it('of the owner’s has only what one may do oneself; the rest can’t be ticked and says why', async () => {
    const { user, sent } = openAs(builtInRole('manager'), [], {
      'POST /staff/roles/': { status: 201, body: nightShift },
    })
    await user.click(await screen.findByRole('button', { name: 'Copy the role Owner' }))
    const dialog = within(screen.getByRole('dialog'))
    const backups = dialog.getByLabelText('Backups')
    expect(backups).toHaveProperty('disabled', true)
    expect(backups).toHaveProperty('checked', false)
    expect(dialog.getAllByText(/You may not do this yourself, so you can’t give it/)).toHaveLength(
      2,
    )
    expect(dialog.getByLabelText('Settings')).toHaveProperty('disabled', false)
    await user.type(dialog.getByLabelText('Name'), 'Deputy')
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await screen.findByText('The role Deputy can be given now')).toBeTruthy()
    const { permissions } = builtInRole('manager')
    const body = sent('POST /staff/roles/')?.body
    expect(body).toMatchObject({ name: 'Deputy' })
    expect(body).toHaveProperty('permissions.length', permissions.length)
  })

  it('needs a permission, and a name that no other role has', async () => {
    const message = 'A role with this name exists already.'
    const { user } = openAs(builtInRole('owner'), [keeper], {
      'POST /staff/roles/': { status: 409, body: { message, fields: { name: message } } },
    })
    await user.click(await screen.findByRole('button', { name: 'Copy the role Keeper' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Name'), 'editor')
    await user.click(dialog.getByLabelText('Backups'))
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await dialog.findByText('Choose what the role may do.')).toBeTruthy()
    expect(dialog.getByText(message)).toBeTruthy()
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Keeper')
    await user.click(dialog.getByLabelText('Audit log'))
    await user.click(dialog.getByRole('button', { name: 'Make role' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  })
})

describe('a role of the shop', () => {
  it('is changed with what it may do', async () => {
    const { user, sent } = openAs(builtInRole('owner'), [nightShift], {
      'PUT /staff/roles/7/': { body: nightShift },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit the role Night shift' }))
    const dialog = within(screen.getByRole('dialog', { name: 'The role Night shift' }))
    await user.click(dialog.getByLabelText('Packing'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The role Night shift is changed')).toBeTruthy()
    expect(sent('PUT /staff/roles/7/')?.body).toEqual({
      name: 'Night shift',
      permissions: ['orders'],
      changed_at: nightShift.changed_at,
    })
  })

  it('that people have isn’t deleted; the dialog says why', async () => {
    const message =
      '2 people and 1 open invitation have the role Night shift. Give them another role first.'
    const { user } = openAs(builtInRole('owner'), [nightShift], {
      'DELETE /staff/roles/7/': { status: 409, body: { message } },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete the role Night shift' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the role Night shift?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(message)).toBeTruthy()
  })
})
