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
