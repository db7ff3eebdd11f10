// @module-tag by-engine

import {
  MOST_ROLES,
  permissionsOf,
  type CustomRole,
  type Invite,
  type Member,
  type Permission,
} from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import type { TestShop } from '../test/open-shop'
import { signedIn, tired } from '../test/second-factor'
import { openTestShop } from '../test/test-app'

const all = '/staff/roles/'
const at = (id: number) => `${all}${id}/`
const message = (answer: { json: () => { message: string } }) => answer.json().message

/** Makes a role as the first owner. */
async function roleOf(shop: Pick<TestShop, 'post'>, name: string, permissions: Permission[]) {
  const answer = await shop.post(all, { name, permissions })
  expect(answer.statusCode).toBe(201)
  return answer.json<CustomRole>()
}

describe('a custom role', () => {
  it('has its permissions once, in one order, and is listed with who has it', async () => {
    const shop = await openTestShop()
    const made = await roleOf(shop, '  Night shift ', ['stock', 'orders', 'stock'])
    expect(made).toMatchObject({ name: 'Night shift', permissions: ['stock', 'orders'] })
    await colleague(shop, made.id)
    const invitation = { email: 'asha@new.example', role: made.id }
    await shop.post('/staff/members/invite/', invitation)
    await roleOf(shop, 'Day shift', ['orders'])
    expect((await shop.get(all)).json()).toMatchObject([
      { name: 'Day shift', members: 0, invitations: 0 },
      { id: made.id, name: 'Night shift', members: 1, invitations: 1 },
    ])
  })

  it('opens the calls of its permissions, and no others', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Stock reader', ['stock', 'reports'])
    const hari = await colleague(shop, id)
    expect((await hari.get('/stock/allStock/')).statusCode).toBe(200)
    expect((await hari.get('/staff/reports')).statusCode).toBe(200)
    for (const url of ['/staff/orders', '/staff/settings', all, '/staff/backups/']) {
      expect((await hari.get(url)).json()).toMatchObject({ code: 'not-permitted' })
    }
    expect((await hari.get('/profile/')).json()).toMatchObject({
      role: null,
      staff_role: id,
      role_name: 'Stock reader',
      permissions: ['stock', 'reports'],
    })
  })

  it('needs a name of its own, whatever its capital letters, and a permission', async () => {
    const shop = await openTestShop()
    const permissions = ['orders']
    await roleOf(shop, 'Night shift', ['orders'])
    const other = await roleOf(shop, 'Day shift', ['orders'])
    const taken = await shop.post(all, { name: 'NIGHT  shift', permissions })
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { fields: { name: 'A role with this name exists already.' } },
    ])
    const renamed = await shop.put(at(other.id), { name: 'night shift', permissions })
    expect(renamed.statusCode).toBe(409)
    const wrong = [
      { name: ' ', permissions },
      { name: 'x'.repeat(41), permissions },
      { name: 'Owner', permissions },
      { name: 'eDiTor ', permissions },
      { name: 'Nobody', permissions: [] },
      { name: 'King', permissions: ['everything'] },
    ]
    for (const body of wrong) expect((await shop.post(all, body)).statusCode).toBe(400)
    for (const [one, name] of [
      ['selling', 'Selling'],
      ['packing', 'Packing'],
      ['refunds', 'Refunds'],
    ]) {
      const blind = await shop.post(all, { name: 'Blind', permissions: ['stock', one] })
      const sentence = `${name} needs Orders too.`
      expect([blind.statusCode, blind.json()]).toMatchObject([
        400,
        { fields: { permissions: sentence } },
      ])
    }
    const longest = await shop.post(all, { name: 'x'.repeat(40), permissions })
    expect(longest.statusCode).toBe(201)
  })

  it(`is one of ${MOST_ROLES} at most`, async () => {
    const shop = await openTestShop()
    for (let each = 1; each <= MOST_ROLES; each += 1) {
      await roleOf(shop, `Role ${each}`, ['orders'])
    }
    const more = await shop.post(all, { name: 'One more', permissions: ['orders'] })
    expect([more.statusCode, message(more)]).toEqual([
      409,
      'The shop has 30 roles of its own: delete one first.',
    ])
  })

  it('is made with a recent proof of who one is, by those who may manage the staff', async () => {
    const shop = await openTestShop()
    const body = { name: 'Night shift', permissions: ['orders'] }
    const sales = await colleague(shop, 'sales')
    expect((await sales.post(all, body)).statusCode).toBe(403)
    expect((await sales.get(all)).statusCode).toBe(403)
    const { ask } = await tired(shop)
    expect((await ask('POST', all, body)).json()).toMatchObject({ code: 'proof-needed' })
  })

  it('is in the audit log, with what it may do before and after', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Night shift', ['stock', 'orders'])
    await shop.put(at(id), { name: 'Night shift', permissions: ['orders', 'packing'] })
    await shop.put(at(id), { name: 'Night shift', permissions: ['packing', 'orders'] })
    await shop.remove(at(id))
    expect((await shop.get('/staff/audit/?noun=customRoles')).json()).toMatchObject([
      { action: 'delete', label: 'Night shift', staff_name: 'boss' },
      {
        action: 'edit',
        before: { permissions: ['stock', 'orders'] },
        after: { permissions: ['orders', 'packing'] },
      },
      { action: 'add', after: { name: 'Night shift', permissions: ['stock', 'orders'] } },
    ])
  })
})

describe('a change of a role', () => {
  it('counts from the next request on, also in open sessions and for API keys', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Keys', ['orders', 'settings'])
    const hari = await colleague(shop, id)
    const key = { name: 'Courier program', scopes: ['read:orders'] }
    const { secret } = (await hari.post('/staff/api-keys/', key)).json<{ secret: string }>()
    const headers = { host: '127.0.0.1', authorization: `Bearer ${secret}` }
    const byKey = async () =>
      (await shop.app.inject({ method: 'GET', url: '/staff/orders', headers })).statusCode
    const byHand = async () => (await hari.get('/staff/orders')).statusCode
    expect([await byHand(), await byKey()]).toEqual([200, 200])
    await shop.put(at(id), { name: 'Keys', permissions: ['stock', 'settings'] })
    expect([await byHand(), await byKey()]).toEqual([403, 403])
    expect((await hari.get('/stock/allStock/')).statusCode).toBe(200)
    await shop.put(at(id), { name: 'Keys', permissions: ['orders'] })
    expect([await byHand(), await byKey()]).toEqual([200, 200])
  })

  it('withdraws the invitations by which its people give more than they may now', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Head', ['orders', 'packing', 'stock', 'staff'])
    const hari = await colleague(shop, id)
    const small = await roleOf(shop, 'Small', ['orders'])
    for (const role of ['packer', small.id]) {
      const email = `${role}@new.example`
      expect((await hari.post('/staff/members/invite/', { email, role })).statusCode).toBe(201)
    }
    await shop.post('/staff/members/invite/', { email: 'b@new.example', role: 'packer' })
    await shop.put(at(id), { name: 'Head', permissions: ['orders', 'staff'] })
    expect((await shop.get('/staff/members/invites/')).json()).toMatchObject([
      { email: `${small.id}@new.example`, role: small.id, role_name: 'Small' },
      { email: 'b@new.example', role: 'packer', role_name: 'Packer' },
    ])
    // Small grows beyond what its sender may do.
    await shop.put(at(small.id), { name: 'Small', permissions: ['orders', 'refunds'] })
    expect((await shop.get('/staff/members/invites/')).json()).toMatchObject([
      { email: 'b@new.example' },
    ])
    expect((await shop.get('/staff/audit/?action=withdraw')).json()).toMatchObject([
      { staff_name: 'boss', label: `${small.id}@new.example` },
      { staff_name: 'boss', label: 'packer@new.example' },
    ])
  })

  it('is refused where somebody else has changed the role since it was read', async () => {
    const shop = await openTestShop()
    const { id, changed_at } = await roleOf(shop, 'Shift', ['orders', 'refunds'])
    await shop.later(1)
    const first = await shop.put(at(id), { name: 'Shift', permissions: ['orders'], changed_at })
    expect(first.statusCode).toBe(200)
    const body = { name: 'Late shift', permissions: ['orders', 'refunds'] }
    const second = await shop.put(at(id), { ...body, changed_at })
    expect([second.statusCode, message(second)]).toEqual([
      409,
      'Somebody has changed this role meanwhile. Open it again, and change it then.',
    ])
    const newer = first.json<CustomRole>().changed_at
    expect((await shop.put(at(id), { ...body, changed_at: newer })).statusCode).toBe(200)
  })

  it('asks people for a second factor once they may change the shop, and not before', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Helper', ['orders'])
    const { email } = await colleague(shop, id)
    const password = 'keys to the back room'
    const outside = await signedIn(shop, 'outside', { email, password })
    expect((await outside.get('/staff/orders')).statusCode).toBe(200)
    await shop.put(at(id), { name: 'Helper', permissions: ['orders', 'settings'] })
    expect((await outside.get('/staff/orders')).json()).toMatchObject({ code: 'factor-missing' })
  })
})

describe('within what one may do oneself', () => {
  it('a manager makes, changes and deletes roles, and gives them', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const body = { name: 'Shift', permissions: ['orders', 'refunds'] }
    const made = (await manager.post(all, body)).json<CustomRole>()
    const packer = await colleague(shop, 'packer')
    const role = `/staff/members/${packer.id}/role/`
    const given = await manager.post(role, { role: made.id })
    expect([given.statusCode, given.json<Member>()]).toMatchObject([
      200,
      { role: made.id, role_name: 'Shift', permissions: ['orders', 'refunds'] },
    ])
    const changed = await manager.put(at(made.id), { ...body, permissions: ['orders'] })
    expect(changed.json()).toMatchObject({ permissions: ['orders'], members: 1 })
    await manager.post(role, { role: 'packer' })
    expect((await manager.remove(at(made.id))).statusCode).toBe(204)
    expect((await shop.get('/staff/audit/?noun=members&action=role')).json()).toMatchObject([
      { before: { role: 'Shift' }, after: { role: 'packer' } },
      { before: { role: 'packer' }, after: { role: 'Shift' } },
    ])
  })

  it('nobody puts a permission that they lack into a role', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const body = { name: 'Keeper', permissions: ['orders', 'backups', 'costs'] }
    const refused = await manager.post(all, body)
    const sentence = 'You can’t give what you may not do yourself: Cost prices, Backups.'
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: sentence, fields: { permissions: sentence } },
    ])
    const { id } = await roleOf(shop, 'Keeper', ['orders'])
    expect((await manager.put(at(id), body)).statusCode).toBe(403)
    expect((await shop.put(at(id), body)).statusCode).toBe(200)
  })

  it('nobody changes, deletes or gives a role that is above theirs, nor touches its people', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const { id } = await roleOf(shop, 'Keeper', ['orders', 'backups'])
    const keeper = await colleague(shop, id)
    const packer = await colleague(shop, 'packer')
    const asked = await shop.post('/staff/members/invite/', { email: 'a@new.example', role: id })
    const invite = asked.json<Invite>()
    const answers = [
      await manager.put(at(id), { name: 'Keeper', permissions: ['orders'] }),
      await manager.remove(at(id)),
      await manager.post(`/staff/members/${packer.id}/role/`, { role: id }),
      await manager.post('/staff/members/invite/', { email: 'b@new.example', role: id }),
      await manager.post(`/staff/members/invites/${invite.id}/resend/`),
      await manager.remove(`/staff/members/invites/${invite.id}/`),
      await manager.post(`/staff/members/${keeper.id}/role/`, { role: 'packer' }),
      await manager.post(`/staff/members/${keeper.id}/disable/`),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, message(answer)]).toEqual([
        403,
        'Only an owner may do this: the role Keeper is above yours.',
      ])
    }
  })

  it('nobody changes the role that they work as', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Head', ['orders', 'staff'])
    const hari = await colleague(shop, id)
    const body = { name: 'Head', permissions: ['orders'] }
    for (const answer of [await hari.put(at(id), body), await hari.remove(at(id))]) {
      expect([answer.statusCode, message(answer)]).toEqual([
        409,
        'You work as Head yourself. Ask somebody else to change this role.',
      ])
    }
    expect((await shop.put(at(id), body)).statusCode).toBe(200)
  })

  it('a custom role with every permission is no owner: the last owner stays', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Partner', [...permissionsOf.owner])
    const partner = await colleague(shop, id)
    const refused = [
      await partner.post('/staff/members/1/role/', { role: id }),
      await partner.post('/staff/members/1/disable/'),
      await shop.post('/staff/members/1/role/', { role: id }),
    ]
    expect(refused.map(message)).toEqual([
      'The last active owner can’t be given another role.',
      'The last active owner can’t be disabled.',
      'The last active owner can’t be given another role.',
    ])
    expect((await partner.post('/staff/members/1/reset-factor/')).statusCode).toBe(403)
  })
})

describe('a role that somebody has', () => {
  it('can’t be deleted; the refusal says how many people and invitations have it', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Shift', ['orders'])
    const hari = await colleague(shop, id, 'hari')
    const sita = await colleague(shop, id, 'sita')
    await shop.post(`/staff/members/${sita.id}/disable/`)
    await shop.post('/staff/members/invite/', { email: 'a@new.example', role: id })
    const [invite] = (await shop.get('/staff/members/invites/')).json<Invite[]>()
    const refused = await shop.remove(at(id))
    expect([refused.statusCode, message(refused)]).toEqual([
      409,
      '2 people and 1 open invitation have the role Shift. Give them another role first.',
    ])
    for (const member of [hari, sita]) {
      await shop.post(`/staff/members/${member.id}/role/`, { role: 'sales' })
    }
    expect(message(await shop.remove(at(id)))).toBe(
      '1 open invitation has the role Shift. Give them another role first.',
    )
    await shop.remove(`/staff/members/invites/${invite?.id}/`)
    expect((await shop.remove(at(id))).statusCode).toBe(204)
    expect((await shop.get(all)).json()).toEqual([])
    expect((await shop.remove(at(id))).statusCode).toBe(404)
  })

  it('and was deleted can’t be given', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Shift', ['orders'])
    await shop.remove(at(id))
    const sentence = 'This role doesn’t exist. Choose another one.'
    const answers = [
      await shop.post('/staff/members/invite/', { email: 'a@new.example', role: id }),
      await shop.post('/staff/members/1/role/', { role: id }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { fields: { role: sentence } },
      ])
    }
  })
})

describe('an invitation into a custom role', () => {
  it('makes a member with it, and one without a role gives that of the person who invites', async () => {
    const shop = await openTestShop()
    const { id } = await roleOf(shop, 'Head', ['orders', 'staff'])
    const hari = await colleague(shop, id)
    const asked = await hari.post('/staff/members/invite/', { email: 'asha@new.example' })
    const invited = asked.json<Invite & { link: string }>()
    expect(invited).toMatchObject({ role: id, role_name: 'Head' })
    const token = new URL(invited.link).searchParams.get('token')
    const joined = { token, username: 'Asha', password: 'a long walk to Namche' }
    expect((await shop.post('/accept-invite/', joined)).statusCode).toBe(201)
    const list = (await shop.get('/staff/members/')).json<Member[]>()
    expect(list.at(-1)).toMatchObject({ username: 'Asha', role: id, role_name: 'Head' })
    expect((await shop.get('/staff/audit/?action=invite')).json()).toMatchObject([
      { label: 'asha@new.example', after: { role: 'Head' } },
    ])
  })
})
