import { expect, test } from 'vitest'
import { openTestShop } from '../test/test-app'

test('one network can ask for ten links to new passwords an hour, whoever they are for', async () => {
  const { app } = await openTestShop()
  const ask = async (number: number) => {
    const payload = { email: `shopper${number}@example.com` }
    return (await app.inject({ method: 'POST', url: '/forgot-password/', payload })).statusCode
  }
  for (let number = 1; number <= 10; number += 1) expect(await ask(number)).toBe(202)
  expect(await ask(11)).toBe(429)
})

test('behind a proxy on this machine each shopper is counted alone; elsewhere nobody can say who asks', async () => {
  const { app } = await openTestShop()
  const ask = async (remoteAddress: string, client: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${client}` }
    const payload = { email: 'shopper@example.com' }
    const url = '/forgot-password/'
    return (await app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode
  }
  for (let client = 1; client <= 11; client += 1) expect(await ask('127.0.0.1', client)).toBe(202)
  for (let client = 1; client <= 10; client += 1) expect(await ask('192.0.2.7', client)).toBe(202)
  expect(await ask('192.0.2.7', 11)).toBe(429)
})
