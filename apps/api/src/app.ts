import { contract } from '@etrend/contract'
import cookie from '@fastify/cookie'
import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'
import { accountRoutes } from './account/routes'
import { createSessions } from './account/sessions'
import type { AppParts } from './app-parts'
import { openTrade } from './app-trade'
import { backupRoutes } from './backups/routes'
import { cartRoutes } from './cart/routes'
import { bulkProducts } from './catalogue/bulk-products'
import { catalogueKinds, catalogueRoutes } from './catalogue/catalogue'
import { keepPictures } from './catalogue/pictures'
import { dashboardRoutes } from './dashboard/routes'
import { guardRoutes } from './http/access'
import { endConnectionsOnClose } from './http/closing'
import { capConnections } from './http/connections'
import { serveDocs } from './http/docs'
import { answerErrors, refuseInvalid } from './http/errors'
import { refuseOnFullDisk } from './http/full-disk'
import { answerHealth } from './http/health'
import { appsByHost, keepStaffCallsOffStorefront } from './http/hosts'
import { keepAnswers, keptAnswers } from './http/kept'
import { limitCalls } from './http/limits'
import { readForms } from './http/multipart'
import { requireOwnOrigin } from './http/own-origin'
import { logRequests } from './http/request-log'
import { setSecurityHeaders } from './http/security-headers'
import { serverOptions } from './http/server-options'
import { queueWork, workQueue } from './http/work-queue'
import { importRoutes } from './imports/routes'
import { openBackground } from './lib/background'
import { giveChores } from './lib/chores'
import { promoGuesses } from './lib/promo-guesses'
import { likeRoutes } from './likes/likes'
import { serveLive } from './live/live'
import { openOutbox } from './mail/outbox'
import { serveSimulator } from './payments/simulator/simulator'
import { bulkHandlers } from './records/bulk'
import { crudHandlers } from './records/crud-handlers'
import { recordKind } from './records/record-kind'
import { recordRoutes } from './records/routes'
import { moderationRoutes } from './reviews/moderation'
import { reviewRoutes } from './reviews/reviews'
import { stockLevelRoutes } from './stock/level-routes'
import { stockStore } from './stock/stock'
import { cardRows } from './store/card-rows'
import { productCards } from './store/cards'
import { openListing } from './store/listing/listing'
import { opinionRoutes } from './store/opinions'
import { storeRoutes } from './store/routes'
import { serveWeb } from './web/web'
import { workspaceRoutes } from './workspace/routes'

/** The whole shop on one Fastify instance, from its parts. The database must be migrated. */
export async function buildApp(parts: AppParts) {
  const { db, media, clock, key, storefrontOrigin, adminOrigin } = parts
  const app = Fastify(serverOptions(parts.logger ?? false, parts.trustProxy))
  const appOf = appsByHost(parts)
  const sessions = createSessions({
    db,
    clock,
    key,
    origin: storefrontOrigin,
    appOf,
    staffIdleHours: parts.staffIdleHours,
  })
  const listing = openListing(db)
  const background = openBackground((err) => app.log.error({ err }, 'work after an answer failed'))
  const outbox = openOutbox({ db, clock, deliver: parts.deliver, log: app.log, background })
  const pictures = keepPictures(db, media, clock)
  const guesses = promoGuesses(db.read, clock)
  const gateways = parts.gateways ?? { simulator: false }
  const trade = openTrade({
    app,
    db,
    clock,
    elapsed: parts.elapsed ?? (() => performance.now()),
    key,
    origin: storefrontOrigin,
    identify: sessions.identify,
    sessions,
    outbox,
    background,
    guesses,
    pictures,
    gateways,
  })
  app.addHook('onClose', () => background.settled())
  const answers = keptAnswers()
  const queue = workQueue()
  const version = () => listing.version()
  version() // reads the catalogue now, rather than while the first shopper waits

  giveChores(app, trade.chores)
  capConnections(app, parts.trustProxy)
  endConnectionsOnClose(app)
  logRequests(app)
  answerErrors(app)
  setSecurityHeaders(app, storefrontOrigin)
  queueWork(app, queue)
  requireOwnOrigin(app, [storefrontOrigin, adminOrigin])
  keepStaffCallsOffStorefront(app, appOf)
  guardRoutes(app, (request) => sessions.identify(request))
  refuseOnFullDisk(app, parts.disk)
  await app.register(cookie)
  await limitCalls(app)
  await readForms(app)
  keepAnswers(app, { answers, version, queue })

  const account = accountRoutes({
    db,
    clock,
    key,
    appOf,
    sessions,
    origin: storefrontOrigin,
    adminOrigin,
    background,
    sendMail: outbox.send,
  })
  const kinds = { ...catalogueKinds, stock: recordKind(stockStore) }
  const server = initServer()
  const routes = server.router(contract, {
    ...account.routes,
    backups: backupRoutes({ ...parts, app, requireOwnPassword: account.requireOwnPassword }),
    ...catalogueRoutes({ db, clock, pictures }),
    stock: crudHandlers({ db, clock }, stockStore),
    store: storeRoutes(db, listing, {
      storefront_url: storefrontOrigin,
      admin_url: `${adminOrigin}/etrendadmin`,
      payments_simulated: gateways.simulator,
    }),
    reviews: reviewRoutes(db, clock),
    reviewModeration: moderationRoutes(db, clock),
    likes: likeRoutes(db, clock),
    opinions: opinionRoutes(
      db,
      productCards(cardRows(db.read), () => listing.version()),
    ),
    cart: cartRoutes(db, clock, guesses),
    ...trade.routes,
    stockLevels: stockLevelRoutes(db, clock),
    ...workspaceRoutes(db, clock),
    dashboard: dashboardRoutes(db, clock),
    imports: importRoutes(db, clock, (svg) => media.saveDrawing(svg), background),
    ...recordRoutes(db, clock, kinds),
    bulk: { ...bulkHandlers(db, clock, kinds), products: bulkProducts(db, clock) },
  })
  // A plugin of its own, because ts-rest sets an error handler for its scope.
  await app.register(server.plugin(routes), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: refuseInvalid,
  })
  if (gateways.simulator) await serveSimulator(app, { db, clock, ...gateways }, storefrontOrigin)
  serveLive(app, db, { identify: sessions.identify, openOrder: trade.openOrder })
  answerHealth(app, db, parts.disk)
  media.serve(app)
  serveDocs(app)
  if (parts.web) {
    const { formTargets } = trade
    await serveWeb(app, {
      ...parts.web,
      ...parts,
      appOf,
      answers,
      version,
      queue,
      formTargets,
    })
  }
  return app
}
