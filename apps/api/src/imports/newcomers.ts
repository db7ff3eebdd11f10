import { gt } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { product } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'
import { keyOf } from './existing'
import type { Plan } from './plan'
import type { PlannedRow } from './planned-rows'

/** Notices the products that others add while an import is being written, so that none is added twice. */
export function newcomers({ last_product }: Plan) {
  const added = new Map<string, number>()
  let last = last_product

  return {
    /** Reads what was added since the last look; `own` are the ids that the import made itself. */
    async look(tx: Queries, own: ReadonlyMap<number, number>) {
      const ours = new Set(own.values())
      const { id, title, Brand } = product
      const rows = await tx.select({ id, title, Brand }).from(product).where(gt(id, last))
      for (const row of rows) {
        last = Math.max(last, row.id)
        if (!ours.has(row.id)) added.set(keyOf(row.title, row.Brand), row.id)
      }
    },

    /** Throws Refusal (409) where somebody has added the product that this row would add. */
    refuse({ planned, isFirst }: PlannedRow) {
      if (planned.kind !== 'new' || !isFirst) return
      const id = added.get(keyOf(planned.title, planned.Brand))
      if (id === undefined) return
      throw new Refusal(409, `somebody has added this product meanwhile (ID ${id}).`)
    },
  }
}
