import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../lib/times'
import { oneShopAsOf } from './one-shop'

/** Shops whose openings and closings are noted, on a clock that the test sets. */
function noted() {
  const notes: string[] = []
  const time = { now: 0, fails: false }
  const shops = oneShopAsOf(
    async ({ name }) => {
      notes.push(`open ${name}`)
      if (time.fails) throw new Error('No database')
      const app = Fastify()
      app.addHook('onClose', async () => void notes.push(`close ${name}`))
      return app
    },
    () => time.now,
  )
  const look = (name: string) => shops.use({ name, at: 0, until: 0, ahead: 0 })
  return { notes, time, shops, look }
}

it('a shop is opened once for requests at the same time, and closed after ten minutes without one', async () => {
  const { notes, time, shops, look } = noted()
  for (const { done } of await Promise.all([look('a'), look('a')])) done()
  time.now = 9 * MINUTE_MS
  ;(await look('a')).done()
  time.now = 18 * MINUTE_MS
  await shops.closeIdle()
  expect(notes).toEqual(['open a'])
  time.now = 19 * MINUTE_MS
  await shops.closeIdle()
  expect(notes).toEqual(['open a', 'close a'])
  ;(await look('a')).done()
  expect(notes.at(-1)).toBe('open a')
})

it('another time replaces it, once what it has begun is answered', async () => {
  const { notes, shops, look } = noted()
  const first = await look('a')
  ;(await look('b')).done()
  await shops.closeIdle()
  expect(notes).toEqual(['open a', 'open b'])
  first.done()
  await expect.poll(() => notes).toEqual(['open a', 'open b', 'close a'])
})

it('stays open while it answers for longer than ten minutes', async () => {
  const { notes, time, shops, look } = noted()
  await look('a')
  time.now = 20 * MINUTE_MS
  await shops.closeIdle()
  expect(notes).toEqual(['open a'])
  await shops.close()
})

it('after a failed opening the next request opens it anew', async () => {
  const { notes, time, shops, look } = noted()
  time.fails = true
  await expect(look('a')).rejects.toThrow('No database')
  time.fails = false
  ;(await look('a')).done()
  await shops.close()
  expect(notes).toEqual(['open a', 'open a', 'close a'])
})
