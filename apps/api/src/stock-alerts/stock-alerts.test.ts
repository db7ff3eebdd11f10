import { myData } from '@etrend/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stockAlert } from '../db/schema/stock'
import { byEngine } from '../test/by-engine'
import { signUp } from '../test/customers'
import { move } from '../test/stocking'
import { shopOfFour } from '../test/test-app'
import { ask, mailsTo, soldOut, waiting } from '../test/waiting'

describe('asking to be told when a unit is back', () => {
  it('keeps the address, in lower case, and answers nothing', async () => {
    const shop = await shopOfFour()
    const answer = await ask(shop, { email: ' Sita@Example.com ' })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await waiting(shop)).toEqual(['sita@example.com'])
  })

  it('answers the same a second time, and one wish stays', byEngine, async () => {
    const shop = await shopOfFour()
    const answers = await Promise.all([ask(shop), ask(shop), ask(shop)])
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([204, '']),
    )
    expect(await waiting(shop)).toEqual(['sita@example.com'])
  })

  it('is refused for a unit that can be bought', async () => {
    const shop = await shopOfFour()
    const answer = await ask(shop, { size: 1 })
    const message = 'This size is in stock again: you can buy it now.'
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message, fields: { size: message } },
    ])
    expect(await waiting(shop)).toEqual([])
  })

  it.each([
    ['a color that isn’t made in the size', { product_color: 2, size: 1 }],
    ['the unit of another product', { product_color: 3, size: 1 }],
    ['an unknown size', { size: 999 }],
    ['an unknown color', { product_color: 999 }],
  ])('is refused for %s', async (_what, unit) => {
    const shop = await shopOfFour()
    const answer = await ask(shop, unit)
    const message = 'This product isn’t made in this color and size.'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message, fields: { size: message } },
    ])
    expect(await waiting(shop)).toEqual([])
  })

  it.each([
    ['email', '', 'Enter an email address like name@example.com.'],
    ['email', 'sita', 'Enter an email address like name@example.com.'],
    ['email', undefined, 'Enter an email address.'],
    ['email', 'gone@deleted.invalid', 'Enter an address that mail can reach.'],
    ['size', 'LG', 'Choose a size.'],
    ['size', 1.5, 'Choose a size.'],
    ['product_color', null, 'Choose a color.'],
  ])('is refused for a %s of %o', async (field, value, message) => {
    const shop = await shopOfFour()
    const answer = await ask(shop, { [field]: value })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { [field]: message },
    ])
  })

  it('is refused for a product that is unknown, or isn’t on sale', async () => {
    const shop = await shopOfFour()
    expect((await ask(shop, {}, 999)).statusCode).toBe(404)
    for (const status of ['draft', 'archived']) {
      await shop.patch('/product/updateDeleteProduct/1/', { status })
      expect((await ask(shop)).statusCode).toBe(404)
    }
    expect(await waiting(shop)).toEqual([])
  })

  it('keeps 20 wishes of an address; one more is answered the same, and not kept', async () => {
    const shop = await shopOfFour()
    const { db } = shop
    for (const size_name of ['S', 'XL', 'XXL', '3XL'])
      await shop.form('POST', '/comp/createSize/', { size_name })
    const asked_at = new Date(shop.now()).toISOString()
    const others = [1, 2, 3, 4].flatMap((product_color) =>
      [1, 3, 4, 5, 6].map((size) => ({ ...soldOut, product_color, size, asked_at })),
    )
    await db.transaction((tx) => tx.insert(stockAlert).values(others.slice(0, 19)))
    expect((await ask(shop)).statusCode).toBe(204)
    expect(await waiting(shop)).toHaveLength(20)
    expect((await ask(shop)).statusCode).toBe(204)
    await db.transaction((tx) => tx.insert(stockAlert).values(others.slice(19)))
    await db.transaction((tx) => tx.delete(stockAlert).where(isOfSoldOut))
    expect((await ask(shop)).statusCode).toBe(204)
    expect(await waiting(shop)).toHaveLength(20)
    expect((await ask(shop, { email: 'maya@example.com' })).statusCode).toBe(204)
    expect(await waiting(shop)).toHaveLength(21)
  })

  it('is limited to 30 calls of a network in an hour', async () => {
    const shop = await shopOfFour()
    for (let call = 0; call < 30; call += 1) expect((await ask(shop)).statusCode).toBe(204)
    expect((await ask(shop)).statusCode).toBe(429)
    shop.pass(3_600_000)
    expect((await ask(shop)).statusCode).toBe(204)
  })
})

describe('what somebody waits for', () => {
  it('is theirs where an account asked: in their data, and deleted with it', byEngine, async () => {
    const shop = await shopOfFour()
    await ask(shop)
    await ask(shop, { email: 'maya@example.com' })
    const sita = await signUp(shop, 'sita')
    const dataOf = async () =>
      myData.parse((await sita.send('GET', '/store/my-data')).json()).stock_alerts
    expect(await dataOf()).toEqual([])
    shop.pass(1000)
    const since = new Date(shop.now()).toISOString()
    await sita.post('/store/products/1/alerts', { ...soldOut, email: 'sita@work.example' })
    await sita.post('/store/products/1/alerts', soldOut)
    await ask(shop)
    const wishes = await dataOf()
    expect(wishes).toMatchObject([soldOut, { ...soldOut, email: 'sita@work.example' }])
    // The date doesn't tell that somebody else had asked with the address before.
    expect(wishes.filter(({ date }) => date < since)).toEqual([])
    await shop.app.inject({
      method: 'DELETE',
      url: '/store/my-data',
      headers: sita.headers,
      payload: { current_password: 'a quiet blue kurta' },
    })
    expect(await waiting(shop)).toEqual(['maya@example.com'])
  })

  it('as a guest is deleted with the account that has the address', async () => {
    const shop = await shopOfFour()
    await ask(shop)
    const maya = await signUp(shop, 'maya')
    await maya.post('/store/products/1/alerts', { ...soldOut, email: 'hari@example.com' })
    for (const name of ['sita', 'hari']) {
      const { headers } = await signUp(shop, name)
      const payload = { current_password: 'a quiet blue kurta' }
      await shop.app.inject({ method: 'DELETE', url: '/store/my-data', headers, payload })
    }
    expect(await waiting(shop)).toEqual(['hari@example.com'])
  })

  it('is counted for staff, at each unit', byEngine, async () => {
    const shop = await shopOfFour()
    await ask(shop)
    await ask(shop, { email: 'maya@example.com' })
    const list = async (query: string) =>
      (await shop.get(`/staff/stock/units/${query}`))
        .json<{ id: string; waiting: number }[]>()
        .map(({ id, waiting: count }) => [id, count])
    expect(await list('?sort=-waiting&page=1&page_size=2')).toEqual([
      ['1-2', 2],
      ['1-1', 0],
    ])
    await move(shop, 1, 2, 'In', 1)
    await shop.later(0)
    expect(await list('?product=1&size=2')).toEqual([
      ['1-2', 0],
      ['2-2', 0],
    ])
  })

  it('keeps no size from being deleted, and is deleted with it', async () => {
    const shop = await shopOfFour()
    const { db } = shop
    await shop.form('POST', '/comp/createSize/', { size_name: 'S' })
    const asked_at = new Date(shop.now()).toISOString()
    const row = { ...soldOut, product_color: 3, size: 3, asked_at }
    await db.transaction((tx) => tx.insert(stockAlert).values(row))
    expect((await shop.remove('/comp/updateDeleteSize/3/')).statusCode).toBeLessThan(300)
    expect(await waiting(shop)).toEqual([])
    expect(await mailsTo(shop)).toEqual([])
  })
})

const isOfSoldOut = and(
  eq(stockAlert.product_color, soldOut.product_color),
  eq(stockAlert.size, soldOut.size),
)
