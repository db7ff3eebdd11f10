import { expect, test } from 'vitest'
import { demoProducts } from './index'

test('the largest reduction is 40 %, as the shop’s promo line says', () => {
  const reductions = demoProducts.map(({ price = 2500, discounted_price = price }) => {
    return 100 - (100 * discounted_price) / price
  })
  expect(Math.max(...reductions)).toBe(40)
})
