import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import type { Disk } from '../lib/disk'
import { Refusal } from '../lib/refusal'
import { guardRoutes, type Identify } from './access'
import { answerCache, cacheAnswers } from './answer-cache'
import { capConnections } from './connections'
import { answerErrors } from './errors'
import { refuseOnFullDisk } from './full-disk'
import { hook } from './hook'
import { keepStaffCallsOffStorefront, type AppOf } from './hosts'
import { limitCalls } from './limits'
import { readForms } from './multipart'
import { refuseNul } from './nul'
import { showOwnChanges } from './own-changes'
import { requireOwnOrigin } from './own-origin'
import { logRequests, nameRequests } from './request-log'
import { setSecurityHeaders } from './security-headers'
import type { TrustedProxies } from './trusted-proxies'
import { queueWork, type WorkQueue } from './work-queue'

type HttpParts = {
  storefrontOrigin: string
  adminOrigin: string
  trustProxy?: TrustedProxies | undefined
  db: Pick<Database, 'recent' | 'changes' | 'isOnThisDisk'>
  clock: () => Date
  disk: Disk
  appOf: AppOf
  identify: Identify
  /** Changes with everything that shoppers' pages show. */
  version: () => number
  queue: WorkQueue
  /** Answers some of the requests in the place of this app, before access is checked; it hijacks their replies. */
  answerElsewhere: Parameters<typeof hook>[0]
}

/**
 * Adds what every call shares, in the order in which it acts: connections, the log, errors, headers, the work queue,
 * origins, access, limits, forms and cached answers. Must be awaited before routes are added. Gives the answer cache, which
 * the pages use too.
 */
export async function setUpHttp(app: FastifyInstance, parts: HttpParts) {
  const { storefrontOrigin, adminOrigin, version, queue } = parts
  const answers = answerCache()
  capConnections(app, parts.trustProxy)
  nameRequests(app)
  logRequests(app)
  answerErrors(app)
  refuseForeignAddresses(app)
  setSecurityHeaders(app, storefrontOrigin)
  queueWork(app, queue)
  requireOwnOrigin(app, [storefrontOrigin, adminOrigin])
  app.addHook('onRequest', hook(parts.answerElsewhere))
  keepStaffCallsOffStorefront(app, parts.appOf)
  guardRoutes(app, parts.identify)
  refuseOnFullDisk(app, parts.disk, parts.db)
  await app.register(cookie)
  showOwnChanges(app, parts.db, storefrontOrigin)
  await limitCalls(app, parts)
  await readForms(app)
  refuseNul(app)
  cacheAnswers(app, { answers, version, queue })
  return answers
}

/**
 * Answers 404 to a request line whose address isn't a path of this shop, such as '//other.example' and '*': nothing
 * behind reads it as the address of another site.
 */
function refuseForeignAddresses(app: FastifyInstance) {
  app.addHook(
    'onRequest',
    hook(({ url }) => {
      if (!isOwnAddress(url)) throw new Refusal(404, 'There is nothing at this address.')
    }),
  )
}

/** Parsing always succeeds for one slash and printable characters, as nearly all addresses are. */
function isOwnAddress(url: string) {
  if (!/^\/(?![/\\])/.test(url)) return false
  return /^[!-~]*$/.test(url) || URL.canParse(url, 'http://shop.invalid')
}
