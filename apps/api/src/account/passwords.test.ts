import { expect, test } from 'vitest'
import { concurrencyLimit } from './passwords'

test('lets a few in, makes some wait, refuses the rest, and goes on after failures', async () => {
  const enter = concurrencyLimit(2, 3)
  const leave: (() => void)[] = []
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise<void>((done) => leave.push(done))
    inside -= 1
    throw new Error('done')
  }
  const outcomes = Promise.allSettled(Array.from({ length: 7 }, () => enter(work)))
  for (let left = 0; left < 5;) {
    await new Promise((soon) => setImmediate(soon))
    for (const go of leave.splice(0)) {
      go()
      left += 1
    }
  }
  const messages = (await outcomes).map((outcome) => String('reason' in outcome && outcome.reason))
  const done = 'Error: done'
  const busy = 'Refusal: Too many people are signing in right now. Please try again.'
  expect(messages).toEqual([done, done, done, done, done, busy, busy])
  expect(most).toBe(2)
  expect(await enter(() => Promise.resolve('in'))).toBe('in')
})
