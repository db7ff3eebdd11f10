import { builtInRole, type HeldRole, type Role, type StaffOrder } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepStaffRole } from '../lib/session'
import { openOrder, orderOf } from '../test/sample-answers'
import { openApp, profileOf, type Answers } from './testing'

/** Opens the app as somebody whose role the server and this browser know. */
function openAs(held: Role | HeldRole, address: string, answers: Answers = {}) {
  const role = typeof held === 'string' ? builtInRole(held) : held
  keepStaffRole(role)
  return openApp(address, { 'GET /profile/': profileOf(role), ...answers })
}

function openOrderAs(held: Role) {
  const role = builtInRole(held)
  keepStaffRole(role)
  const changes: Partial<StaffOrder> = {
    next_states: ['packed', 'cancelled'],
    refundable: 500,
    can_edit: true,
  }
  openOrder(
    orderOf({ state: 'confirmed', ...changes }),
    '',
    {},
    { 'GET /profile/': profileOf(role) },
  )
}

const entriesIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the menu', () => {
  it('of a packer has orders, returns and stock, and nothing else', () => {
    openAs('packer', '/etrendadmin/profile')
    expect(entriesIn('Back-office')).toEqual([
      'Dashboard',
      'Order',
      'Returns',
      'Handovers',
      'Stock on hand',
      'Stock',
      'Receive stock',
      'Receive by scanning',
      'Stocktakes',
      'Barcodes and labels',
      'Trash',
      'Profile',
    ])
  })

  it('of an editor has the catalogue and reviews', () => {
    openAs('editor', '/etrendadmin/profile')
    const entries = entriesIn('Back-office')
    expect(entries).toContain('Products')
    expect(entries).toContain('Reviews')
    expect(entries).not.toContain('Orders')
    expect(entries).not.toContain('Staff')
  })

  it('follows a role that was changed elsewhere', async () => {
    keepStaffRole(builtInRole('packer'))
    openApp('/etrendadmin/profile', { 'GET /profile/': profileOf(builtInRole('owner')) })
    await waitFor(() => expect(entriesIn('Back-office')).toContain('Settings'))
  })

  it('of a custom role has what its permissions open', () => {
    openAs({ role: 7, role_name: 'Shelf', permissions: ['stock'] }, '/etrendadmin/profile')
    const entries = entriesIn('Back-office')
    expect(entries).toContain('Stocktakes')
    expect(entries).not.toContain('Order')
  })

  it('follows a permission that one’s role has lost, once the server refuses a call for it', async () => {
    const role = {
      role: 7,
      role_name: 'Shelf',
      permissions: ['stock', 'reports'],
    } satisfies HeldRole
    let held: HeldRole = role
    openAs(role, '/etrendadmin/stocktakes', {
      'GET /profile/': () => profileOf(held),
      'GET /staff/stocktakes/': () => {
        held = { ...role, permissions: ['reports'] }
        const message = 'Your role doesn’t include this. Ask an owner of the shop.'
        return { status: 403, body: { message, code: 'not-permitted' } }
      },
    })
    expect(await screen.findByText(/^You work here as Shelf\. Ask an owner/)).toBeTruthy()
    expect(entriesIn('Back-office')).not.toContain('Stocktakes')
    expect(entriesIn('Back-office')).toContain('Reports')
  })

  it('waits for the server where an older version has stored only the role’s name', async () => {
    localStorage.setItem('staff_role', 'packer')
    openApp('/etrendadmin/profile', { 'GET /profile/': profileOf(builtInRole('packer')) })
    await waitFor(() => expect(entriesIn('Back-office')).toContain('Stocktakes'))
  })
})

describe('the dashboard', () => {
  it('begins only what one’s role may do', async () => {
    openAs('packer', '/etrendadmin')
    const begin = within(await screen.findByRole('navigation', { name: 'Begin' }))
    const names = begin.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names).toEqual(['Receive stock', 'Count stock', 'Print labels'])
  })
})

describe('a page outside one’s role', () => {
  it('says so calmly, without asking the server for it', async () => {
    const { requests } = openAs('packer', '/etrendadmin/settings')
    expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeTruthy()
    expect(screen.getByText(/Ask an owner of the shop/)).toBeTruthy()
    expect(requests.map(({ call }) => call)).not.toContain('GET /staff/settings')
  })

  it('is also a noun’s list, add and edit screen', async () => {
    openAs('sales', '/etrendadmin/editproduct/1')
    expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeTruthy()
  })
})

describe('the search', () => {
  it('offers only pages and actions of one’s role', async () => {
    const { user } = openAs('sales', '/etrendadmin/profile')
    await user.click(screen.getByRole('button', { name: /^Search/ }))
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(names.some((name) => name.startsWith('Order'))).toBe(true)
    expect(names.some((name) => /Invite|Add Product|Shop settings/.test(name))).toBe(false)
  })
})

describe('the list of orders', () => {
  it.each([
    ['packer', 0],
    ['sales', 1],
  ] as const)('offers %s a phone order %i times', async (held, times) => {
    openAs(held, '/etrendadmin/allorder')
    expect(await screen.findByText(/^No orders yet/)).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: 'Phone order' })).toHaveLength(times)
  })
})

describe('the buttons of an order', () => {
  it('of a packer move the parcel, but decide nothing and refund nothing', async () => {
    openOrderAs('packer')
    expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeTruthy()
    for (const name of ['Cancel order', 'Refund', 'Edit order']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  it('of an accountant refund, but don’t move the parcel', async () => {
    openOrderAs('accountant')
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull()
  })
})

describe('the dashboard', () => {
  it('of sales shows the work that waits, without figures or activity', async () => {
    const { requests } = openAs('sales', '/etrendadmin', {
      'GET /staff/waiting/': { body: { to_pack: 2, to_call: 0 } },
    })
    expect(await screen.findByRole('link', { name: '2 To pack' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /To call/ })).toBeNull()
    const calls = requests.map(({ call }) => call)
    expect(calls).not.toContain('GET /staff/sales')
    expect(calls).not.toContain('GET /staff/audit/')
  })
})
