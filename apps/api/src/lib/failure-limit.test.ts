import { expect, test } from 'vitest'
import { failureLimit } from './failure-limit'

function limitOf(limit: number) {
  const time = { now: 0 }
  const wait = (seconds: number) => void (time.now += seconds * 1000)
  return { ...failureLimit(limit, () => new Date(time.now)), pass: wait }
}

test('the pauses double up to 15 minutes', () => {
  const limit = limitOf(3)
  const pauses = Array.from({ length: 9 }, () => {
    limit.count('a')
    return limit.wait('a')
  })
  expect(pauses).toEqual([0, 0, 32, 64, 128, 256, 512, 900, 900])
  expect(limit.wait('b')).toBe(0)
})

test('failures count for 15 minutes, unless they are taken back or followed by a success', () => {
  const limit = limitOf(2)
  limit.count('a')
  limit.pass(899)
  limit.count('a')
  expect(limit.wait('a')).toBe(32)
  limit.pass(1)
  expect(limit.wait('a')).toBe(0)
  limit.count('a')
  limit.uncount('a')
  expect(limit.wait('a')).toBe(0)
  limit.count('a')
  expect(limit.wait('a')).toBe(32)
  limit.forget('a')
  expect(limit.wait('a')).toBe(0)
})

test('of more than 10,000 keys the one longest unused is forgotten', () => {
  const limit = limitOf(1)
  for (let key = 0; key <= 10_000; key += 1) limit.count(String(key))
  expect([limit.wait('0'), limit.wait('1'), limit.wait('10000')]).toEqual([0, 32, 32])
})
