// @module-tag by-engine

import { expect, it } from 'vitest'
import { sms } from '../db/schema/sms'
import { playedSmsGateway } from '../test/played-sms-gateway'
import { twoServers } from '../test/two-servers'

it('two servers that look for due SMS at the same moment send each of them once', async () => {
  const gateway = await playedSmsGateway()
  const [first, second] = await twoServers('four', { sms: gateway.sparrow })
  // Queued while nothing listens, so that both servers find all of them due later.
  gateway.down()
  for (const number of ['9841234567', '9741234567', '9841111111', '9742222222', '9843333333']) {
    await first.post('/staff/sms/test', { phone: number, text: 'Namaste' })
  }
  await first.later(0)
  expect(gateway.taken).toEqual([])
  await gateway.up()
  expect(await first.db.read.$count(sms)).toBe(5)
  for (let round = 0; round < 4; round += 1) await Promise.all([first.later(5), second.later(5)])
  const numbers = gateway.taken.map(({ to }) => to)
  expect(numbers.toSorted()).toEqual([
    '9741234567',
    '9742222222',
    '9841111111',
    '9841234567',
    '9843333333',
  ])
})
