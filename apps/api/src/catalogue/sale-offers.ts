import {
  contract,
  saleOffer as saleOfferRow,
  type RecordNoun,
  type SaleOffer,
  type SaleOfferInput,
} from '@etrend/contract'
import { and, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { isRunning } from '../db/catalogue/prices/running'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { saleOffer } from '../db/schema/sale-offers'
import { listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { requireScopes, salesNaming } from '../records/scopes'

/** `clock` says which sales are scheduled, running or ended, and when a sale without a start begins. */
export function saleOfferStore(clock: () => Date) {
  const now = () => clock().toISOString()
  return crudStore({
    noun: 'saleOffers',
    label: (row: SaleOffer) => row.title,

    list: async (queries, query) =>
      listPage<SaleOffer>(queries, queries.select().from(saleOffer).$dynamic(), query, {
        id: saleOffer.id,
        where: and(
          query.state && inState(query.state, now()),
          await naming(queries, 'collections', query.collection),
          await naming(queries, 'categories', query.category),
          await naming(queries, 'subcategories', query.subcategory),
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
      await requireScopes(tx, input)
      return await one(tx.insert(saleOffer).values(withStart(input, now())).returning())
    },

    async edit(tx, { id, ...before }, change) {
      const values = withStart({ ...before, ...change }, now())
      refuseWrongEnd(values)
      await requireScopes(tx, values, before)
      return await one(tx.update(saleOffer).set(values).where(eq(saleOffer.id, id)).returning())
    },

    remove: (tx, { id }) => one(tx.delete(saleOffer).where(eq(saleOffer.id, id)).returning()),
    restore: (tx, kept) => tx.insert(saleOffer).values(kept),
    parents: parentsOf,
    kept: storedRow(saleOffer),
    change: saleOfferRow.omit({ id: true }).extend({ starts_at: z.string().nullable() }).partial(),
    query: contract.saleOffers.list.query,
  })
}

/** A sale without a start begins with the minute of `now`, as forms show times. */
export function withStart<Input extends { starts_at: string | null }>(input: Input, now: string) {
  return { ...input, starts_at: input.starts_at ?? now.replace(/:[\d.]+Z$/, ':00.000Z') }
}

/** What a deleted sale names and can't do without. Products, as in all lists of products, may be missing. */
function parentsOf({ applies_to, excluding }: SaleOffer) {
  const kinds = ['collections', 'categories', 'subcategories'] as const
  return kinds.flatMap((kind) =>
    [...(applies_to?.[kind] ?? []), ...excluding[kind]].map((id): [RecordNoun, number] => [
      kind,
      id,
    ]),
  )
}

async function naming(
  queries: Queries,
  kind: 'collections' | 'categories' | 'subcategories',
  id: number | undefined,
) {
  return id === undefined ? undefined : inArray(saleOffer.id, await salesNaming(queries, kind, id))
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
