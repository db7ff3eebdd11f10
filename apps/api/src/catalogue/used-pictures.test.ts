import { NOW } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stockedShop } from '../test/test-app'
import { usedPictures } from './used-pictures'

it('names the pictures of many more rows than it reads at a time', async () => {
  const { db } = await stockedShop()
  await db.transaction(async (tx) => {
    await tx.run(sql`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 5001)
      INSERT INTO product_image (product, color, image, is_display_image)
      SELECT 1, 1, '/media/picture-' || n, 0 FROM n`)
  })
  const used = await usedPictures(db, new Date(NOW))
  const named = [1, 5000, 5001].filter((n) => used.has(`/media/picture-${n}`))
  expect(named).toEqual([1, 5000, 5001])
})
