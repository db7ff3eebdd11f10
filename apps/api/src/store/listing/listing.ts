import type { CollectionContent, ProductList, ProductQuery, ProductSort } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import type { Database } from '../../db/client'
import { saleTimes } from '../../db/sale-times'
import { openSearch } from '../search/search'
import { countBits, hasBit, type Bits } from './bits'
import { catalogueChanges } from './changes'
import { entryReader } from './entries'
import { facetCounts, facetNames } from './facets'
import { passing, priceRange, type Filters } from './filters'
import { bitsOf, collectionMembers, type Members } from './members'
import { emptyIndex } from './product-index'

const PAGE_SIZE = 10 // spec §9
const KEPT_RESULTS = 200

type Result = { bits: Bits; total: number; facets: ProductList['facets'] }
export type Listing = ReturnType<typeof openListing>

/**
 * Answers queries about the products on sale from memory. The answers are always up to date: every call first applies
 * the changes that were committed since the last call, and the times at which products went live or ended. The results
 * of a query are cached until the catalogue changes. `within` narrows a query to the products of a collection.
 */
export function openListing(db: Database, clock: () => Date) {
  const read = entryReader(db.mirror)
  const changes = catalogueChanges(db)
  const times = saleTimes(db.mirror, clock)
  const search = openSearch(db.mirror, (id) => index.slotOf(id) !== undefined)
  const names = facetNames(db.mirror)
  let index = emptyIndex()
  const find = collectionMembers(db.mirror, clock)
  let results = new Map<string, Result>()
  let collections = new Map<string, Members>()
  // How often time alone changed what is on sale.
  let turns = 0

  function catchUp() {
    const { at, products: turned } = times.look()
    const news = changes()
    if (!news && turned.length === 0) return
    results = new Map()
    collections = new Map()
    if (turned.length > 0) turns += 1
    if (news) times.plan()
    if (news?.everything) {
      search.forget()
      index = emptyIndex()
      index.fill(read.all(at))
      return
    }
    const products = [...new Set([...turned, ...(news?.products ?? [])])]
    if (turned.length > 0 || news?.hasOtherWords) search.learn(products)
    for (const id of products) index.take(id)
    for (const entry of read.some(products, at)) index.put(entry)
  }

  /** The products of a collection; kept like results. */
  function membersOf(within: CollectionContent) {
    const key = JSON.stringify(within)
    const members = collections.get(key) ?? find(index, within)
    if (collections.size >= KEPT_RESULTS) collections = new Map()
    collections.set(key, members)
    return members
  }

  function resultOf(
    { q, sort: _sort, page: _page, ...filters }: ProductQuery,
    within?: CollectionContent,
  ): Result {
    const key = JSON.stringify([q, filters, within])
    const kept = results.get(key)
    if (kept) return kept
    const asked: Filters = {
      ...filters,
      found: q ? bitsOf(index, search.find(q).ids) : undefined,
      members: within && membersOf(within).bits,
    }
    const bits = passing(index, asked)
    const price = priceRange(index, passing(index, asked, ['price']))
    const result = {
      bits,
      total: countBits(bits),
      facets: {
        ...facetCounts(index, asked, names()),
        price: price ? { min: rupees(price.min), max: rupees(price.max) } : null,
      },
    }
    if (results.size >= KEPT_RESULTS) results = new Map()
    results.set(key, result)
    return result
  }

  function idsOf(bits: Bits, sort: ProductSort, skip: number, count: number) {
    const ids: number[] = []
    let passed = 0
    for (const slot of index.orders[sort].all()) {
      if (!hasBit(bits, slot)) continue
      if (passed++ < skip) continue
      ids.push(index.entryAt(slot)?.id ?? 0)
      if (ids.length === count) break
    }
    return ids
  }

  /** Those of the ids, in their order, that pass the filters. */
  function inOrder(bits: Bits, ids: number[], skip: number, count: number) {
    const isLeft = (id: number) => hasBit(bits, index.slotOf(id) ?? -1)
    return ids.filter(isLeft).slice(skip, skip + count)
  }

  return {
    /**
     * A page of product ids with totals and counts. A page number past the end gives the last page. The results of a
     * text search are sorted by the best match, and those of a collection in its own order, unless the query names
     * another order.
     */
    page(query: ProductQuery, within?: CollectionContent) {
      catchUp()
      const { bits, total, facets } = resultOf(query, within)
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
      const page = Math.min(query.page ?? 1, pages)
      const found = query.q ? search.find(query.q) : undefined
      const part = [(page - 1) * PAGE_SIZE, PAGE_SIZE] as const
      const members = within && membersOf(within)
      const order = query.sort ? undefined : (found?.ids ?? members?.order)
      const ids = order
        ? inOrder(bits, order, ...part)
        : idsOf(bits, query.sort ?? members?.sort ?? 'name', ...part)
      return {
        ids,
        total,
        page,
        pages,
        facets,
        corrected: found?.reading?.corrected ?? null,
        is_partial: found?.isPartial ?? false,
      }
    },

    /** The ids of the first `count` products that pass the filters. */
    first(filters: Filters, count: number, sort: ProductSort = 'name') {
      catchUp()
      return idsOf(passing(index, filters), sort, 0, count)
    },

    /** The ids of the first `count` products of a collection, in its own order. */
    firstWithin(within: CollectionContent, count: number) {
      catchUp()
      const { bits, order, sort } = membersOf(within)
      return order ? inOrder(bits, order, 0, count) : idsOf(bits, sort, 0, count)
    },

    /** How many products a collection has. */
    countWithin(within: CollectionContent) {
      catchUp()
      return countBits(membersOf(within).bits)
    },

    /** What a text finds, best first, and how it was read. */
    search(text: string) {
      catchUp()
      return search.find(text)
    },

    /** Whether shoppers may see the product now. */
    isOnSale(id: number) {
      catchUp()
      return index.slotOf(id) !== undefined
    },

    /** Grows with every change that a shopper could see, also when a product goes live or ends. */
    version() {
      catchUp()
      return changes.version() + turns
    },
  }
}
