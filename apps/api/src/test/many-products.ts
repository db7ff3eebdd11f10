import { sql } from 'drizzle-orm'
import type { TestShop } from './open-shop'

/** 2,100 products called 'Wrap 1' and so on: many more than a listing has room for at first, and no multiple of 32. */
export async function addManyWraps({ db }: TestShop, description: string) {
  await db.transaction(async (tx) => {
    await tx.run(sql`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2100)
    INSERT INTO product (title, description, "Brand", subcategory, price, created_at)
    SELECT 'Wrap ' || n, ${description}, 'Himal', 1, 100000, '2026-01-01T00:00:00.000Z' FROM n`)
  })
}
