import { setTimeout as wait } from 'node:timers/promises'
import { isUnreachable } from '@etrend/postgres'
import { expect, it } from 'vitest'
import { serverBehindRelay } from '../../test/behind-relay'
import { category } from '../schema/catalogue'

it('a write is answered although the network swallows what the mirror asks', async () => {
  const { first, db, relay } = await serverBehindRelay()
  relay.swallow('pg_current_snapshot')
  const written = db.transaction((tx) => tx.insert(category).values({ title: 'Hats' }))
  expect(await Promise.race([written.then(() => 'written'), wait(15_000, 'still waiting')])).toBe(
    'written',
  )
  expect(await first.read.select({ title: category.title }).from(category)).toEqual([
    { title: 'Hats' },
  ])
})

it('a write that the network swallows fails as unreachable, and the next one succeeds', async () => {
  const { db, relay } = await serverBehindRelay()
  const write = (title: string) => db.transaction((tx) => tx.insert(category).values({ title }))
  await write('Hats')
  relay.swallow('writer_turn')
  const error: unknown = await write('Gloves').catch((thrown: unknown) => thrown)
  expect(isUnreachable(error)).toBe(true)
  await write('Gloves')
  const titles = await db.read.select({ title: category.title }).from(category).orderBy(category.id)
  expect(titles).toEqual([{ title: 'Hats' }, { title: 'Gloves' }])
})
