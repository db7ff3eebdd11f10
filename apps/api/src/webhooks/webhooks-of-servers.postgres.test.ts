// @module-tag by-engine

import { webhook } from '@etrend/contract'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { playedReceiver } from '../test/played-receiver'
import { twoServers } from '../test/two-servers'
import { hookUrl } from '../test/webhooks'

const made = z.object({ id: webhook.shape.id, secret: z.string() })

it('two servers that look for due deliveries at the same moment send each event once', async () => {
  const { play, taken, settings } = await playedReceiver()
  const [first, second] = await twoServers('four', { webhooks: settings })
  const body = { url: hookUrl, events: ['stock.changed'] }
  const { id, secret } = made.parse((await first.post('/staff/webhooks/', body)).json())
  play.secret = secret
  // The first attempts fail, so that both servers find all deliveries due later.
  play.behaviour = 'breaks'
  for (let sent = 0; sent < 6; sent += 1) await first.post(`/staff/webhooks/${id}/test/`)
  await Promise.all([first.later(0), second.later(0)])
  const failed = taken.length
  play.behaviour = 'takes'
  for (let round = 0; round < 3; round += 1) await Promise.all([first.later(2), second.later(2)])
  const again = taken.slice(failed)
  expect(again).toHaveLength(6)
  expect(new Set(again.map(({ id: message }) => message)).size).toBe(6)
})
