import { appearance, contract, keysOf, type MenuCategory } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { asc, eq } from 'drizzle-orm'
import { collectionPageRoutes, shownCollections } from '../collections/shown-collections'
import type { Database } from '../db/client'
import { first } from '../db/rows'
import { category, subcategory } from '../db/schema/catalogue'
import { shop } from '../db/schema/shop'
import { page as draftPage } from '../db/schema/website'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { homePages } from '../website/home/shown-home'
import { navigationRoutes } from '../website/menus/shown-menus'
import { draftTokens } from '../website/pages/draft-tokens'
import { shownPages } from '../website/pages/shown-pages'
import type { ShownCatalogue } from '../website/shown-catalogue'
import { cardRows } from './card-rows'
import { productCards } from './cards'
import { goneProducts } from './gone-product'
import type { Listing } from './listing/listing'
import { openPreviews } from './previews'
import { productDetails, similarProducts } from './product-detail'
import { reviewAndLikeRoutes } from './reviews-and-likes'
import { searchSuggestions } from './search/suggestions'
import { shareCards } from './sharing/share-cards'
import { sharePictures, type ShareFiles } from './sharing/share-pictures'

const MENU_PRODUCTS = 4 // spec §9

type Parts = {
  db: Database
  listing: Listing
  clock: () => Date
  /** The time by which links to previews end, where `clock` shows the shop as of another time. */
  linkClock?: () => Date
  key: Uint8Array
  media: ShareFiles
}
type Addresses = { storefront_url: string; admin_url: string; payments_simulated: boolean }

/**
 * What shoppers read: the shop, its menu, home page, lists, products and search; and what a customer likes and reviewed.
 * `addresses` holds the URLs of both apps, for links from one app to the other.
 */
export function storeRoutes(
  { db, listing, clock, linkClock = clock, key, media }: Parts,
  addresses: Addresses,
) {
  const { mirror } = db
  const tokens = draftTokens(key, linkClock)
  const rows = cardRows(db, clock)
  const cards = productCards(rows, listing)
  const pages = shownPages(db)
  const collections = shownCollections(mirror, cards, listing)
  const catalogue: ShownCatalogue = {
    cards,
    newest: (of, count) => cards(listing.first(of, count, 'newest')),
    hasReduced: listing.hasReduced,
    find: collections.find,
    firstOf: collections.firstOf,
  }
  const home = homePages(mirror, catalogue, clock)
  const similarTo = similarProducts(cards, listing)
  const detailOf = productDetails(db, clock, similarTo, pages.guideOf)
  const goneProduct = goneProducts(mirror, similarTo, clock)
  const suggestionsFor = searchSuggestions(mirror, cards, listing)
  const previews = openPreviews({
    detailOf,
    homeOf: (draft) => home({ body: { rows: draft } }),
    clock: linkClock,
    key,
    origin: addresses.storefront_url,
  })
  const categories = mirror.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = mirror.select().from(subcategory).orderBy(asc(subcategory.id)).prepare()
  const settings = mirror.select().from(shop).prepare()

  const cardOf = shareCards({
    settings: () => found(settings.get(), 'shop'),
    home: () => home(pages.homeBody()),
    product: (id, color) => cards([id], { colorOf: () => color })[0],
    newest: (category) => cards(listing.first({ ...(category && { category }) }, 1, 'newest'))[0],
    category: (address) => collections.categoryAt(address),
    collection: collections.at,
    firstOf: (id) => collections.firstOf(id, 1)[0],
  })
  const shared = sharePictures(cardOf, media)

  const store = initServer().router(contract.store, {
    shop: async () => {
      const row = found(settings.get(), 'shop')
      const changed = keysOf(appearance.shape).some((field) => row[field] !== '')
      return {
        status: 200,
        body: {
          ...row,
          promo_line: promoLine(row.promo_line, listing.mostOff),
          ...addresses,
          pages: pages.list(),
          ...(changed && { appearance: row }),
        },
      }
    },

    menu: async () => ({
      status: 200,
      body: categories.all().map(({ id, title }): MenuCategory => {
        const inCategory = { id, title, slug: slug(title) }
        return {
          ...inCategory,
          subcategories: subcategories
            .all()
            .filter((sub) => sub.category === id)
            .map((sub) => ({
              id: sub.id,
              title: sub.title,
              slug: slug(sub.title),
              products: catalogue.newest(
                { category: inCategory.slug, subcategory: slug(sub.title) },
                MENU_PRODUCTS,
              ),
            })),
        }
      }),
    }),

    home: async () => ({ status: 200, body: home(pages.homeBody()) }),

    products: async ({ query }) => {
      const { ids, wanted, ...page } = listing.page(query)
      return { status: 200, body: { items: db.atOnce(() => cards(ids, wanted)), ...page } }
    },

    product: async ({ params: { id } }) => {
      const detail = db.atOnce(() => (listing.isOnSale(id) ? detailOf(id) : undefined))
      if (detail) return { status: 200, body: detail }
      return { status: 410, body: found(goneProduct(id), 'product') }
    },

    cards: async ({ query }) => {
      const colors = new Map(query.id.map(({ id, color }) => [id, color]))
      const body = cards([...colors.keys()], { colorOf: (id) => colors.get(id) })
      return { status: 200, body }
    },

    preview: async ({ params }) => ({ status: 200, body: previews.read(params.token) }),

    page: async ({ params }) => ({ status: 200, body: foundPage(pages.page(params.slug)) }),

    async draft({ params, reply }) {
      reply.header('cache-control', 'no-store')
      const id = tokens.read(params.token) ?? 0
      const draft = foundPage(
        await first(db.read.select().from(draftPage).where(eq(draftPage.id, id))),
      )
      return {
        status: 200,
        body:
          draft.slug === ''
            ? { page: null, home: home({ body: draft.body }) }
            : { page: pages.shapeOf(draft), home: null },
      }
    },

    sharePicture: async ({ params }) => ({ status: 200, body: { src: shared.srcOf(params.of) } }),

    async sharePictureFile({ params, reply }) {
      const body = await shared.read(params.of, params.file.replace('.jpg', ''))
      // Its version is in the address. Link previews in browsers show it on pages of other sites.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return { status: 200, body }
    },

    search: async ({ query }) => ({ status: 200, body: suggestionsFor(query.q) }),
  })
  return {
    /** The products of collections, for staff's counts and previews. */
    collectionProducts: collections.products,
    routes: {
      store,
      storeCollections: collectionPageRoutes(collections, cards, listing),
      navigation: navigationRoutes(mirror, catalogue),
      reviewsAndLikes: reviewAndLikeRoutes(db, cards),
      previews: previews.routes,
    },
  }
}

/** Returns the page; throws 404 where there is none. */
function foundPage<Content>(page: Content | undefined): Content {
  if (page === undefined) throw new Refusal(404, 'There is no such page.')
  return page
}

/** A promo line whose `{max}` is the largest reduction in percent; '' where nothing is reduced. */
function promoLine(line: string, mostOff: () => number) {
  if (!line.includes('{max}')) return line
  const max = mostOff()
  return max > 0 ? line.replaceAll('{max}', String(max)) : ''
}
