import type { WrittenReview, ProductCard } from '@etrend/contract'
import { expect, it } from 'vitest'
import { signUpBuyer } from '../test/buyers'
import { signUp } from '../test/customers'
import { shopOfFour } from '../test/test-app'

it('gives customers what they liked and reviewed, and nobody else’s', async () => {
  const shop = await shopOfFour()
  const [sita, hari] = [await signUpBuyer(shop, 'sita'), await signUp(shop, 'hari')]
  for (const id of [1, 3]) await sita.send('PUT', `/store/products/${id}/like`)
  const content = 'Soft, and the red is a true red.'
  await sita.post('/store/products/2/reviews', { rating: 4, content })

  const liked = (await sita.send('GET', '/store/liked')).json<ProductCard[]>()
  expect(liked.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([1, 3])
  const [review] = (await sita.send('GET', '/store/reviewed')).json<WrittenReview[]>()
  expect([review?.rating, review?.card.id]).toEqual([4, 2])
  for (const path of ['/store/liked', '/store/reviewed']) {
    expect((await hari.send('GET', path)).json()).toEqual([])
    expect((await shop.app.inject(path)).statusCode).toBe(401)
  }
})
