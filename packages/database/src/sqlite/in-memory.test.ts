import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { recentInMemory } from './in-memory'

const now = new Date(NOW)
const later = new Date(NOW + 1)

test('of more than 11,000 keys, the oldest with the fewest attempts are forgotten, and none near its limit', async () => {
  const recent = recentInMemory()
  const attempt = (key: string, at = now) =>
    recent.attempt([{ key, windowMs: 60_000, free: 3, pausesMs: [60_000] }], at)
  for (const key of ['guesser', 'guesser', 'guesser', 'shopper']) await attempt(key)
  for (let key = 0; key <= 11_000; key += 1) expect(await attempt(String(key), later)).toBe(0)
  expect(await attempt('guesser', later)).toBe(59_999)
  const tries = [await attempt('shopper'), await attempt('shopper'), await attempt('shopper')]
  expect(tries).toEqual([0, 0, 0])
})

test('of more than 11,000 keys, those whose time is over are forgotten first', async () => {
  const recent = recentInMemory()
  const over = new Date(NOW + 60_000)
  for (let key = 0; key <= 9_000; key += 1) await recent.call(`old ${key}`, 60_000, now)
  for (let key = 0; key <= 2_000; key += 1) await recent.call(`new ${key}`, 60_000, over)
  expect(await recent.call('new 0', 60_000, over)).toMatchObject({ calls: 2 })
})

test('calls of other keys make no key forget its calls', async () => {
  const recent = recentInMemory()
  for (let calls = 1; calls <= 5; calls += 1) await recent.call('robot', 60_000, now)
  for (let key = 0; key <= 12_000; key += 1) await recent.call(String(key), 60_000, later)
  expect(await recent.call('robot', 60_000, later)).toEqual({ calls: 6, leftMs: 59_999 })
})
