import { expect, it } from 'vitest'
import { orderingShop } from '../test/ordering'

it('the settings change one by one, and shoppers see them at once', async () => {
  const shop = await orderingShop()
  const changed = await shop.patch('/staff/settings', { shipping: 150, dollar_rate: null })
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { shipping: 150, tax: 4, dollar_rate: null, promo_line: 'Up to 40% Off Selected Items' },
  ])
  expect((await shop.get('/store/shop')).json()).toMatchObject({ shipping: 150 })
  const wrong = { shipping: -1, facebook_url: 'javascript:alert(1)', id: 2 }
  const refused = await shop.patch('/staff/settings', wrong)
  expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
    400,
    expect.arrayContaining(['shipping', 'facebook_url', 'id']),
  ])
})
