import { expect, test } from 'vitest'
import { newTestDatabase } from '../test/test-database'
import { failureLimit, secondsToWait } from './failure-limit'

/** A limit, with a clock that the test sets. */
async function limitOf(free: number) {
  const db = await newTestDatabase()
  const limit = failureLimit('tests', free)
  const time = { now: Date.parse('2026-03-01T10:00:00Z') }
  const attempt = (...keys: string[]) => secondsToWait(db, keys.map(limit), new Date(time.now))
  return {
    attempt,
    async attempts(count: number, key: string) {
      for (let each = 1; each <= count; each += 1) expect(await attempt(key)).toBe(0)
    },
    takeBack: (key: string) => db.recent.takeBack([limit(key).key]),
    forget: (key: string) => db.recent.forget([limit(key).key]),
    pass: (seconds: number) => void (time.now += seconds * 1000),
  }
}

test('each failure after the free ones doubles the pause', async () => {
  const limit = await limitOf(3)
  await limit.attempts(3, 'a')
  for (const pause of [32, 64, 128, 256]) {
    expect(await limit.attempt('a')).toBe(pause)
    limit.pass(pause - 1)
    expect(await limit.attempt('a')).toBe(1)
    limit.pass(1)
    await limit.attempts(1, 'a')
  }
  expect(await limit.attempt('a')).toBe(512)
  expect(await limit.attempt('b')).toBe(0)
})

test('failures count for 15 minutes, unless they are taken back or followed by a success', async () => {
  const limit = await limitOf(2)
  await limit.attempts(1, 'a')
  limit.pass(899)
  await limit.attempts(1, 'a')
  expect(await limit.attempt('a')).toBe(32)
  limit.pass(1)
  await limit.attempts(1, 'a')
  expect(await limit.attempt('a')).toBe(32)
  await limit.takeBack('a')
  await limit.attempts(1, 'a')
  expect(await limit.attempt('a')).toBe(32)
  await limit.forget('a')
  await limit.attempts(2, 'a')
  expect(await limit.attempt('a')).toBe(32)
})

test('an attempt that one key refuses counts for none of its keys', async () => {
  const limit = await limitOf(2)
  await limit.attempts(2, 'a')
  for (let each = 0; each < 3; each += 1) expect(await limit.attempt('a', 'b')).toBe(32)
  await limit.attempts(2, 'b')
  expect(await limit.attempt('b')).toBe(32)
})

test('of attempts at the same moment, as many are allowed as the limit says', async () => {
  const limit = await limitOf(10)
  const both = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? limit.attempt('a', 'b') : limit.attempt('b', 'a'),
  )
  const waits = await Promise.all(both)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(new Set(waits)).toEqual(new Set([0, 32]))
})
