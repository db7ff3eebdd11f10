import type { MadeInvite, Member } from '@etrend/contract'
import { expect, test } from 'vitest'
import { openShop, sita, staff } from '../test/account-shop'

const DAY = 24 * 3600
const hari = { username: 'Hari', email: 'hari@example.com', password: 'a long walk to Namche' }

/** A shop with a member of staff signed in, and their calls. */
async function staffShop(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  await shop.addStaff()
  const { access } = await shop.login(staff)
  const headers = { authorization: `Bearer ${access}` }
  return {
    shop,
    headers,
    post: (url: string, body?: object) => shop.post(url, body, headers),
    get: (url: string) => shop.app.inject({ url, headers }),
    remove: (url: string) => shop.app.inject({ method: 'DELETE', url, headers }),
    /** The token of the newest mail's link. */
    async token() {
      const mail = (await shop.mails()).at(-1) ?? ''
      expect(mail).toContain('http://admin.localhost:4000/etrendadmin/accept-invite?token=')
      return /token=([\w-]{43})/.exec(mail)?.[1] ?? ''
    },
  }
}

async function invited() {
  const parts = await staffShop()
  const { email } = hari
  const answer = await parts.post('/staff/members/invite/', { email })
  return { ...parts, answer, invite: answer.json<MadeInvite>(), token: await parts.token() }
}

async function joined() {
  const parts = await invited()
  const { username, password } = hari
  const accepted = await parts.shop.post('/accept-invite/', {
    token: parts.token,
    username,
    password,
  })
  return { ...parts, accepted }
}

test('an invitation is a link that makes a member of staff, once', async () => {
  const { shop, answer, invite, token, get } = await invited()
  expect([answer.statusCode, invite]).toMatchObject([
    201,
    { id: 1, email: hari.email, invited_by: 'boss', expires_at: '2026-03-08T10:00:00.000Z' },
  ])
  const { link: _link, ...listed } = invite
  expect((await get('/staff/members/invites/')).json()).toEqual([listed])
  expect((await shop.post('/accept-invite/read/', { token })).json()).toEqual({ email: hari.email })
  const body = { token, username: hari.username, password: hari.password }
  expect((await shop.post('/accept-invite/', body)).statusCode).toBe(201)
  expect((await shop.login(hari)).role).toBeNull()
  expect((await shop.post('/accept-invite/', body)).json()).toMatchObject({
    message: 'This invitation is used up or too old. Ask for a new one.',
  })
  expect((await get('/staff/members/invites/')).json()).toEqual([])
  expect((await get('/staff/members/')).json()).toMatchObject([
    { id: 1, email: staff.email, is_active: true },
    { id: 2, username: 'Hari', is_active: true, last_used_at: '2026-03-01T10:00:00.000Z' },
  ])
})

test('without a mail server, the person who invites gets the link, which no log and no list holds', async () => {
  const { shop, invite, token, post, get, answer } = await invited()
  expect(answer.headers['cache-control']).toBe('no-store')
  const url = 'http://admin.localhost:4000/etrendadmin/accept-invite?token='
  expect(invite.link).toBe(`${url}${token}`)
  const again = (await post('/staff/members/invites/1/resend/')).json<MadeInvite>()
  expect(again.link).not.toBe(invite.link)
  const second = again.link?.slice(url.length) ?? ''
  expect((await shop.post('/accept-invite/read/', { token: second })).statusCode).toBe(200)
  const list = (await get('/staff/members/invites/')).body
  for (const secret of [token, second]) {
    expect(shop.log.join('')).not.toContain(secret)
    expect(list).not.toContain(secret)
  }
})

test('with a mail server, the link is in the mail only', async () => {
  const parts = await staffShop({ hasMailServer: true })
  const { post } = parts
  const { email } = hari
  expect((await post('/staff/members/invite/', { email })).json()).toMatchObject({ link: null })
  expect(await parts.token()).toHaveLength(43)
  const again = await post('/staff/members/invites/1/resend/')
  expect(again.json()).toMatchObject({ link: null })
})

test('an invitation is invalid after a week, or once it was sent again or withdrawn', async () => {
  const { shop, token, post, remove, token: first } = await invited()
  shop.wait(7 * DAY)
  expect((await shop.post('/accept-invite/read/', { token })).statusCode).toBe(400)
  const { access } = await shop.login(staff)
  const headers = { authorization: `Bearer ${access}` }
  await shop.post('/staff/members/invites/1/resend/', undefined, headers)
  const mails = await shop.mails()
  expect(mails).toHaveLength(2)
  const second = /token=([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1]
  expect((await shop.post('/accept-invite/read/', { token: first })).statusCode).toBe(400)
  expect((await shop.post('/accept-invite/read/', { token: second })).statusCode).toBe(200)
  const url = '/staff/members/invites/1/'
  expect((await shop.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
  expect((await shop.post('/accept-invite/read/', { token: second })).statusCode).toBe(400)
  expect([(await remove(url)).statusCode, (await post(`${url}resend/`)).statusCode]).toEqual([
    401, 401,
  ])
})

test('an address that has an account already is not invited', async () => {
  const { shop, post } = await staffShop()
  await shop.register()
  const refused = await post('/staff/members/invite/', { email: sita.email })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { fields: { email: 'This email address has an account already.' } },
  ])
})

test('a disabled member is signed out immediately, and can sign in again when enabled', async () => {
  const { shop, post, get } = await joined()
  const them = await shop.login(hari)
  const headers = { authorization: `Bearer ${them.access}` }
  await shop.post('/staff/members/invite/', { email: 'friend@example.com' }, headers)
  const answer = await post('/staff/members/2/disable/')
  expect([answer.statusCode, answer.json<Member>().is_active]).toEqual([200, false])
  expect(await shop.status(them)).toBe(401)
  const { email, password } = hari
  expect((await shop.post('/login/', { email, password })).statusCode).toBe(401)
  expect((await get('/staff/members/invites/')).json()).toEqual([])
  expect((await post('/staff/members/2/enable/')).json<Member>().is_active).toBe(true)
  expect(await shop.status(them)).toBe(401)
  expect((await shop.login(hari)).role).toBeNull()
})

test('nobody disables themselves, and shoppers are no members', async () => {
  const { shop, post } = await staffShop()
  await shop.register()
  const refused = await post('/staff/members/1/disable/')
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'You can’t disable yourself.' },
  ])
  expect((await post('/staff/members/2/disable/')).statusCode).toBe(404)
})
