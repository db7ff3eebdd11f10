import type { Invite, Member } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { openTestShop } from '../test/test-app'

const message = (answer: { json: () => { message: string } }) => answer.json().message

describe('the last owner', () => {
  it('can’t be given another role, nor be disabled by a manager', async () => {
    const shop = await openTestShop()
    const demoted = await shop.post('/staff/members/1/role/', { role: 'manager' })
    expect([demoted.statusCode, message(demoted)]).toEqual([
      409,
      'The last active owner can’t be given another role.',
    ])
    const manager = await colleague(shop, 'manager')
    expect((await manager.post('/staff/members/1/disable/')).statusCode).toBe(403)
    expect((await manager.post('/staff/members/1/role/', { role: 'sales' })).statusCode).toBe(403)
  })

  it('stays when two owners step down at the same moment', async () => {
    const shop = await openTestShop()
    const other = await colleague(shop, 'owner')
    const steps = await Promise.all([
      shop.post('/staff/members/1/role/', { role: 'sales' }),
      other.post(`/staff/members/${other.id}/role/`, { role: 'sales' }),
    ])
    const statuses = steps.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('stays when two owners disable each other at the same moment', async () => {
    const shop = await openTestShop()
    const other = await colleague(shop, 'owner')
    const steps = await Promise.all([
      shop.post(`/staff/members/${other.id}/disable/`),
      other.post('/staff/members/1/disable/'),
    ])
    // The second call comes after its caller was disabled: it finds no session, or no right to act.
    expect(steps.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('may be somebody else after another owner has joined', async () => {
    const shop = await openTestShop()
    await colleague(shop, 'owner')
    const stepped = await shop.post('/staff/members/1/role/', { role: 'accountant' })
    expect([stepped.statusCode, stepped.json<Member>().role]).toEqual([200, 'accountant'])
    expect((await shop.get('/staff/settings')).statusCode).toBe(403)
  })
})

describe('a manager', () => {
  it('invites, changes and disables people who are not above them, and nobody else', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const packer = await colleague(shop, 'packer')
    const invite = (role?: string) =>
      manager.post('/staff/members/invite/', { email: `${role}@new.example`, role })
    expect((await invite('owner')).statusCode).toBe(403)
    expect((await invite('manager')).json()).toMatchObject({ role: 'manager' })
    expect((await invite('editor')).json()).toMatchObject({ role: 'editor' })
    const give = (role: string) => manager.post(`/staff/members/${packer.id}/role/`, { role })
    expect(message(await give('owner'))).toBe(
      'Only an owner may do this: the role owner is above yours.',
    )
    expect((await give('sales')).json()).toMatchObject({ role: 'sales' })
    expect((await manager.post(`/staff/members/${packer.id}/disable/`)).statusCode).toBe(200)
    expect(
      (await manager.post(`/staff/members/${manager.id}/role/`, { role: 'owner' })).statusCode,
    ).toBe(403)
  })

  it('can neither resend, replace nor withdraw an invitation of an owner', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const asked = await shop.post('/staff/members/invite/', { email: 'asha@new.example' })
    const { id, role } = asked.json<Invite>()
    expect(role).toBe('owner')
    const lower = { email: 'asha@new.example', role: 'sales' }
    const answers = [
      await manager.post(`/staff/members/invites/${id}/resend/`),
      await manager.post('/staff/members/invite/', lower),
      await manager.remove(`/staff/members/invites/${id}/`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect((await shop.get('/staff/members/invites/')).json()).toHaveLength(1)
  })
})

describe('a changed role', () => {
  it('counts from the next request on, and is in the audit log', async () => {
    const shop = await openTestShop()
    const packer = await colleague(shop, 'packer')
    expect((await packer.get('/staff/reviews')).statusCode).toBe(403)
    const answer = await shop.post(`/staff/members/${packer.id}/role/`, { role: 'editor' })
    expect(answer.json()).toMatchObject({ username: 'packer', role: 'editor' })
    expect((await packer.get('/staff/reviews')).statusCode).toBe(200)
    expect((await packer.get('/staff/orders')).statusCode).toBe(403)
    expect((await packer.get('/profile/')).json()).toMatchObject({
      role: null,
      staff_role: 'editor',
    })
    expect((await shop.get('/staff/audit/?noun=members&action=role')).json()).toMatchObject([
      { label: 'packer', before: { role: 'packer' }, after: { role: 'editor' } },
    ])
  })

  it('withdraws invitations that are above the new role', async () => {
    const shop = await openTestShop()
    const other = await colleague(shop, 'owner')
    await other.post('/staff/members/invite/', { email: 'a@new.example', role: 'owner' })
    await other.post('/staff/members/invite/', { email: 'b@new.example', role: 'packer' })
    await shop.post(`/staff/members/${other.id}/role/`, { role: 'manager' })
    expect((await shop.get('/staff/members/invites/')).json()).toMatchObject([
      { email: 'b@new.example', role: 'packer' },
    ])
  })

  it('that doesn’t exist is refused', async () => {
    const shop = await openTestShop()
    const answer = await shop.post('/staff/members/1/role/', { role: 'king' })
    expect([answer.statusCode, message(answer)]).toEqual([400, 'Choose a role.'])
  })
})

describe('what moves an order', () => {
  it('is packing for a parcel, and selling for a decision', async () => {
    const shop = await openTestShop()
    const packer = await colleague(shop, 'packer')
    const move = (state: string) => packer.post('/staff/orders/ET-2026-000001/state', { state })
    const statuses = await Promise.all(['confirmed', 'cancelled', 'packed', 'shipped'].map(move))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 404])
    const many = { numbers: ['ET-2026-000001'], state: 'cancelled' }
    expect((await packer.post('/staff/orders/state', many)).statusCode).toBe(403)
  })
})
