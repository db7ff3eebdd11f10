import type { CollectionContent, ProductList, ProductQuery, ProductSort } from '@etrend/contract'
import { PAGE_SIZE } from '@etrend/domain'
import { salesKey } from '../../db/catalogue/prices/sales-of'
import { saleTimes } from '../../db/catalogue/sale-times'
import type { Database } from '../../db/client'
import { whileUnchanged } from '../../db/while-unchanged'
import { keptMap, sizeOfIds } from '../../lib/kept-map'
import { measureKept, MOST_KEPT } from '../../lib/kept-memory'
import { readFilterWords } from '../search/filter-words'
import { openSearch } from '../search/search'
import type { Bits } from './bits'
import { catalogueChanges } from './changes'
import { countBits } from './count-both'
import { entryReader, type Entry } from './entries'
import { facetCounts } from './facets'
import { idsIn, idsInOrder } from './ids-in'
import { bitsOf, collectionMembers, type Members } from './members'
import { facetNames } from './names'
import { passingSets, type Filters } from './passing'
import { emptyIndex } from './product-index'

// Of the memory for lists.
const RESULTS = 0.4 * MOST_KEPT.lists
const MEMBERS = 0.1 * MOST_KEPT.lists
const FIRSTS = 0.1 * MOST_KEPT.lists
// About what a colour that is chosen for a product takes.
const CHOSEN_COLOR = 100
// About what the counts of a result take.
const COUNTS = 4_000
// As many as suggestions need.
const TYPED = 20

type Result = { bits: Bits; total: number; facets: ProductList['facets'] }
export type Listing = ReturnType<typeof openListing>

/** What a list asks of the colours in which its products are shown. */
export type Wanted = {
  /** The list is filtered by these colours (slugs): one of them is shown. */
  colors?: readonly string[] | undefined
  /** The list is filtered by these sizes (codes): a colour is shown that is in stock in one of them. */
  sizes?: readonly string[] | undefined
  /** The colour (slug) that is chosen for a product, by its id. */
  colorOf?: ((id: number) => string | undefined) | undefined
}

/**
 * Answers queries about the products on sale from memory, always up to date: every call first applies the changes that
 * were committed since the last one, and the times at which products went live or ended. Results are cached until the
 * catalogue changes. `within` narrows a query to the products of a collection.
 */
export function openListing(db: Database, clock: () => Date) {
  const read = entryReader(db.mirror)
  const changes = catalogueChanges(db, () => index.size())
  const times = saleTimes(db.mirror, clock)
  const search = openSearch(db.mirror, {
    isShown: (id) => index.slotOf(id) !== undefined,
    isForKids: (id) => index.entryOf(id)?.genders[0] === 'kids',
  })
  const names = whileUnchanged(db, facetNames(db.mirror))
  let index = emptyIndex()
  const find = collectionMembers(db.mirror, clock)
  // What is kept until the catalogue changes.
  const results = keptMap<string, Result>(RESULTS, ({ bits }) => bits.byteLength + COUNTS)
  const collections = keptMap<string, Members>(MEMBERS, sizeOfMembers)
  const firsts = keptMap<string, number[]>(FIRSTS, sizeOfIds)
  const bytes = () => results.bytes() + collections.bytes() + firsts.bytes() + search.bytes()
  measureKept('lists', bytes)
  // What the sales that are running depend on: prices of all products are read again when it changes.
  let sales = ''
  // How often time alone changed what is on sale.
  let turns = 0

  /** Brings the index up to date. */
  function catchUp() {
    const { at: ms, products: turned, hasSales } = times.look()
    const news = changes()
    if (!news && turned.length === 0 && !hasSales) return index
    results.clear()
    collections.clear()
    firsts.clear()
    if (turned.length > 0 || hasSales) turns += 1
    const at = new Date(ms).toISOString()
    const before = sales
    sales = salesKey(db.mirror, at)
    if (news) times.plan()
    if (news?.everything) {
      search.forget()
      index = emptyIndex()
      index.fill(read.all(at))
      return index
    }
    const products = [...new Set([...turned, ...(news?.products ?? [])])]
    if (turned.length > 0 || news?.hasOtherWords) search.learn(products)
    index.replace(products, read.some(products, at))
    if (sales !== before) index.reprice(read.prices(index.ids(), at))
    return index
  }

  /** The products of a collection; kept like results. */
  function membersOf(within: CollectionContent) {
    const key = JSON.stringify(within)
    return collections.get(key) ?? collections.add(key, find(index, within))
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
    const passing = passingSets(index, asked)
    const facets = facetCounts(index, asked, passing, names())
    const bits = passing()
    return results.add(key, { bits, total: countBits(bits), facets })
  }

  /**
   * The query with the sizes, colours and prices that its text names as filters, unless nothing has those sizes and
   * colours: then they are words like any other. Its own sizes may be written in any case.
   */
  function understood(given: ProductQuery, within?: CollectionContent, isTyping = false) {
    const { sizes } = names()
    const query = given.size
      ? { ...given, size: given.size.map((size) => codeOf(size, sizes)) }
      : given
    const read_as = query.q ? readFilterWords(query.q, names(), isTyping) : undefined
    if (!read_as) return { query }
    const asked = { ...query, ...read_as, q: read_as.q || undefined }
    const isUnits = read_as.size !== undefined || read_as.color !== undefined
    if (!isUnits || resultOf(asked, within).total > 0) return { query: asked, read_as }
    return { query }
  }

  const idsOf = (bits: Bits, sort: ProductSort, skip: number, count: number) =>
    idsIn(index, bits, sort, [skip, count])
  const inOrder = (bits: Bits, ids: number[], skip: number, count: number) =>
    idsInOrder(index, bits, ids, [skip, count])

  return {
    /**
     * A page of product ids with totals and counts, and what the list asks of their colours: by the filters of the query
     * or of its text, or as its collection shows them. A page number past the end gives the last page. The results of a
     * text search are sorted by the best match, and those of a collection in its own order, unless the query names
     * another order.
     */
    page(given: ProductQuery, within?: CollectionContent) {
      catchUp()
      const { query, read_as } = understood(given, within)
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
        wanted: wantedBy(query, members),
        total,
        page,
        pages,
        facets,
        corrected: found?.reading?.corrected ?? null,
        changes_at: times.next(),
        is_partial: found?.isPartial ?? false,
        ...(read_as && { read_as }),
      }
    },

    /** The ids of the first `count` products in a category or sub category, by their slugs; kept like results. */
    first(filters: Pick<Filters, 'category' | 'subcategory'>, count: number, sort: ProductSort) {
      catchUp()
      const key = [filters.category, filters.subcategory, count, sort].join(' ')
      const read = () => idsOf(passingSets(index, filters)(), sort, 0, count)
      return firsts.get(key) ?? firsts.add(key, read())
    },

    /** The ids of the first `count` products of a collection, in its own order, and the colours that it shows. */
    firstWithin(within: CollectionContent, count: number) {
      catchUp()
      const members = membersOf(within)
      const { bits, order, sort } = members
      const ids = order ? inOrder(bits, order, 0, count) : idsOf(bits, sort, 0, count)
      return { ids, wanted: wantedBy({}, members) }
    },

    /** How many products a collection has. */
    countWithin(within: CollectionContent) {
      catchUp()
      return countBits(membersOf(within).bits)
    },

    /** What a text that is being typed finds, best first, and how it was read. */
    search(text: string) {
      catchUp()
      const { query, read_as } = understood({ q: text }, undefined, true)
      const { ids: all, reading } = search.find(query.q ?? '')
      const wanted = wantedBy(query)
      if (!read_as) return { ids: all, wanted, reading }
      const { bits } = resultOf(query)
      const ids = query.q ? inOrder(bits, all, 0, TYPED) : idsOf(bits, 'name', 0, TYPED)
      return { ids, wanted, reading }
    },

    /** Whether shoppers may see the product now. */
    isOnSale: (id: number) => catchUp().slotOf(id) !== undefined,

    /** The entries of those of the products that shoppers may see now, in the order of the ids. */
    onSale(ids: readonly number[]): Entry[] {
      const { entryOf } = catchUp()
      return ids.flatMap((id) => entryOf(id) ?? [])
    },

    /** The largest reduction of a product on sale, in whole percent. */
    mostOff: () => catchUp().mostOff(),

    /** Whether a product on sale has a reduced price. */
    hasReduced: () => catchUp().hasReduced(),

    /** Grows with every change that a shopper could see, also when a product goes live or ends. */
    version() {
      catchUp()
      return changes.version() + turns
    },
  }
}

function sizeOfMembers({ bits, order = [], colors = '' }: Members) {
  const chosen = typeof colors === 'string' ? 0 : colors.size * CHOSEN_COLOR
  return bits.byteLength + sizeOfIds(order) + chosen
}

/** A size's code as the shop writes it; another text as it is. */
function codeOf(text: string, sizes: { value: string }[]) {
  const sought = text.toLowerCase()
  return sizes.find(({ value }) => value.toLowerCase() === sought)?.value ?? text
}

/** What a list asks of the colours of its products. */
function wantedBy({ color: colors, size: sizes }: ProductQuery, members?: Members): Wanted {
  const own = members?.colors
  const colorOf = typeof own === 'string' ? () => own : own && ((id: number) => own.get(id))
  return { colors, sizes, colorOf }
}
