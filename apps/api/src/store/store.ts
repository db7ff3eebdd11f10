import { contract, type Home, type MenuCategory } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { category, product, shop, slide, subcategory } from '../db/schema'
import { found } from '../http/errors'
import { cardRows } from './card-rows'
import { productCards } from './cards'
import type { Listing } from './listing/listing'
import { productDetails } from './product-detail'
import { reviewAndLikeRoutes } from './reviews-and-likes'
import { searchSuggestions } from './search/suggestions'

const MENU_PRODUCTS = 4 // spec §9
const CAROUSEL_PRODUCTS = 8

type Addresses = { storefront_url: string; admin_url: string; payments_simulated: boolean }

/**
 * What shoppers read: the shop, its menu, home page, lists, products and search; and what a customer likes and reviewed.
 * `addresses` holds the URLs of both apps, for links from one app to the other.
 */
export function storeRoutes(db: Database, listing: Listing, addresses: Addresses) {
  const { mirror } = db
  const rows = cardRows(mirror)
  const cards = productCards(rows, () => listing.version())
  const detailOf = productDetails(mirror, rows, cards, listing)
  const suggestionsFor = searchSuggestions(mirror, cards, listing)
  const categories = mirror.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = mirror.select().from(subcategory).orderBy(asc(subcategory.id)).prepare()
  const slides = mirror.select().from(slide).orderBy(asc(slide.id)).prepare()
  const marked = (column: typeof product.is_featured | typeof product.is_slider) =>
    mirror
      .select({ id: product.id })
      .from(product)
      .where(eq(column, true))
      .orderBy(asc(product.id))
      .limit(CAROUSEL_PRODUCTS)
      .prepare()
  const featured = marked(product.is_featured)
  const slider = marked(product.is_slider)
  const settings = mirror.select().from(shop).prepare()

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
        featured: cards(featured.all().map(({ id }) => id)),
        slider: cards(slider.all().map(({ id }) => id)),
      } satisfies Home,
    }),

    products: async ({ query }) => {
      const { ids, ...page } = listing.page(query)
      return { status: 200, body: { items: cards(ids), ...page } }
    },

    product: async ({ params }) => ({
      status: 200,
      body: found(detailOf(params.id), 'product'),
    }),

    search: async ({ query }) => ({ status: 200, body: suggestionsFor(query.q) }),
  })
  return { store, reviewsAndLikes: reviewAndLikeRoutes(db, cards) }
}

/** Women → Womens, Men → Mens, Kids → Kids: the collections as the specification titles them. */
function collectionName(categoryTitle: string) {
  return categoryTitle.endsWith('s') ? categoryTitle : `${categoryTitle}s`
}
