import { expect, it } from 'vitest'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { keyedCall } from './idempotency'

/** The same with the fields of each object in the other order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, turned(part)]),
  )
}

it('a body whose fields came in another order is the same attempt', async () => {
  const shop = await orderingShop()
  const key = 'sent by two programs'
  const answer = await shop.place(oneSkirt, { key })
  const again = await shop.app.inject({
    method: 'POST',
    url: '/store/orders',
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
    payload: JSON.stringify(turned(oneSkirt)),
  })
  expect([again.statusCode, again.json()]).toEqual([201, answer.json()])
})

it('is known by what its body says, not by the order of its fields', () => {
  const hashOf = (body: unknown) => keyedCall({ who: 'guest', route: '/' }, 'key', body).body_hash
  expect(hashOf(turned(oneSkirt))).toBe(hashOf(oneSkirt))
  expect(hashOf({ ...oneSkirt, note: 'Hurry' })).not.toBe(hashOf(oneSkirt))
})
