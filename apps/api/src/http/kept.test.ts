import { expect, it } from 'vitest'
import { demoShop } from '../test/demo-shop'

// Far longer than the slow compression of a list takes beside other work.
const ASIDE_MS = 2000

it('what two have asked for gets smaller, and after a change the first who asks is the last to get it larger', async () => {
  const shop = await demoShop()
  async function bytes() {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const answer = await shop.app.inject({ method: 'GET', url: '/store/products', headers })
    return answer.rawPayload.length
  }
  const aside = () => new Promise((resolve) => setTimeout(resolve, ASIDE_MS))

  await bytes()
  const quick = await bytes()
  expect(await bytes()).toBe(quick)
  await aside()
  const smallest = await bytes()
  expect(smallest).toBeLessThan(quick)

  await shop.form('POST', '/product/createCategory/', { title: 'Hats' })
  await bytes()
  expect(await bytes()).toBeGreaterThan(smallest)
  await aside()
  expect(await bytes()).toBeLessThan(quick)
})
