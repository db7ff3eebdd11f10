import { recordNames, type Use } from '@etrend/contract'
import type { SQL } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { movementCounts } from '../db/standing'
import { Refusal } from '../http/errors'

/** Refuses (409) to delete what others depend on, naming them: 'Size MD is used by 14 stock movements.' */
export function refuseIfUsed(name: string, possible: Use[]) {
  const uses = possible.filter(({ count }) => count > 0)
  if (uses.length === 0) return
  const message = `${name} is used by ${uses.map(counted).join(' and ')}.`
  throw new Refusal(409, message, undefined, { uses })
}

/**
 * The same for what stock is kept of: movements that stand are named with the other uses, as the list with `query`
 * shows them; movements that were deleted stay in the ledger, and so does what they are about.
 */
export async function refuseIfStocked(
  tx: Queries,
  name: string,
  ofRow: SQL,
  query: string,
  otherUses: Use[] = [],
) {
  const { standing, kept } = await movementCounts(tx, ofRow)
  refuseIfUsed(name, [...otherUses, { count: standing, noun: 'stock', query }])
  if (kept > 0) throw new Refusal(409, `${name} is part of the stock history, so it stays.`)
}

const names: Record<string, string> = { ...recordNames, reviews: 'review' }

/** '1 product', '14 stock movements', '2 sub categories'. */
function counted({ count, noun }: Use) {
  const name = names[noun] ?? noun
  return `${count} ${count === 1 ? name : `${name}s`.replace(/ys$/, 'ies')}`
}
