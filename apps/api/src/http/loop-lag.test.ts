import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchLoopLag } from './health'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

/** A watched event loop, and `tick`: its timer runs so many ms late. */
function watched() {
  let now = 0
  const loop = watchLoopLag(() => now)
  onTestFinished(() => {
    loop.close()
    vi.useRealTimers()
  })
  const tick = (late: number) => {
    now += 250 + late
    vi.advanceTimersByTime(250)
  }
  return { loop, tick }
}

test('one or two long tasks are no lag', () => {
  const { loop, tick } = watched()
  expect(loop.lag()).toBe(0)
  for (const late of [0, 1300, 0, 1300, 0]) tick(late)
  expect(loop.lag()).toBe(0)
})

test('three long tasks of five are, until the loop keeps up again', () => {
  const { loop, tick } = watched()
  for (const late of [1300, 0, 1300, 0, 1400]) tick(late)
  expect(loop.lag()).toBe(1300)
  tick(0)
  expect(loop.lag()).toBe(0)
})
