import { sizeKey } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../client'
import { size } from '../schema/catalogue'

type Sortable = { size_name: string; position?: number | null }

/** A size as it is written: with the key by which lists sort it. */
export function sizeRow<Row extends Sortable>(row: Row) {
  return { ...row, sort_key: sizeKey(row.size_name, row.position) }
}

/**
 * Writes the keys of sizes that an older version of the shop wrote, which knew no keys or computed them otherwise. Every
 * start calls it.
 */
export async function orderOlderSizes(db: Pick<Database, 'transaction'>) {
  await db.transaction(async (tx) => {
    for (const { id, sort_key: former, ...row } of await tx.select().from(size)) {
      const { sort_key } = sizeRow(row)
      if (sort_key !== former) await tx.update(size).set({ sort_key }).where(eq(size.id, id))
    }
  })
}
