// @module-tag by-engine

import { expect, it } from 'vitest'
import { connectionsTo } from '../test/postgres'
import { openTestShop } from '../test/test-app'
import { urlOfShop } from '../test/test-database'
import { twoServers } from '../test/two-servers'

it('whoever changes something at one server sees it at another at once', async () => {
  const [first, second] = await twoServers()
  for (let price = 2001; price <= 2020; price += 1) {
    const changed = await first.patch('/product/updateDeleteProduct/1/', { price })
    expect(changed.statusCode).toBe(200)
    const [seen] = changed.cookies
    const headers = { cookie: `${seen?.name}=${seen?.value}` }
    const shown = await second.app.inject({ url: '/store/products/1', headers })
    expect(shown.json<{ price: number }>().price).toBe(price)
  }
})

it('a position that no server has given delays an answer by a second at most', async () => {
  const [, second] = await twoServers()
  for (const seen of ['999999999999999', '9'.repeat(400), '-1', 'x']) {
    const headers = { cookie: `etrend-seen=${seen}` }
    const answer = await second.app.inject({ url: '/store/products', headers })
    expect([seen, answer.statusCode]).toEqual([seen, 200])
  }
})

it('a change is seen though a transaction that began after it was committed before it', async () => {
  const { db, folder } = await openTestShop()
  const [slow, quick] = [connectionsTo(urlOfShop(folder)), connectionsTo(urlOfShop(folder))]
  await slow.query(`BEGIN; UPDATE shop SET promo_line = 'Slow'`)
  await quick.query('CREATE TABLE quick (id integer)')
  const seeAll = () => db.transaction(async () => undefined)
  await seeAll()
  const before = db.dataVersion()
  await slow.query('COMMIT')
  await seeAll()
  expect(db.dataVersion()).not.toBe(before)
})
