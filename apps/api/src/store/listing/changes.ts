import { gt, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { catalogueChange } from '../../db/schema'

// Reading more products one by one than this costs more than reading them all.
const MANY = 2000

/**
 * What changed in the catalogue since the last call: undefined for nothing (1.6 µs), products by id and whether any of their
 * words may have, or everything
 * (the first time, after very many changes, or when lines that were not read yet are gone).
 */
export function catalogueChanges(db: Database) {
  const since = db.read
    .select({ product: catalogueChange.product, kind: catalogueChange.kind })
    .from(catalogueChange)
    .where(gt(catalogueChange.seq, sql.placeholder('seq')))
    .limit(MANY)
    .prepare()
  const bounds = db.read
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
    const rows =
      seen === undefined || (first ?? 0) > seen + 1 ? undefined : since.all({ seq: seen })
    seen = newest
    if (!rows || rows.length === MANY) return { everything: true as const }
    const products = new Set(rows.map(({ product }) => product).filter((id) => id !== null))
    return {
      everything: false as const,
      products: [...products],
      hasOtherWords: rows.some(({ kind }) => kind !== 'shelf'),
    }
  }

  return Object.assign(news, { version: () => seen ?? 0 })
}
