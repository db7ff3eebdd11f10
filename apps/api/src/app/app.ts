import { initServer } from '@ts-rest/fastify'
import Fastify from 'fastify'
import { withKeys } from '../account/api-keys/key-identity'
import { createSessions } from '../account/sessions'
import { letStop } from '../http/closing'
import { answerConnection } from '../http/connection'
import { serveDocs } from '../http/docs'
import { refuseInvalid } from '../http/errors'
import { answerHealth } from '../http/health'
import { appsByHost } from '../http/hosts'
import { serverOptions } from '../http/server-options'
import { setUpHttp } from '../http/set-up'
import { workQueue } from '../http/work-queue'
import { openBackground } from '../lib/background'
import { serveLive } from '../live/live'
import { serveOnShop } from '../monitoring/serve-metrics'
import { openListing } from '../store/listing/listing'
import { serveSimulator } from '../trade/payments/simulator/simulator'
import { serveWeb } from '../web/web'
import { versionWithTimes } from '../website/home/home-times'
import { shownPages } from '../website/pages/shown-pages'
import { openVisits } from './app-as-of'
import type { AppParts, Shop } from './app-parts'
import { contractRoutes } from './app-routes'
import { openServices } from './app-services'

/**
 * The whole shop on one Fastify instance, from its parts. The database must be migrated. In this order: what goes on
 * between requests, what every call goes through, the calls of the contract, and what is served beside them.
 */
export async function buildApp(parts: AppParts) {
  const { db, clock, media, metrics } = parts
  const app = Fastify(serverOptions(parts.logger ?? false, parts.trustProxy))
  letStop(app)
  metrics?.measureRequests(app)
  parts.traceRequests?.(app)
  const shop = withDefaults(app, parts)
  const { origin, adminOrigin, appOf, gateways } = shop
  const { identify } = shop.sessions
  const queue = workQueue(shop.elapsed)
  const visits = openVisits(shop, queue)
  const services = await openServices(shop, [visits.closeIdle])

  const listing = openListing(db, clock)
  const version = versionWithTimes(() => listing.version(), shownPages(db).homeBody, clock)
  const answers = await setUpHttp(app, {
    ...shop,
    identify: withKeys(db, clock, identify),
    version,
    queue,
    answerElsewhere: visits.answerElsewhere,
  })

  // A plugin of its own, because ts-rest sets an error handler for its scope.
  await app.register(initServer().plugin(contractRoutes(shop, services, listing)), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: refuseInvalid,
  })

  if (gateways.simulator) await serveSimulator(app, { db, clock, ...gateways }, origin)
  const { openOrder, formTargets } = services.trade
  await serveLive(app, db, clock, { identify, openOrder, everyMs: parts.liveEveryMs })
  answerHealth(app, db, parts.disk, parts.lag)
  if (metrics?.token) serveOnShop(app, metrics.scrape, metrics.token)
  await answerConnection(app, origin)
  media.serve(app)
  visits.serve(app)
  serveDocs(app, appOf, adminOrigin)
  if (parts.web) {
    await serveWeb(app, { ...shop, ...parts.web, answers, queue, version, formTargets })
  }
  return app
}

function withDefaults(app: Shop['app'], parts: AppParts): Shop {
  const { db, clock, key, storefrontOrigin: origin, staffIdleHours } = parts
  const appOf = appsByHost(parts)
  const background = openBackground((err) => app.log.error({ err }, 'work after an answer failed'))
  app.addHook('onClose', () => background.settled())
  return {
    ...parts,
    app,
    origin,
    appOf,
    sessions: createSessions({ db, clock, key, origin, appOf, staffIdleHours }),
    background,
    elapsed: parts.elapsed ?? (() => performance.now()),
    gateways: parts.gateways ?? { simulator: false },
  }
}
