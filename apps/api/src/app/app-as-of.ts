import { join } from 'node:path'
import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'
import { refuseInvalid } from '../http/errors'
import { serverOptions } from '../http/server-options'
import { setUpReading } from '../http/set-up-reading'
import type { WorkQueue } from '../http/work-queue'
import { withoutMeasuring } from '../lib/kept-memory'
import { reviewList } from '../reviews/reviews'
import { asOfLinks, type AsOf } from '../store/as-of/as-of-links'
import { shortTime } from '../store/as-of/as-of-words'
import { oneShopAsOf } from '../store/as-of/one-shop'
import { asOfVisits } from '../store/as-of/visits'
import { openListing } from '../store/listing/listing'
import { storeRoutes } from '../store/store'
import { cartRoutes } from '../trade/cart/cart'
import { deliveryTermsRoutes } from '../trade/delivery/zones'
import { promoGuesses } from '../trade/promo-codes/promo-guesses'
import { servePages } from '../web/pages'
import { versionWithTimes } from '../website/home/home-times'
import { shownPages } from '../website/pages/shown-pages'
import type { Shop } from './app-parts'

/** Visits of staff to the storefront as of another time; see asOfVisits. `queue` is where the shop's requests wait. */
export function openVisits(shop: Shop, queue: WorkQueue) {
  const shops = oneShopAsOf((asOf) => shopAsOf(shop, queue, asOf), shop.elapsed)
  shop.app.addHook('onClose', () => shops.close())
  return { ...asOfVisits({ ...shop, links: asOfLinks(shop), shops }), closeIdle: shops.closeIdle }
}

/**
 * The storefront as of another time: the same code on the same database, with a clock that is ahead. It has only what
 * anonymous shoppers read, and the question what a cart costs. What counts calls or ends links keeps the real time.
 */
async function shopAsOf(shop: Shop, queue: WorkQueue, { name, at, ahead }: AsOf) {
  const { db, web } = shop
  const clock = () => new Date(shop.clock().getTime() + ahead)
  const app = Fastify({
    ...serverOptions(undefined, shop.trustProxy),
    loggerInstance: shop.app.log,
  })
  const { listing, routes } = withoutMeasuring(() => readRoutes(shop, clock))
  const version = versionWithTimes(() => listing.version(), shownPages(db).homeBody, clock)
  const answers = await setUpReading(app, { ...shop, version, queue })
  await app.register(initServer().plugin(routes), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: refuseInvalid,
  })
  if (web) {
    const asOf = { name, words: shortTime(at) }
    const pages = await servePages(app, {
      ...shop,
      ...web,
      folder: join(web.storefront, 'client'),
      renderPage: (page) => web.renderPage({ ...page, asOf }),
      answers,
      version,
      clock,
      queue,
      formTargets: [],
    })
    app.get('/*', { config: { access: 'public', isLight: true } }, async (request, reply) => {
      if (request.url !== request.originalUrl) return reply.callNotFound()
      return await pages(request, reply)
    })
  }
  await app.ready()
  return app
}

/** The calls of the contract that the storefront reads as anybody, answered by this clock. */
function readRoutes(shop: Shop, clock: () => Date) {
  const { db, origin, adminOrigin } = shop
  const listing = openListing(db, clock)
  const { store, storeCollections, navigation } = storeRoutes(
    { ...shop, listing, clock, linkClock: shop.clock },
    {
      storefront_url: origin,
      admin_url: `${adminOrigin}/etrendadmin`,
      payments_simulated: shop.gateways.simulator,
    },
  ).routes
  // Drawing a picture for link previews writes a file.
  const { sharePictureFile: _call, ...calls } = contract.store
  const { sharePictureFile: _handler, ...reading } = store
  const { price } = cartRoutes(db, clock, promoGuesses(db, shop.clock))
  const routes = initServer().router(
    {
      store: calls,
      storeCollections: contract.storeCollections,
      navigation: contract.navigation,
      reviews: { list: contract.reviews.list },
      deliveryTerms: contract.deliveryTerms,
      cart: { price: contract.cart.price },
    },
    {
      store: reading,
      storeCollections,
      navigation,
      reviews: { list: reviewList(db, clock) },
      deliveryTerms: deliveryTermsRoutes(db, clock),
      cart: { price },
    },
  )
  return { listing, routes }
}
