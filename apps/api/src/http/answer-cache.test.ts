import { expect, it } from 'vitest'
import { demoShop } from '../test/demo-shop'

it('an answer requested twice is compressed better; after a change only its first request gets more bytes', async () => {
  const shop = await demoShop()
  async function bytes() {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const answer = await shop.app.inject({ method: 'GET', url: '/store/products', headers })
    return answer.rawPayload.length
  }

  await bytes()
  const quick = await bytes()
  expect(await bytes()).toBe(quick)
  await expect.poll(bytes).toBeLessThan(quick)
  const smallest = await bytes()

  await shop.form('POST', '/product/createCategory/', { title: 'Hats' })
  const first = await bytes()
  expect(first).toBeGreaterThan(smallest)
  await expect.poll(bytes).toBeLessThan(first)
})
