import { recordNames, type Use } from '@etrend/contract'
import type { SQL } from 'drizzle-orm'
import { standingCount } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { Refusal } from '../lib/refusal'

/** Throws Refusal (409) where other rows use the row, and counts them: 'Size MD is used by 14 stock movements.' */
export function refuseIfUsed(name: string, possible: Use[]) {
  const uses = possible.filter(({ count }) => count > 0)
  if (uses.length === 0) return
  const message = `${name} is used by ${uses.map(counted).join(' and ')}.`
  throw new Refusal(409, message, undefined, { uses })
}

/** The same for a row that stock movements use. Counts movements in effect: those that the list shows by `query`. */
export async function refuseIfStocked(
  tx: Queries,
  name: string,
  ofRow: SQL,
  query: string,
  otherUses: Use[] = [],
) {
  refuseIfUsed(name, [
    ...otherUses,
    { count: await standingCount(tx, ofRow), noun: 'stock', query },
  ])
}

const names: Record<string, string> = {
  ...recordNames,
  reviews: 'review',
  'promo codes': 'promo code',
}

/** '1 product', '14 stock movements', '2 sub categories'. */
function counted({ count, noun }: Use) {
  const name = names[noun] ?? noun
  return `${count} ${count === 1 ? name : `${name}s`.replace(/ys$/, 'ies')}`
}
