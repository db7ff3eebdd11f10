// @module-tag by-engine

import { saleState } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stockedShop } from '../../test/test-app'
import { product } from '../schema/catalogue'
import { onSale } from './on-sale'

const before = '2026-12-24T04:14:59.999Z'
const at = '2026-12-24T04:15:00.000Z'
const after = '2026-12-24T04:15:00.001Z'
const times = [null, before, at, after]

it('a product is on sale while it is active, from its first millisecond, until before its last', async () => {
  const { db } = await stockedShop()
  const found: string[] = []
  for (const status of ['draft', 'active', 'archived'] as const) {
    for (const goes_live_at of times) {
      for (const ends_at of times) {
        const row = { status, goes_live_at, ends_at }
        await db.write.update(product).set(row).where(eq(product.id, 1))
        const isOnSale = (await db.read.$count(product, onSale(at))) === 1
        // One definition for many rows, and one for a row: they agree.
        expect([row, isOnSale]).toEqual([row, saleState(row, at) === 'on sale'])
        if (isOnSale) found.push(`${goes_live_at ?? 'always'} to ${ends_at ?? 'always'}`)
      }
    }
  }
  expect(found).toEqual([
    'always to always',
    `always to ${after}`,
    `${before} to always`,
    `${before} to ${after}`,
    `${at} to always`,
    `${at} to ${after}`,
  ])
})
