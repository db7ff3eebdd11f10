import type { ProductDetail } from '@etrend/contract'
import { expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { signUp } from '../test/customers'
import { shopOfFour } from '../test/test-app'

const LIKE = '/store/products/1/like'

it('a like counts once for each customer, however often it is sent', byEngine, async () => {
  const shop = await shopOfFour()
  const sita = await signUp(shop, 'Sita')
  const gita = await signUp(shop, 'Gita')
  await Promise.all([1, 2, 3].map(() => sita.send('PUT', LIKE)))
  expect((await gita.send('GET', LIKE)).json()).toEqual({ is_liked: false, like_count: 1 })
  expect((await gita.send('PUT', LIKE)).json()).toEqual({ is_liked: true, like_count: 2 })
  const detail = (await shop.get('/store/products/1')).json<ProductDetail>()
  expect(detail.like_count).toBe(2)
})

it('a like that is taken back is counted no more, once', async () => {
  const shop = await shopOfFour()
  const sita = await signUp(shop, 'Sita')
  await sita.send('PUT', LIKE)
  await sita.send('DELETE', LIKE)
  expect((await sita.send('DELETE', LIKE)).json()).toEqual({ is_liked: false, like_count: 0 })
  expect((await shop.get('/store/products/1')).json<ProductDetail>().like_count).toBe(0)
})

it('needs a signed-in customer and a product that is there', async () => {
  const shop = await shopOfFour()
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await shop.app.inject({ method, url: LIKE })).statusCode).toBe(401)
  const sita = await signUp(shop, 'Sita')
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await sita.send(method, '/store/products/99/like')).statusCode).toBe(404)
})
