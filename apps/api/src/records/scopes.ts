import type { ProductScope, Scoped, Use } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { count, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, product, subcategory } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { promoCode } from '../db/schema/promo-codes'
import { saleOffer } from '../db/schema/sale-offers'
import { Refusal } from '../lib/refusal'

const tables = {
  products: { table: product, name: 'products' },
  collections: { table: collection, name: 'collections' },
  categories: { table: category, name: 'categories' },
  subcategories: { table: subcategory, name: 'sub categories' },
}

type RowKind = keyof typeof tables
const rowKinds = ['products', 'collections', 'categories', 'subcategories'] as const

/**
 * Refuses (400) a sale or a promo code that names rows that don't exist, or brands that no product has. What it named
 * `before` may have been deleted since.
 */
export async function requireScopes(tx: Queries, scoped: Scoped, before?: Scoped) {
  for (const field of ['applies_to', 'excluding'] as const) {
    const scope = scoped[field]
    if (!scope) continue
    const problem = await problemOf(tx, scope, before?.[field] ?? undefined)
    if (problem) throw new Refusal(400, problem, { [field]: problem })
  }
}

async function problemOf(tx: Queries, scope: ProductScope, before: ProductScope | undefined) {
  for (const kind of rowKinds) {
    const added = scope[kind].filter((id) => !before?.[kind].includes(id))
    const { table, name } = tables[kind]
    if (added.length > 0 && (await tx.$count(table, inArray(table.id, added))) < added.length) {
      return `Choose ${name} that exist.`
    }
  }
  const added = scope.brands.filter((brand) => !before?.brands.includes(brand))
  if (added.length === 0) return undefined
  const known = new Set((await everyBrand(tx)).map(nameKey))
  const unknown = added.find((brand) => !known.has(nameKey(brand)))
  return unknown === undefined ? undefined : unknownBrand(unknown)
}

export function unknownBrand(brand: string) {
  return `No product has the brand “${brand}”.`
}

/** Every brand that a product has, by its name. */
export async function everyBrand(queries: Queries) {
  const rows = await queries
    .select({ brand: product.Brand, products: count() })
    .from(product)
    .groupBy(product.Brand)
  return rows.map(({ brand }) => brand).toSorted((one, other) => one.localeCompare(other))
}

/** How many sales and promo codes name a row, for the refusal to delete it. `query` finds it in the list of sales. */
export async function scopeUses(
  tx: Queries,
  kind: Exclude<RowKind, 'products'>,
  id: number,
  query: string,
): Promise<Use[]> {
  const codes = await tx.select().from(promoCode)
  return [
    { count: codes.filter(naming(kind, id)).length, noun: 'promo codes', query: '' },
    { count: (await salesNaming(tx, kind, id)).length, noun: 'saleOffers', query },
  ]
}

/** The ids of the sales that name a row. */
export async function salesNaming(queries: Queries, kind: RowKind, id: number) {
  const sales = await queries.select().from(saleOffer)
  return sales.filter(naming(kind, id)).map((sale) => sale.id)
}

function naming(kind: RowKind, id: number) {
  return ({ applies_to, excluding }: Scoped) =>
    [applies_to, excluding].some((scope) => scope?.[kind].includes(id))
}
