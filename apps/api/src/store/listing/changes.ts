import { gt, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { catalogueChange } from '../../db/schema/catalogue'

// After so many changes, or changes of so large a part of the products, reading the whole catalogue costs less than
// reading the changed products.
const [MANY, PART] = [2000, 0.25]

/**
 * Returns a function that says what changed in the catalogue since its last call. The answer is undefined for nothing
 * (2–4 µs); the ids of the changed products, and whether any words may have changed; or `everything`: on the first
 * call, after very many changes for so many `products`, or when rows of the change log were deleted before they were read.
 */
export function catalogueChanges(db: Database, products: () => number) {
  const since = db.mirror
    .select({ product: catalogueChange.product, kind: catalogueChange.kind })
    .from(catalogueChange)
    .where(gt(catalogueChange.seq, sql.placeholder('seq')))
    .limit(sql.placeholder('most'))
    .prepare()
  const bounds = db.mirror
    .select({ first: min(catalogueChange.seq), last: max(catalogueChange.seq) })
    .from(catalogueChange)
    .prepare()
  let dataVersion: unknown
  let seen: number | undefined

  function news() {
    const current = db.dataVersion()
    if (current === dataVersion) return undefined
    dataVersion = current
    const { first, last } = bounds.get() ?? {}
    const newest = last ?? 0
    if (seen === newest) return undefined
    const most = Math.max(MANY, Math.floor(PART * products()))
    const rows =
      seen === undefined || (first ?? 0) > seen + 1 ? undefined : since.all({ seq: seen, most })
    seen = newest
    if (!rows || rows.length === most) return { everything: true as const }
    const changed = new Set(rows.map(({ product }) => product).filter((id) => id !== null))
    return {
      everything: false as const,
      products: [...changed],
      hasOtherWords: rows.some(({ kind }) => kind !== 'shelf'),
    }
  }

  return Object.assign(news, { version: () => seen ?? 0 })
}
