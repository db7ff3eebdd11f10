import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'
import { accountRoutes } from './account/account-routes'
import { apiKeyRoutes } from './account/api-keys/api-keys'
import { withKeys } from './account/api-keys/key-identity'
import { createSessions } from './account/sessions'
import { catalogueParts } from './app-catalogue'
import type { AppParts } from './app-parts'
import { backupRoutes } from './backups/backup-routes'
import { keepPictures } from './catalogue/pictures'
import { letStop } from './http/closing'
import { answerConnection } from './http/connection'
import { serveDocs } from './http/docs'
import { refuseInvalid } from './http/errors'
import { answerHealth } from './http/health'
import { appsByHost } from './http/hosts'
import { serverOptions } from './http/server-options'
import { setUpHttp } from './http/set-up'
import { openBackground } from './lib/background'
import { giveChores } from './lib/chores'
import { likeRoutes } from './likes/likes'
import { serveLive } from './live/live'
import { mailTextRoutes } from './mail/mail-texts'
import { mailRoutes } from './mail/mails'
import { openOutbox } from './mail/outbox'
import { menuRoutes } from './menus/menus'
import { serveOnShop } from './monitoring/serve-metrics'
import { pageRoutes } from './pages/pages'
import { moderationRoutes } from './reviews/moderation'
import { reviewRoutes } from './reviews/reviews'
import { setUpRoutes } from './set-up/set-up'
import { appearanceRoutes } from './settings/appearance'
import { settingsRoutes } from './settings/settings'
import { openSms } from './sms/open-sms'
import { versionWithTimes } from './store/home-times'
import { openListing } from './store/listing/listing'
import { shownPages } from './store/pages'
import { storeRoutes } from './store/store'
import { openTaxFilings } from './tax-filings/open-tax-filings'
import { serveSimulator } from './trade/payments/simulator/simulator'
import { openTrade } from './trade/trade'
import { viewRoutes } from './views/views'
import { serveWeb } from './web/web'
import { openWebhooks } from './webhooks/open-webhooks'

/** The whole shop on one Fastify instance, from its parts. The database must be migrated. */
export async function buildApp(parts: AppParts) {
  const { db, media, clock, key, storefrontOrigin: origin, adminOrigin, metrics } = parts
  const app = Fastify(serverOptions(parts.logger ?? false, parts.trustProxy))
  letStop(app)
  metrics?.measureRequests(app)
  parts.traceRequests?.(app)
  const appOf = appsByHost(parts)
  const { staffIdleHours } = parts
  const sessions = createSessions({ db, clock, key, origin, appOf, staffIdleHours })
  const { identify } = sessions
  const background = openBackground((err) => app.log.error({ err }, 'work after an answer failed'))
  app.addHook('onClose', () => background.settled())
  const outbox = openOutbox({ db, clock, deliver: parts.deliver, log: app.log, background })
  const sms = openSms({
    ...parts,
    app,
    background,
    settings: parts.sms,
    outbox: parts.folders.outbox,
  })
  const pictures = keepPictures(db, media, clock)
  const wake = () => {
    outbox.wake()
    sms.outbox.wake()
  }
  const gateways = parts.gateways ?? { simulator: false }
  const elapsed = parts.elapsed ?? (() => performance.now())
  const shared = { db, clock, key, origin, sessions, background }
  const pictureFor = media.forPapers
  const trade = openTrade({
    ...shared,
    app,
    elapsed,
    identify,
    outbox: { ...outbox, wake },
    pictures,
    pictureFor,
    gateways,
    seal: (text) => sms.sealed.seal(text),
  })
  const { log } = app
  const ownOrigins = [origin, adminOrigin]
  const hooks = openWebhooks({ ...shared, log, ownOrigins, settings: parts.webhooks })
  const filings = await openTaxFilings({ ...shared, app, settings: parts.taxOffice })
  const outboxes = [() => outbox.deliverDue(), ...hooks.chores, sms.outbox.deliverDue]
  giveChores(app, [...trade.chores, ...outboxes, ...filings.chores], db.locks)

  const listing = openListing(db, clock)
  const { homeBody } = shownPages(db)
  const version = versionWithTimes(() => listing.version(), homeBody, clock)
  version() // reads the catalogue now, rather than while the first shopper waits
  const forRoutes = { identify: withKeys(db, clock, identify), version }
  const http = await setUpHttp(app, { ...parts, appOf, ...forRoutes })

  const { ordersOf } = trade
  const sendMail = outbox.send
  const account = accountRoutes({
    ...shared,
    appOf,
    adminOrigin,
    ordersOf,
    sendMail,
    passwords: parts.passwords,
  })
  const { collectionProducts, routes: shopRoutes } = storeRoutes(
    { db, listing, clock, key },
    {
      storefront_url: origin,
      admin_url: `${adminOrigin}/etrendadmin`,
      payments_simulated: gateways.simulator,
    },
  )
  const server = initServer()
  const routes = server.router(contract, {
    ...account.routes,
    ...catalogueParts({ ...shared, media, pictures, identify, appOf, collectionProducts }),
    ...shopRoutes,
    menus: menuRoutes(db, clock),
    reviews: reviewRoutes(db, clock),
    reviewModeration: moderationRoutes(db, clock),
    likes: likeRoutes(db, clock),
    ...trade.routes,
    mails: mailRoutes(db, clock, origin, outbox),
    ...sms.routes,
    mailTexts: mailTextRoutes({ db, clock, origin, outbox }),
    shopSettings: settingsRoutes(db, clock),
    shopAppearance: appearanceRoutes(db, clock, (src, widths) => media.holds(src, widths)),
    savedViews: viewRoutes(db, clock),
    apiKeys: apiKeyRoutes(db, clock),
    webhooks: hooks.routes,
    taxFilings: filings.routes,
    pages: pageRoutes({ ...shared, media }),
    setUp: setUpRoutes({ ...parts, gateways }),
    backups: backupRoutes({
      ...parts,
      app,
      isMadeIn: sessions.isMadeIn,
      requireOwnPassword: account.requireOwnPassword,
    }),
  })
  // A plugin of its own, because ts-rest sets an error handler for its scope.
  await app.register(server.plugin(routes), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: refuseInvalid,
  })
  if (gateways.simulator) await serveSimulator(app, { db, clock, ...gateways }, origin)
  const { openOrder } = trade
  await serveLive(app, db, clock, { identify, openOrder, everyMs: parts.liveEveryMs })
  answerHealth(app, db, parts.disk, parts.lag)
  if (metrics?.token) serveOnShop(app, metrics.scrape, metrics.token)
  await answerConnection(app, origin)
  media.serve(app)
  serveDocs(app, appOf, adminOrigin)
  if (parts.web) {
    const { formTargets } = trade
    await serveWeb(app, { ...parts.web, ...parts, ...http, appOf, version, formTargets })
  }
  return app
}
