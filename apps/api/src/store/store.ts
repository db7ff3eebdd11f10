import { contract, type Home, type MenuCategory } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { onSale } from '../db/on-sale'
import { category, product, shop, slide, subcategory } from '../db/schema'
import { found } from '../http/errors'
import { cardRows } from './card-rows'
import { productCards } from './cards'
import { collectionPageRoutes, shopCollections } from './collections'
import { goneProducts } from './gone-product'
import type { Listing } from './listing/listing'
import { navigationRoutes } from './navigation'
import { openPreviews } from './previews'
import { productDetails, similarProducts } from './product-detail'
import { reviewAndLikeRoutes } from './reviews-and-likes'
import { searchSuggestions } from './search/suggestions'

const MENU_PRODUCTS = 4 // spec §9
const CAROUSEL_PRODUCTS = 8

type Parts = { db: Database; listing: Listing; clock: () => Date; key: Uint8Array }
type Addresses = { storefront_url: string; admin_url: string; payments_simulated: boolean }

/**
 * What shoppers read: the shop, its menu, home page, lists, products and search; and what a customer likes and reviewed.
 * `addresses` holds the URLs of both apps, for links from one app to the other.
 */
export function storeRoutes({ db, listing, clock, key }: Parts, addresses: Addresses) {
  const { mirror } = db
  const rows = cardRows(mirror)
  const cards = productCards(rows, listing)
  const similarTo = similarProducts(cards, listing)
  const detailOf = productDetails(mirror, rows, similarTo)
  const goneProduct = goneProducts(mirror, similarTo, clock)
  const suggestionsFor = searchSuggestions(mirror, cards, listing)
  const previews = openPreviews({ detailOf, clock, key, origin: addresses.storefront_url })
  const categories = mirror.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = mirror.select().from(subcategory).orderBy(asc(subcategory.id)).prepare()
  const slides = mirror.select().from(slide).orderBy(asc(slide.id)).prepare()
  const marked = (column: typeof product.is_featured | typeof product.is_slider) =>
    mirror
      .select({ id: product.id })
      .from(product)
      .where(and(eq(column, true), onSale(sql.placeholder('now'))))
      .orderBy(asc(product.id))
      .limit(CAROUSEL_PRODUCTS)
      .prepare()
  const featured = marked(product.is_featured)
  const slider = marked(product.is_slider)
  const settings = mirror.select().from(shop).prepare()
  const now = () => ({ now: clock().toISOString() })

  const store = initServer().router(contract.store, {
    shop: async () => {
      const row = found(settings.get(), 'shop')
      return { status: 200, body: { ...row, ...addresses } }
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
              products: cards(
                listing.first(
                  { category: inCategory.slug, subcategory: slug(sub.title) },
                  MENU_PRODUCTS,
                  'newest',
                ),
              ),
            })),
        }
      }),
    }),

    home: async () => ({
      status: 200,
      body: {
        slides: slides.all().map(({ image, tall_image, ...one }) => ({
          ...one,
          picture: { src: image, alt: '' },
          tall_picture: { src: tall_image, alt: '' },
        })),
        collections: categories.all().map(({ title }) => ({
          title: `${collectionName(title)} Collection`,
          category: title,
          slug: slug(title),
          products: cards(listing.first({ category: slug(title) }, CAROUSEL_PRODUCTS, 'newest')),
        })),
        featured: cards(featured.all(now()).map(({ id }) => id)),
        slider: cards(slider.all(now()).map(({ id }) => id)),
      } satisfies Home,
    }),

    products: async ({ query }) => {
      const { ids, ...page } = listing.page(query)
      return { status: 200, body: { items: cards(ids), ...page } }
    },

    product: async ({ params: { id } }) => {
      const gone = goneProduct(id)
      if (gone) return { status: 410, body: gone }
      const body = listing.isOnSale(id) ? detailOf(id) : undefined
      return { status: 200, body: found(body, 'product') }
    },

    cards: async ({ query }) => ({ status: 200, body: cards(query.id) }),

    preview: async ({ params }) => ({ status: 200, body: previews.read(params.token) }),

    search: async ({ query }) => ({ status: 200, body: suggestionsFor(query.q) }),
  })
  const collections = shopCollections(mirror, cards, listing)
  return {
    /** The products of collections, for staff's counts and previews. */
    collectionProducts: collections.products,
    routes: {
      store,
      storeCollections: collectionPageRoutes(collections, cards, listing),
      navigation: navigationRoutes(mirror, collections, cards, listing),
      reviewsAndLikes: reviewAndLikeRoutes(db, cards),
      previews: previews.routes,
    },
  }
}

/** Women → Womens, Men → Mens, Kids → Kids: the collections as the specification titles them. */
function collectionName(categoryTitle: string) {
  return categoryTitle.endsWith('s') ? categoryTitle : `${categoryTitle}s`
}
