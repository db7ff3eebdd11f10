import {
  contract,
  saleOffer as saleOfferRow,
  type RecordNoun,
  type SaleOffer,
  type SaleOfferInput,
} from '@etrend/contract'
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { isRunning } from '../db/catalogue/prices/running'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { category, subcategory } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { saleOffer } from '../db/schema/sale-offers'
import { equals, listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { requireProducts } from '../records/listed-products'

/** `clock` says which sales are scheduled, running or ended, and when a sale without a start begins. */
export function saleOfferStore(clock: () => Date) {
  const now = () => clock().toISOString()
  return crudStore({
    noun: 'saleOffers',
    label: (row: SaleOffer) => row.title,

    list: (queries, query) =>
      listPage<SaleOffer>(queries, queries.select().from(saleOffer).$dynamic(), query, {
        id: saleOffer.id,
        where: and(
          query.state && inState(query.state, now()),
          equals(saleOffer.collection, query.collection),
          equals(saleOffer.category, query.category),
          equals(saleOffer.subcategory, query.subcategory),
        ),
        search: [saleOffer.title],
        sort: {
          id: saleOffer.id,
          title: saleOffer.title,
          starts_at: saleOffer.starts_at,
          ends_at: saleOffer.ends_at,
        },
      }),

    get: (queries, id) =>
      first(queries.select().from(saleOffer).where(eq(saleOffer.id, id)).limit(1)),

    async create(tx, input: SaleOfferInput) {
      const values = valuesOf(input, now())
      await requireTarget(tx, values)
      return await one(tx.insert(saleOffer).values(values).returning())
    },

    async edit(tx, { id, ...before }, change) {
      const values = valuesOf({ ...before, ...change }, now())
      refuseWrongEnd(values)
      await requireTarget(tx, values, before.products)
      return await one(tx.update(saleOffer).set(values).where(eq(saleOffer.id, id)).returning())
    },

    remove: (tx, { id }) => one(tx.delete(saleOffer).where(eq(saleOffer.id, id)).returning()),
    restore: (tx, kept) => tx.insert(saleOffer).values(kept),
    parents: (kept) => [
      ...idOf('collections', kept.collection),
      ...idOf('categories', kept.category),
      ...idOf('subcategories', kept.subcategory),
    ],
    kept: storedRow(saleOffer),
    change: saleOfferRow.omit({ id: true }).extend({ starts_at: z.string().nullable() }).partial(),
    query: contract.saleOffers.list.query,
  })
}

/** The columns: only the row that the target names. A sale without a start begins `now`. */
export function valuesOf<Input extends Pick<SaleOfferInput, keyof Targeted | 'starts_at'>>(
  input: Input,
  now: string,
) {
  const { target } = input
  return {
    ...input,
    starts_at: input.starts_at ?? now,
    products: target === 'products' ? [...new Set(input.products)] : [],
    collection: target === 'collection' ? input.collection : null,
    category: target === 'category' ? input.category : null,
    subcategory: target === 'subcategory' ? input.subcategory : null,
  }
}

type Targeted = Pick<SaleOffer, 'target' | 'products' | 'collection' | 'category' | 'subcategory'>

/**
 * Refuses (400) a sale whose products, collection, category or sub category don't exist. Products that it listed `before`
 * may have been deleted meanwhile.
 */
export async function requireTarget(
  tx: Queries,
  target: Omit<Targeted, 'target'>,
  before: readonly number[] = [],
) {
  await requireProducts(tx, target.products, before)
  const chosen = [
    { field: 'collection', name: 'collection', table: collection, id: target.collection },
    { field: 'category', name: 'category', table: category, id: target.category },
    { field: 'subcategory', name: 'sub category', table: subcategory, id: target.subcategory },
  ]
  for (const { field, name, table, id } of chosen) {
    if (id === null || (await tx.$count(table, eq(table.id, id))) > 0) continue
    const message = `Choose a ${name} that exists.`
    throw new Refusal(400, message, { [field]: message })
  }
}

/** Refuses (400) a sale that would end before it begins: an undo may set one of the two times. */
function refuseWrongEnd({ starts_at, ends_at }: Pick<SaleOffer, 'starts_at' | 'ends_at'>) {
  if (ends_at === null || starts_at < ends_at) return
  const message = 'Enter an end after the start.'
  throw new Refusal(400, message, { ends_at: message })
}

/** As `saleOfferState` of the domain, for many rows. */
function inState(state: 'off' | 'scheduled' | 'running' | 'ended', at: string): SQL | undefined {
  const { is_active, starts_at, ends_at } = saleOffer
  const hasNotEnded = or(isNull(ends_at), gt(ends_at, at))
  const conditions = {
    off: and(eq(is_active, false), hasNotEnded),
    scheduled: and(eq(is_active, true), gt(starts_at, at), hasNotEnded),
    running: isRunning(at),
    ended: lte(ends_at, at),
  }
  return conditions[state]
}

function idOf(noun: RecordNoun, id: number | null): [RecordNoun, number][] {
  return id === null ? [] : [[noun, id]]
}
