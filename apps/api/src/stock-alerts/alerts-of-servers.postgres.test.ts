// @module-tag by-engine

import { expect, it } from 'vitest'
import { mail } from '../db/schema/mail'
import { move } from '../test/stocking'
import { twoServers } from '../test/two-servers'
import { ask, waiting } from '../test/waiting'

it('two servers that find the same shoppers waiting send each of them one mail', async () => {
  const [first, second] = await twoServers('four')
  const names = Array.from({ length: 24 }, (_, index) => `shopper${index}@example.com`)
  for (const email of names) await ask(first, { email })
  // The same wish at the same moment, at both.
  await Promise.all([first, second].map((one) => ask(one, { email: 'sita@example.com' })))
  await move(second, 1, 2, 'In', 1)
  for (let round = 0; round < 3; round += 1) await Promise.all([first.later(0), second.later(0)])
  const sent = (await first.db.read.select().from(mail)).map(({ to }) => to)
  expect(sent.toSorted()).toEqual([...names, 'sita@example.com'].toSorted())
  expect(await waiting(second)).toEqual([])
})
