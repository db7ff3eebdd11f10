import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { one } from '../../db/rows'
import { recoveryCode, secondFactor } from '../../db/schema/people'
import { colleague } from '../../test/colleagues'
import { staff } from '../../test/open-shop'
import { codeAt, setUpFactor, signedIn } from '../../test/second-factor'
import { openTestShop } from '../../test/test-app'

/** A shop whose owner has a second factor, and a session that waits for a code. */
async function waiting() {
  const shop = await openTestShop()
  const { secret, codes } = await setUpFactor(await signedIn(shop), shop.now)
  const own = await signedIn(shop)
  const pass = async (code: string) => (await own.post('/login/factor/', { code })).statusCode
  return { shop, secret, codes, own, pass, now: (ms = 0) => codeAt(secret, shop.now() + ms) }
}

describe('a code of the app', () => {
  it('works once, and no earlier one works after it', async () => {
    const { shop, pass, now } = await waiting()
    expect(await pass(now())).toBe(400)
    await shop.later(2)
    const [before, code] = [now(-30_000), now()]
    expect(await pass(code)).toBe(204)
    expect(await pass(code)).toBe(400)
    expect(await pass(before)).toBe(400)
  })

  it('works once of two calls at the same moment', async () => {
    const { shop, pass, now } = await waiting()
    await shop.later(2)
    const code = now()
    expect(new Set(await Promise.all([pass(code), pass(code)]))).toEqual(new Set([204, 400]))
  })

  it('may be half a minute early or late, not more', async () => {
    const { shop, pass, now } = await waiting()
    await shop.later(4)
    expect(await pass(now(-90_000))).toBe(400)
    expect(await pass(now(90_000))).toBe(400)
    expect(await pass(now(-30_000))).toBe(204)
    expect(await pass(now(30_000))).toBe(204)
  })

  it('that is no code is refused with a sentence', async () => {
    const { own } = await waiting()
    for (const code of ['', '12345', 'x'.repeat(41), '000000; DROP TABLE user']) {
      const answer = await own.post('/login/factor/', { code })
      expect([code, answer.statusCode]).toEqual([code, 400])
      expect(answer.json()).toHaveProperty('fields.code')
    }
  })
})

describe('guesses', () => {
  it('have to wait after five, also with the right code', async () => {
    const { shop, own, pass, now } = await waiting()
    for (let guess = 0; guess < 5; guess += 1) expect(await pass('000000')).toBe(400)
    await shop.later(0)
    const answer = await own.post('/login/factor/', { code: now() })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)])
    await shop.later(16)
    const again = await signedIn(shop)
    expect((await again.post('/login/factor/', { code: now() })).statusCode).toBe(204)
  })
})

describe('a recovery code', () => {
  it('works once, in any case and without its hyphens, and not for somebody else', async () => {
    const { shop, own, codes, pass } = await waiting()
    const [first = '', second = ''] = codes
    const { email } = await colleague(shop, 'sales')
    const other = await signedIn(shop, 'outside', { email, password: staff.password })
    await setUpFactor(other, shop.now)
    expect((await other.post('/login/factor/', { code: first })).statusCode).toBe(400)
    expect(await pass(first.toUpperCase().replaceAll('-', ' '))).toBe(204)
    expect(await pass(first)).toBe(400)
    expect(await pass(second)).toBe(204)
    expect((await own.get('/profile/factor/')).json()).toMatchObject({ recovery_codes: 8 })
  })

  it('works once of two calls at the same moment', async () => {
    const { codes, pass } = await waiting()
    const [code = ''] = codes
    expect(new Set(await Promise.all([pass(code), pass(code)]))).toEqual(new Set([204, 400]))
  })

  it('stops working when there are new ones', async () => {
    const { own, codes, pass } = await waiting()
    await pass(codes[0] ?? '')
    const renewed = await own.post('/profile/factor/recovery-codes/')
    expect(renewed.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10)
    expect(await pass(codes[1] ?? '')).toBe(400)
  })
})

describe('the database', () => {
  it('holds neither the secret nor a recovery code', async () => {
    const { shop, secret, codes } = await waiting()
    const kept = await one(shop.db.read.select().from(secondFactor).where(eq(secondFactor.user, 1)))
    expect(kept.secret).not.toContain(secret)
    expect(Buffer.from(kept.secret, 'base64url').toString('latin1')).not.toContain(secret)
    const hashes = await shop.db.read.select().from(recoveryCode)
    expect(JSON.stringify(hashes)).not.toContain(codes[0] ?? '')
  })
})
