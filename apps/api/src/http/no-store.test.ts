import { expect, test } from 'vitest'
import { signUp } from '../test/customers'
import { oneSkirt, orderingShop } from '../test/ordering'
import { shopWithPages } from '../test/shop-with-pages'

test('no answer with a person’s data may be stored by a browser or a proxy', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const placed = await shop.place(oneSkirt)
  const { number, token } = placed.json<{ number: string; token: string }>()
  const [cookie] = placed.cookies
  const kept = { cookie: `${cookie?.name}=${cookie?.value}` }
  const lookUp = { method: 'POST', url: '/store/orders/look-up' } as const
  const answers = [
    placed,
    await shop.guest({ number, token }),
    await shop.app.inject({ url: `/store/orders/${number}`, headers: kept }),
    await shop.app.inject({ ...lookUp, payload: { number, phone: oneSkirt.phone } }),
    await sita.send('GET', '/store/orders'),
    await sita.send('GET', '/store/my-data'),
    await sita.send('GET', '/profile/'),
    await sita.send('GET', '/store/addresses'),
    await sita.send('GET', '/store/cart/saved'),
    await shop.get('/staff/customers'),
    await shop.get(`/staff/orders/${number}`),
    await shop.get('/staff/export/stock/'),
  ]
  for (const { statusCode, headers, raw } of answers) {
    expect([raw.req.url, statusCode < 300, headers['cache-control']]).toEqual([
      raw.req.url,
      true,
      'no-store',
    ])
  }
})

test('what is the same for everybody may be stored, and is asked for again', async () => {
  const shop = await shopWithPages()
  for (const url of ['/', '/store/products', '/docs']) {
    const { statusCode, headers } = await shop.app.inject({ url })
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache'])
  }
})
