import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openBackground } from './background'

test('work that waits begins when the shop closes at the latest', async () => {
  const failures: unknown[] = []
  const background = openBackground((error) => failures.push(error))
  const begun: string[] = []
  background(async () => void begun.push('in an hour'), 3_600_000)
  background(async () => void begun.push('now'))
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  expect(begun).toEqual(['now'])
  await background.settled()
  expect([begun, failures]).toEqual([['now', 'in an hour'], []])
})
