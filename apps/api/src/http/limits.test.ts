import type { MailKind } from '@etrend/contract'
import { describe, expect, test } from 'vitest'
import { signUpBuyer } from '../test/buyers'
import { multipart, png } from '../test/forms'
import { openTestShop, shopOfFour } from '../test/test-app'
import { readTrustedProxies } from './trusted-proxies'

/** Opens a shop; the function asks for a link to a new password, of which a network gets ten an hour (the status). */
async function shopWith(setting?: string) {
  const { app } = await openTestShop(setting ? { trustProxy: readTrustedProxies(setting) } : {})
  return async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const payload = { email: 'shopper@example.com' }
    const url = '/forgot-password/'
    return (await app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode
  }
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1)

describe('a limit on calls', () => {
  test('says what to do, and when to try again', async () => {
    const { app } = await openTestShop()
    const url = '/forgot-password/'
    const payload = { email: 'shopper@example.com' }
    const ask = () => app.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.7' })
    for (const _ of ten) await ask()
    const refused = await ask()
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Too many of these in a short time. Please wait a little and try again.' },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  })

  test('is 30 test mails an hour, of all kinds together', async () => {
    const shop = await openTestShop()
    const words = { subject: 'Hello', opening: 'Hello', closing: '' }
    const testMail = async (kind: MailKind) =>
      (await shop.post(`/staff/mail-texts/${kind}/test`, words)).statusCode
    for (let sent = 0; sent < 30; sent += 1) expect(await testMail('order_shipped')).toBe(202)
    expect(await testMail('order_shipped')).toBe(429)
    expect(await testMail('order_delivered')).toBe(429)
  })

  test('is 20 reviews a minute, 20 changes and 20 deletions; reading them has none', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    const all = '/store/products/1/reviews'
    const own = `${all}/mine`
    const review = { rating: 5, content: 'Soft, and the red is a true red.' }
    const write = async () => (await sita.post(all, review)).statusCode
    const change = async () => (await sita.put(own, review)).statusCode
    const remove = async () => (await sita.send('DELETE', own)).statusCode
    expect(await write()).toBe(201)
    for (let again = 1; again < 20; again += 1) expect(await write()).toBe(409)
    for (let changes = 0; changes < 20; changes += 1) expect(await change()).toBe(200)
    expect(await remove()).toBe(204)
    for (let again = 1; again < 20; again += 1) expect(await remove()).toBe(404)
    expect([await write(), await change(), await remove()]).toEqual([429, 429, 429])
    expect((await sita.post('/store/products/2/reviews', review)).statusCode).toBe(429)
    for (let reads = 0; reads < 25; reads += 1) {
      expect((await shop.app.inject(all)).statusCode).toBe(200)
      expect((await sita.send('GET', own)).statusCode).toBe(200)
    }
    shop.pass(60_000)
    expect(await write()).toBe(201)
  })

  test('is 20 photos of reviews a minute', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    const own = '/store/products/1/reviews'
    await sita.post(own, { rating: 5, content: 'Soft, and the red is a true red.' })
    const { payload, headers } = await multipart({ image: await png() })
    const url = `${own}/mine/photos`
    const send = async () => {
      const sent = { ...sita.headers, ...headers }
      return (await shop.app.inject({ method: 'POST', url, headers: sent, payload })).statusCode
    }
    for (let photos = 0; photos < 20; photos += 1) expect(await send()).toBe(201)
    expect(await send()).toBe(429)
    shop.pass(60_000)
    expect(await send()).toBe(201)
  })

  test('counts an IPv4 address by itself', async () => {
    const ask = await shopWith()
    for (const _ of ten) expect(await ask('192.0.2.7')).toBe(202)
    expect(await ask('192.0.2.7')).toBe(429)
    expect(await ask('192.0.2.8')).toBe(202)
  })

  test('counts the addresses of one IPv6 /64 together', async () => {
    const ask = await shopWith()
    for (const host of ten) expect(await ask(`2001:db8::${host}`)).toBe(202)
    expect(await ask('2001:db8:0:0:ffff::1')).toBe(429)
    expect(await ask('2001:db8:0:1::1')).toBe(202)
  })

  test('gives a caller with a /48 of IPv6 four times as much, and no more', async () => {
    const ask = await shopWith()
    const answers: number[] = []
    for (let lan = 0; lan < 45; lan += 1) {
      // Each call from another /56 of the /48.
      answers.push(await ask(`2001:db8:0:${(lan * 256).toString(16)}::1`))
    }
    expect(answers.filter((status) => status === 202)).toHaveLength(40)
    expect(await ask('2001:db8:1::1')).toBe(202)
  })

  test('behind a proxy on this machine counts each shopper; nobody else can name an address', async () => {
    const ask = await shopWith()
    for (const client of ten) expect(await ask('127.0.0.1', `203.0.113.${client}`)).toBe(202)
    expect(await ask('127.0.0.1', '203.0.113.11')).toBe(202)
    for (const client of ten) expect(await ask('192.0.2.7', `203.0.113.${client}`)).toBe(202)
    expect(await ask('192.0.2.7', '203.0.113.11')).toBe(429)
  })

  test('counts each shopper behind the proxies that TRUST_PROXY names, and only those', async () => {
    const ask = await shopWith('10.0.0.0/8, 2001:db8:ffff::1')
    for (const proxy of ['10.1.2.3', '2001:db8:ffff::1']) {
      for (const client of ten) expect(await ask(proxy, `203.0.113.${client}`)).toBe(202)
    }
    expect(await ask('10.1.2.3', '203.0.113.11')).toBe(202)
    for (const _ of ten) expect(await ask('10.1.2.3', '198.51.100.1, 203.0.113.99')).toBe(202)
    expect(await ask('10.1.2.3', '198.51.100.2, 203.0.113.99')).toBe(429)
    for (const client of ten) expect(await ask('11.1.2.3', `203.0.113.${client}`)).toBe(202)
    expect(await ask('11.1.2.3', '203.0.113.12')).toBe(429)
  })

  test('counts the address that the first proxy saw when TRUST_PROXY is the number of proxies', async () => {
    const ask = await shopWith('2')
    for (const client of ten)
      expect(await ask('172.17.0.1', `203.0.113.${client}, 10.0.0.1`)).toBe(202)
    expect(await ask('172.17.0.1', '203.0.113.11, 10.0.0.1')).toBe(202)
    for (const made_up of ten)
      expect(await ask('172.17.0.1', `192.0.2.${made_up}, 203.0.113.99, 10.0.0.1`)).toBe(202)
    expect(await ask('172.17.0.1', '192.0.2.99, 203.0.113.99, 10.0.0.1')).toBe(429)
  })

  test('trusts no proxy where TRUST_PROXY is 0', async () => {
    const ask = await shopWith('0')
    for (const client of ten) expect(await ask('127.0.0.1', `203.0.113.${client}`)).toBe(202)
    expect(await ask('127.0.0.1', '203.0.113.11')).toBe(429)
  })
})

describe('TRUST_PROXY', () => {
  test.each(['10.0.0.7', '172.16.0.0/12, ::1', 'fd00::/8', '0', '10'])('may be %s', (setting) => {
    expect(readTrustedProxies(setting)).toBeDefined()
  })

  test.each([
    'true',
    'loopback',
    '11',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '10.0.0.7;10.0.0.8',
    '10.1',
    ',',
  ])('can’t be %s', (setting) => {
    expect(readTrustedProxies(setting)).toBeUndefined()
  })
})
