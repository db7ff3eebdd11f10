import {
  contract,
  type CollectionContent,
  type ProductCard,
  type ProductList,
  type ProductQuery,
  type ShopCategory,
  type ShopCollection,
} from '@etrend/contract'
import { slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, sql } from 'drizzle-orm'
import { contentOf } from '../db/catalogue/collection-content'
import type { Mirror } from '../db/client'
import { category } from '../db/schema/catalogue'
import { collection, formerSlug } from '../db/schema/collections'
import { Refusal } from '../lib/refusal'

type Noun = 'collections' | 'categories'
export type ShownCollections = ReturnType<typeof shownCollections>

/** What collections need of the store's list of products; `Wanted` is what it asks of the colours that cards show. */
type Listing<Wanted> = {
  page: (query: ProductQuery, within: CollectionContent) => Listed<Wanted>
  /** The first products of a collection, in its own order. */
  firstWithin: (content: CollectionContent, count: number) => Ids<Wanted>
  countWithin: (content: CollectionContent) => number
}
type Ids<Wanted> = { ids: number[]; wanted: Wanted }
type Listed<Wanted> = Omit<ProductList, 'items'> & Ids<Wanted>
type Cards<Wanted> = (ids: readonly number[], wanted: Wanted) => ProductCard[]

/** The collections as shoppers see them: by address or id, with their products as cards. */
export function shownCollections<Wanted>(
  db: Mirror,
  cards: Cards<Wanted>,
  listing: Listing<Wanted>,
) {
  const every = db.select().from(collection).orderBy(asc(collection.id)).prepare()
  const byId = db
    .select()
    .from(collection)
    .where(eq(collection.id, sql.placeholder('id')))
    .prepare()
  const bySlug = db
    .select()
    .from(collection)
    .where(eq(sql`lower(${collection.slug})`, sql.placeholder('slug')))
    .prepare()
  const categories = db.select().from(category).orderBy(asc(category.id)).prepare()
  const former = db
    .select({ row_id: formerSlug.row_id })
    .from(formerSlug)
    .where(
      and(
        eq(formerSlug.noun, sql.placeholder('noun')),
        eq(formerSlug.slug, sql.placeholder('slug')),
      ),
    )
    .prepare()

  /** The row with a former address. Throws Refusal: 410 where it is deleted, 404 where no row ever had the address. */
  function moved<Row>(noun: Noun, address: string, find: (id: number) => Row | undefined): Row {
    const name = noun === 'collections' ? 'collection' : 'category'
    const known = former.get({ noun, slug: address })
    if (!known) throw new Refusal(404, `There is no ${name} at this address.`)
    const row = find(known.row_id)
    if (row === undefined) throw new Refusal(410, `This ${name} is no longer in the shop.`)
    return row
  }

  function at(address: string) {
    const wanted = address.toLowerCase()
    return bySlug.get({ slug: wanted }) ?? moved('collections', wanted, (id) => byId.get({ id }))
  }

  function firstOf(content: CollectionContent, count: number) {
    const { ids, wanted } = listing.firstWithin(content, count)
    return cards(ids, wanted)
  }

  return {
    all: () => every.all().map(({ id, slug: own, title }) => ({ id, slug: own, title })),

    /** A collection by its id; undefined where it is deleted. */
    find: (id: number) => {
      const row = byId.get({ id })
      return row && shownOf(row)
    },

    /** The cards of a collection's first products, in its own order; none where it is deleted. */
    firstOf: (id: number, count: number) => {
      const row = byId.get({ id })
      return row ? firstOf(contentOf(row), count) : []
    },

    /** A collection by its present or a former address. Throws Refusal (404, 410). */
    at: (address: string) => shownOf(at(address)),

    /** What the collection at an address holds. Throws Refusal (404, 410). */
    contentAt: (address: string) => contentOf(at(address)),

    /** A category by its present or a former address. Throws Refusal (404, 410). */
    categoryAt(address: string): ShopCategory {
      const rows = categories.all()
      const wanted = address.toLowerCase()
      const row =
        rows.find(({ title }) => slug(title) === wanted) ??
        moved('categories', wanted, (id) => rows.find((one) => one.id === id))
      return { id: row.id, slug: slug(row.title), title: row.title }
    },

    /** How many products a collection shows, saved or not, and the cards of its first ones: for staff. */
    products: {
      count: (content: CollectionContent) => listing.countWithin(content),
      first: firstOf,
    },
  }
}

export function collectionPageRoutes<Wanted>(
  collections: ShownCollections,
  cards: Cards<Wanted>,
  listing: Listing<Wanted>,
) {
  return initServer().router(contract.storeCollections, {
    list: async () => ({ status: 200, body: collections.all() }),
    get: async ({ params }) => ({ status: 200, body: collections.at(params.slug) }),
    products: async ({ params, query }) => {
      const { ids, wanted, ...page } = listing.page(query, collections.contentAt(params.slug))
      return { status: 200, body: { items: cards(ids, wanted), ...page } }
    },
    category: async ({ params }) => ({ status: 200, body: collections.categoryAt(params.slug) }),
  })
}

function shownOf(row: typeof collection.$inferSelect): ShopCollection {
  const { id, slug: own, title, text, image, seo_title, seo_description } = row
  const picture = image === '' ? null : { src: image, alt: '' }
  return { id, slug: own, title, text, picture, seo_title, seo_description }
}
