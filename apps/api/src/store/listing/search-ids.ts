import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'

/** Weights of title, brand, sub category, category, colours and description. */
const WEIGHTS = sql`10, 6, 4, 4, 3, 1`
// Every word a prefix, so that 'jack' finds jackets while it is being typed.
const MOST = 5000

/** The ids of products whose words begin with every word of the text, best first. */
export function searchIds(db: Queries) {
  return (text: string): number[] => {
    const words = text.match(/[\p{L}\p{M}\p{N}]+/gu)
    if (!words) return []
    const question = words.map((word) => `"${word}"*`).join(' ')
    return db
      .all<{ id: number }>(
        sql`SELECT rowid AS id FROM product_search WHERE product_search MATCH ${question}
            ORDER BY bm25(product_search, ${WEIGHTS}), rowid LIMIT ${MOST}`,
      )
      .map(({ id }) => id)
  }
}
