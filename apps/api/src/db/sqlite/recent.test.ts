import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { recentInMemory } from './recent'

test('of more than 10,000 keys the one longest unused is forgotten', async () => {
  const recent = recentInMemory()
  const now = new Date(NOW)
  const attempt = (key: number) =>
    recent.attempt([{ key: String(key), windowMs: 60_000, free: 1, pausesMs: [60_000] }], now)
  for (let key = 0; key <= 10_000; key += 1) expect(await attempt(key)).toBe(0)
  expect([await attempt(1), await attempt(10_000)]).toEqual([60_000, 60_000])
  expect(await attempt(0)).toBe(0)
})
