import { describe, expect, test } from 'vitest'
import { openShop, sita } from '../test/account-shop'
import { byEngine } from '../test/by-engine'

const web = { 'x-session': 'web' }
const gita = { username: 'Gita', email: 'gita@example.com', password: 'seven red doors' }

/** A shop with Sita and Gita, and guesses at Sita's password from any address. */
async function shopUnderAttack(origin?: string) {
  const shop = await openShop({ origin })
  await shop.register()
  await shop.register(gita)
  const attempt = async (
    password: string,
    { remoteAddress = '203.0.113.66', email = sita.email, cookie = '' } = {},
  ) => {
    const headers = { ...web, ...(cookie && { cookie }) }
    const payload = { email, password }
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/login/',
      payload,
      headers,
      remoteAddress,
    })
    return answer.statusCode
  }
  const guess = (many: number, from = {}) =>
    Promise.all(Array.from({ length: many }, (_, index) => attempt(`guess ${index}`, from)))
  return { shop, attempt, guess }
}

const times = (many: number, status: number) => Array.from({ length: many }, () => status)

describe('a device on which the account signed in before', () => {
  test('may try while guesses from elsewhere lock the account', byEngine, async () => {
    const { shop, attempt, guess } = await shopUnderAttack()
    const { cookie } = await shop.login(sita, web)
    await guess(10)
    expect(await attempt(sita.password, { remoteAddress: '198.51.100.1' })).toBe(429)
    expect(await attempt(sita.password, { remoteAddress: '198.51.100.1', cookie })).toBe(200)
    expect(await attempt(sita.password, { remoteAddress: '203.0.113.66', cookie })).toBe(200)
    expect(await attempt(sita.password)).toBe(429)
  })

  test('may try from a network in which others made too many guesses', async () => {
    const { shop, attempt, guess } = await shopUnderAttack()
    const { cookie } = await shop.login(sita, web)
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example']) await guess(10, { email })
    expect(await attempt(gita.password, { email: gita.email })).toBe(429)
    expect(await attempt(sita.password, { cookie })).toBe(200)
  })

  test('has ten guesses of its own, whatever address it moves to', async () => {
    const { shop, attempt, guess } = await shopUnderAttack()
    const { cookie } = await shop.login(sita, web)
    expect(await guess(10, { cookie })).toEqual(times(10, 401))
    expect(await attempt(sita.password, { cookie, remoteAddress: '198.51.100.1' })).toBe(429)
    expect(await attempt(sita.password)).toBe(200)
    shop.wait(33)
    expect(await attempt(sita.password, { cookie })).toBe(200)
  })

  test('is known by a cookie that scripts can’t read, other sites can’t send and signing out leaves', async () => {
    const { shop, attempt, guess } = await shopUnderAttack('https://shop.example')
    const signedIn = await shop.login(sita, web)
    const device = signedIn.answer.cookies.find(({ name }) => name.includes('device'))
    const flags = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' }
    expect(device).toMatchObject({ name: '__Host-etrend-device', ...flags, maxAge: 34_560_000 })
    const authorization = `Bearer ${signedIn.access}`
    const out = await shop.post('/logout/', undefined, { authorization, cookie: signedIn.cookie })
    expect(out.cookies.map(({ name }) => name)).toEqual(['__Host-etrend'])
    await guess(10)
    const cookie = `${device?.name}=${device?.value}`
    expect(await attempt(sita.password, { cookie })).toBe(200)
  })

  test('is known for that account alone, and for up to four accounts', async () => {
    const { shop, attempt, guess } = await shopUnderAttack()
    const first = await shop.login(gita, web)
    await guess(10)
    expect(await attempt(sita.password, { cookie: first.cookie })).toBe(429)
    shop.wait(33)
    const second = await shop.login(sita, { ...web, cookie: first.cookie })
    await guess(10)
    await guess(10, { email: gita.email })
    expect(await attempt(sita.password, { cookie: second.cookie })).toBe(200)
    expect(await attempt(gita.password, { cookie: second.cookie, email: gita.email })).toBe(200)
  })

  test('is not known by a cookie that was changed, is too old, or was never given', async () => {
    const { shop, attempt, guess } = await shopUnderAttack()
    const { cookie } = await shop.login(sita, web)
    const [, mark = ''] = /etrend-device=([^;]+)/.exec(cookie) ?? []
    const forged = [
      mark.replace(/^1\./, '2.'),
      mark.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      mark.slice(0, -1),
      '1.x.9999999999.',
      '|',
      'null',
    ]
    await guess(10)
    for (const other of forged) {
      const jar = `etrend-device=${encodeURIComponent(other)}`
      const email = other.startsWith('2.') ? gita.email : sita.email
      if (email === gita.email) await guess(10, { email, remoteAddress: '192.0.2.4' })
      expect([other, await attempt(sita.password, { cookie: jar, email })]).toEqual([other, 429])
    }
    shop.wait(400 * 24 * 3600)
    await guess(10)
    expect(await attempt(sita.password, { cookie })).toBe(429)
  })

  test('is not made by a script that signs in without a web session', async () => {
    const { shop } = await shopUnderAttack()
    expect((await shop.login(sita)).answer.cookies).toEqual([])
  })
})

describe('guesses', () => {
  test(
    'count for the IPv4 address, and for the IPv6 /64, before they are compared',
    byEngine,
    async () => {
      const { attempt, guess } = await shopUnderAttack()
      const all = ['d@x.example', 'e@x.example', 'f@x.example', 'g@x.example']
      const sent = await Promise.all(
        all.map((email, index) => guess(9, { email, remoteAddress: `2001:db8::${index}` })),
      )
      expect(sent.flat().toSorted((one, other) => one - other)).toEqual([
        ...times(30, 401),
        ...times(6, 429),
      ])
      expect(await attempt(sita.password, { remoteAddress: '2001:db8:0:0:9::9' })).toBe(429)
      expect(await attempt(sita.password, { remoteAddress: '2001:db8:0:1::9' })).toBe(200)
    },
  )

  test('that were right leave no count behind', byEngine, async () => {
    const { attempt } = await shopUnderAttack()
    for (let visit = 1; visit <= 31; visit += 1) expect(await attempt(sita.password)).toBe(200)
  })
})
