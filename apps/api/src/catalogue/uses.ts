import type { SQL } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { movementCounts } from '../db/standing'
import { Refusal } from '../http/errors'

/** How many rows of one kind depend on a row; `noun` in the singular, `plural` where adding an s won't do. */
export type Use = { count: number; noun: string; plural?: string }

/** Refuses (409) to delete what others depend on, naming them: 'Size MD is used by 14 stock movements.' */
export function refuseIfUsed(name: string, uses: Use[]) {
  const used = uses.filter(({ count }) => count > 0).map(counted)
  if (used.length === 0) return
  throw new Refusal(409, `${name} is used by ${used.join(' and ')}.`)
}

/**
 * The same for what stock is kept of: movements that stand are named with the other uses; movements that were
 * deleted stay in the ledger, and so does what they are about.
 */
export async function refuseIfStocked(
  tx: Queries,
  name: string,
  ofRow: SQL,
  otherUses: Use[] = [],
) {
  const { standing, kept } = await movementCounts(tx, ofRow)
  refuseIfUsed(name, [...otherUses, { count: standing, noun: 'stock movement' }])
  if (kept > 0) throw new Refusal(409, `${name} is part of the stock history, so it stays.`)
}

/** '1 product', '14 stock movements'. */
function counted({ count, noun, plural = `${noun}s` }: Use) {
  return `${count} ${count === 1 ? noun : plural}`
}
