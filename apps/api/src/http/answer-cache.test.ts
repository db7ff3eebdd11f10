import { expect, it } from 'vitest'
import { demoShop } from '../test/demo-shop'
import { answerCache } from './answer-cache'

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

const small = { version: 1, status: 200, type: 'application/json', body: Buffer.from('{}') }

it('forgets the oldest answers once the addresses of many small ones fill it', () => {
  const answers = answerCache(100_000)
  const keys = Array.from({ length: 100 }, (_, index) => `/store/search?q=${index}`)
  for (const key of [...keys, ...keys]) answers.keep(key, small)
  const kept = keys.filter((key) => answers.get(key, 1))
  expect(kept.length).toBeGreaterThan(80)
  expect(kept.length).toBeLessThan(100)
  expect(kept).toEqual(keys.slice(-kept.length))
})

it('keeps the answer of an address with parameters once it was requested twice, and of another at once', () => {
  const answers = answerCache()
  const times = (key: string) => {
    answers.keep(key, small)
    const first = Boolean(answers.get(key, 1))
    answers.keep(key, small)
    return [first, Boolean(answers.get(key, 1))]
  }
  expect(times('page /mens')).toEqual([true, true])
  expect(times('page /mens?color=red')).toEqual([false, true])
  expect(times('["/store/products",["red"]]')).toEqual([false, true])
})

it('keeps no more memory than an answer has bytes', () => {
  // Node cuts such small bytes out of a block of 64 kB.
  const body = Buffer.from('{"a":1}')
  expect(body.buffer.byteLength).toBeGreaterThan(body.length)
  const kept = answerCache().keep('/store/shop', { ...small, body })
  expect(kept.body).toEqual(body)
  expect(kept.body.buffer.byteLength).toBe(body.length)
})

it('keeps the answer of an address of 1000 characters, and none of a longer one', () => {
  const answers = answerCache()
  for (const length of [1000, 1001]) {
    const key = 'x'.repeat(length)
    expect(answers.keep(key, small)).toMatchObject({ status: 200, body: small.body })
    expect(Boolean(answers.get(key, 1))).toBe(length === 1000)
  }
})
