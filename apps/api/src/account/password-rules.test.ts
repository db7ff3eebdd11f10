import { describe, expect, test } from 'vitest'
import { user } from '../db/schema/people'
import { openShop, sita, staff } from '../test/account-shop'

const who = { username: 'Sita Sharma', email: 'sita.sharma84@momo-house.example' }

/** The error that registering shows at the password field; undefined when the password is accepted. */
async function refusalOf(password: string) {
  const shop = await openShop()
  const answer = await shop.register({ ...who, password })
  expect([password, answer.statusCode]).toEqual([
    password,
    (await shop.db.read.$count(user)) ? 201 : 400,
  ])
  return answer.json<{ fields?: { password?: string } }>().fields?.password
}

describe('a new password', () => {
  test.each([
    ['12345678', 'is one of the most common ones'],
    ['PassWord123', 'is one of the most common ones'],
    ['liverpool', 'is one of the most common ones'],
    ['liverpoolliverpool', 'is one of the most common ones'],
    // The last of the 100,000 refused ones; the next one of the list is accepted below.
    ['07021954', 'is one of the most common ones'],
    ['070462070462', 'repeats the same few characters'],
    ['kurta7kurta7ku', 'repeats the same few characters'],
    ['aaaabbbbaaabbb', 'repeats the same few characters'],
    ['abcdefghijk!', 'is a row of neighbouring letters or keys'],
    ['9876qwertasdfg', 'is a row of neighbouring letters or keys'],
    ['SitaSharma1990', 'is little more than your name or email address'],
    ['sharma84momo!', 'is little more than your name or email address'],
    ['my-etrend', 'is little more than your name or email address'],
  ])('%s is refused, and the sentence says why', async (password, weakness) => {
    expect(await refusalOf(password)).toBe(`This password ${weakness}. Choose another.`)
  })

  test.each([
    ['sita loves blue kurtas'],
    ['kurta78kurta78kurta99'],
    ['abcd then 4 doors'],
    ['seven red doors'],
    ['07012006'],
    ['शीतल हिमाल पारी'],
    ['        x9!Kq  '],
  ])('%s is taken', async (password) => {
    expect(await refusalOf(password)).toBeUndefined()
  })

  test('is checked alike when it is changed, reset, or chosen with an invitation', async () => {
    const shop = await openShop()
    await shop.register()
    await shop.addStaff()
    const own = 'This password is little more than your name or email address. Choose another.'
    const refused = { message: own, fields: { password: own } }
    const password = 'sita-1990'

    const { access } = await shop.login(sita)
    const changed = await shop.post(
      '/profile/password/',
      { current_password: sita.password, password },
      { authorization: `Bearer ${access}` },
    )
    expect([changed.statusCode, changed.json()]).toEqual([400, refused])

    await shop.post('/forgot-password/', { email: sita.email })
    const [, reset] = /reset-password\?token=([\w-]+)/.exec((await shop.mails()).join()) ?? []
    const again = await shop.post('/reset-password/', { token: reset, password })
    expect([again.statusCode, again.json()]).toEqual([400, refused])
    const better = { token: reset, password: 'seven red doors' }
    expect((await shop.post('/reset-password/', better)).statusCode).toBe(200)

    const host = '127.0.0.1'
    const boss = await shop.login(staff, { host })
    const asStaff = { host, authorization: `Bearer ${boss.access}` }
    await shop.post('/staff/members/invite/', { email: 'gita.rai@example.com' }, asStaff)
    const [, token] = /accept-invite\?token=([\w-]+)/.exec((await shop.mails()).join()) ?? []
    const joining = { token, username: 'Gita', password: 'gita-rai-26' }
    const joined = await shop.post('/accept-invite/', joining)
    expect([joined.statusCode, joined.json()]).toEqual([400, refused])
  })
})
