import { statSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { passwordReset, user } from '../db/schema/people'
import { openShop, sita, staff } from '../test/account-shop'
import { htmlIn } from '../test/mail-file'

const password = 'a green shawl in June'
const usedUp = 'This link is used up or too old. Ask for a new one.'

/** A shop with Sita's account; `ask` asks for a link, `token` reads it from her newest mail. */
async function shopOfSita(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  await shop.register()
  const ask = (email: string = sita.email) => shop.post('/forgot-password/', { email })
  const reset = (body: { token: string; password: string }) => shop.post('/reset-password/', body)
  async function token() {
    const mails = await shop.mails()
    return /token=([\w-]{43})\b/.exec(mails.at(-1) ?? '')?.[1] ?? ''
  }
  return { ...shop, ask, reset, token }
}

describe('a forgotten password', () => {
  test('is answered alike for every address, and only an account gets a mail', async () => {
    const shop = await shopOfSita()
    const answers = [await shop.ask('nobody@example.com'), await shop.ask(' SITA@example.com')]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(202)
    const [mail, ...others] = await shop.mails()
    expect(others).toEqual([])
    expect(mail).toContain('To: sita@example.com')
    expect(mail).toContain('Subject: Choose a new password')
  })

  test('is worked on some time after its answer, so that the next call’s time tells nothing either', async () => {
    const shop = await shopOfSita()
    for (const email of ['nobody@example.com', sita.email]) await shop.ask(email)
    expect(shop.waits).toHaveLength(2)
    expect(shop.waits.every((wait) => wait >= 500 && wait < 3_000)).toBe(true)
  })

  test('sends a link on the shop’s own address, in a file that only its owner can read', async () => {
    const shop = await shopOfSita({ origin: 'https://etrend.example' })
    await shop.ask()
    const token = await shop.token()
    const [mail] = await shop.mails()
    const link = `https://etrend.example/reset-password?token=${token}`
    expect(mail).toContain(`\r\n${link}\r\n`)
    expect(htmlIn(mail ?? '')).toContain(`href="${link}"`)
    const [file = ''] = readdirSync(shop.outbox)
    expect(file).not.toContain('sita')
    expect(statSync(join(shop.outbox, file)).mode & 0o777).toBe(0o600)
    expect(statSync(shop.outbox).mode & 0o777).toBe(0o700)
    const [row] = await shop.db.read.select().from(passwordReset)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('sends an address at most three links an hour, and a disabled account none', async () => {
    const shop = await shopOfSita()
    for (let time = 0; time < 5; time += 1) {
      expect((await shop.ask()).statusCode).toBe(202)
      await shop.mails()
    }
    expect(await shop.mails()).toHaveLength(3)
    shop.wait(3601)
    await shop.ask()
    expect(await shop.mails()).toHaveLength(4)
    shop.wait(3601)
    await shop.db.write.update(user).set({ disabled_at: '2026-03-01T00:00:00.000Z' })
    await shop.ask()
    expect(await shop.mails()).toHaveLength(4)
  })

  test('a mail server that fails changes no answer, and leaves no address in the log', async () => {
    const error = Object.assign(new Error('550 <sita@example.com> unknown'), { code: 'EENVELOPE' })
    const shop = await shopOfSita({ deliver: () => Promise.reject(error) })
    expect((await shop.ask()).statusCode).toBe(202)
    await shop.mails()
    const lines = shop.log.join('')
    expect(lines).toContain('EENVELOPE')
    expect(lines).not.toContain(sita.email)
  })
})

describe('a new password', () => {
  test('is set once by a link, and the old one stops working', async () => {
    const shop = await shopOfSita()
    await shop.ask()
    const token = await shop.token()
    const answer = await shop.reset({ token, password })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your password is changed.' },
    ])
    expect(
      (await shop.post('/login/', { email: sita.email, password: sita.password })).statusCode,
    ).toBe(401)
    expect((await shop.login({ email: sita.email, password })).username).toBe('Sita')
    const again = await shop.reset({ token, password: 'yet another one' })
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { message: usedUp, fields: { token: usedUp } },
    ])
  })

  test('two uses of a link at the same moment set one password', async () => {
    const shop = await shopOfSita()
    await shop.ask()
    const token = await shop.token()
    const both = await Promise.all([
      shop.reset({ token, password }),
      shop.reset({ token, password: 'a red shawl in May' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('can’t be set after an hour, with a made-up token, or with an earlier link', async () => {
    const shop = await shopOfSita()
    await shop.ask()
    const old = await shop.token()
    shop.wait(3600)
    for (const token of [old, 'made-up']) {
      expect((await shop.reset({ token, password })).statusCode).toBe(400)
    }
    await shop.ask()
    const first = await shop.token()
    await shop.ask()
    expect((await shop.reset({ token: await shop.token(), password })).statusCode).toBe(200)
    expect((await shop.reset({ token: first, password })).statusCode).toBe(400)
  })

  test('ends every session of its owner and of nobody else, and tells them by mail', async () => {
    const shop = await shopOfSita()
    await shop.addStaff()
    const [phone, laptop, boss] = [
      await shop.login(sita),
      await shop.login(sita),
      await shop.login(staff),
    ]
    await shop.ask()
    await shop.reset({ token: await shop.token(), password })
    expect(await Promise.all([phone, laptop, boss].map((one) => shop.status(one)))).toEqual([
      401, 401, 200,
    ])
    expect((await shop.refresh(phone)).statusCode).toBe(401)
    expect((await shop.mails()).at(-1)).toContain('Subject: Your password is changed')
  })

  test('that is common is refused at its field, and the link still works', async () => {
    const shop = await shopOfSita()
    await shop.ask()
    const token = await shop.token()
    const common = await shop.reset({ token, password: 'Password123' })
    expect(common.statusCode).toBe(400)
    expect(common.json<{ fields: object }>().fields).toHaveProperty('password')
    expect((await shop.reset({ token, password })).statusCode).toBe(200)
  })

  test('unlocks an account that had too many failures', async () => {
    const shop = await shopOfSita()
    const wrong = { email: sita.email, password: 'something else' }
    await Promise.all(Array.from({ length: 10 }, () => shop.post('/login/', wrong)))
    expect((await shop.post('/login/', wrong)).statusCode).toBe(429)
    await shop.ask()
    await shop.reset({ token: await shop.token(), password })
    expect((await shop.login({ email: sita.email, password })).username).toBe('Sita')
  })
})

test('signing out everywhere ends every session of the account', async () => {
  const shop = await shopOfSita()
  const [phone, laptop] = [await shop.login(sita), await shop.login(sita, { 'x-session': 'web' })]
  const headers = { authorization: `Bearer ${laptop.access}`, cookie: laptop.cookie }
  const answer = await shop.post('/logout/everywhere/', undefined, headers)
  expect(answer.statusCode).toBe(204)
  expect(String(answer.headers['set-cookie'])).toContain('etrend=;')
  expect(await shop.status(phone)).toBe(401)
  expect(await shop.status(laptop, { cookie: laptop.cookie })).toBe(401)
  expect((await shop.post('/logout/everywhere/')).statusCode).toBe(401)
})

test('no token, password or address of a reset is in any line of the log', async () => {
  const shop = await shopOfSita()
  await shop.ask()
  const token = await shop.token()
  await shop.reset({ token, password })
  await shop.reset({ token, password })
  const lines = shop.log.join('')
  for (const secret of [token, password, sita.email]) expect(lines).not.toContain(secret)
})
