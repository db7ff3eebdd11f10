import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../test/older-database'
import { newTestDatabase } from '../../test/test-database'
import { size } from '../schema/catalogue'
import { orderOlderSizes } from './size-order'

it('sizes of an older shop get their place when the new version starts', async () => {
  const db = databaseBefore('size_order')
  for (const name of ['XL', 'Free size', '2-3 years', '28', 'XS']) {
    db.writer.run(sql`INSERT INTO size (size_name) VALUES (${name})`)
  }
  await db.migrations.apply()
  await orderOlderSizes(db)
  const rows = await db.read.select().from(size).orderBy(asc(size.sort_key))
  expect(rows.map(({ size_name }) => size_name)).toEqual([
    'XS',
    'XL',
    '28',
    '2-3 years',
    'Free size',
  ])
  await db.transaction(async (tx) => {
    await tx.run(sql`UPDATE size SET size_name = 'XXXL' WHERE size_name = 'XS'`) // by the older version
  })
  await orderOlderSizes(db)
  const again = await db.read.select().from(size).orderBy(asc(size.sort_key))
  expect(again.map(({ size_name }) => size_name)).toEqual([
    'XL',
    'XXXL',
    '28',
    '2-3 years',
    'Free size',
  ])
})

it('a size is never written without its place', async () => {
  const db = await newTestDatabase()
  const write = async () => await db.write.insert(size).values({ size_name: 'XS' })
  await expect(write()).rejects.toThrow('This insert lacks the sort_key of its row.')
})
