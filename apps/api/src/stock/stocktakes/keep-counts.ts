import type { UnitCount } from '@etrend/contract'
import { inArray } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { stocktakeCount } from '../../db/schema/stock'
import { Refusal } from '../../lib/refusal'
import type { Author } from '../../records/audit'
import { keyOf, onShelfAt } from './on-shelf'
import { countsOf } from './review'
import { isInScope } from './scope'
import { storedStocktake, type StocktakeRow } from './stocktake-rows'

/**
 * Keeps what a device counted, each count once however often it is sent. Counts of units that don't belong to the
 * stocktake are refused one by one. Throws Refusal: 404 no such stocktake; 409 it has ended and something is new.
 */
export function keepCounts(db: Database, id: number, counts: UnitCount[], by: Author) {
  return db.transaction(async (tx) => {
    const of = await storedStocktake(tx, id)
    const known = await knownIds(tx, counts)
    const fresh = counts.filter((count) => !known.has(count.id))
    if (fresh.length > 0 && of.state !== 'open') {
      throw new Refusal(409, `${of.name} has ended: this was not counted any more.`)
    }
    const refused: { id: string; message: string }[] = []
    for (const count of fresh) {
      if (await isInScope(tx, of, count)) await keep(tx, of, count, by)
      else refused.push({ id: count.id, message: 'This unit is not part of this stocktake.' })
    }
    const units = new Set(counts.map(keyOf))
    const counted = (await countsOf(tx, id)).filter((unit) => units.has(keyOf(unit)))
    return { refused, counted }
  })
}

async function knownIds(tx: Queries, counts: UnitCount[]) {
  const ids = counts.map(({ id }) => id)
  const rows = await tx
    .select({ id: stocktakeCount.id })
    .from(stocktakeCount)
    .where(inArray(stocktakeCount.id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function keep(tx: Queries, of: StocktakeRow, { age_ms, ...count }: UnitCount, by: Author) {
  const counted_at = new Date(Date.parse(by.at) - age_ms).toISOString()
  const expected = await onShelfAt(tx, count, counted_at)
  const values = { ...count, stocktake: of.id, counted_at, expected, staff: by.staff }
  // The same count may come twice in one request.
  await tx.insert(stocktakeCount).values(values).onConflictDoNothing()
}
