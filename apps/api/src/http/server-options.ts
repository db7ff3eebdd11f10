import {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { REQUEST_ID, requestIds } from './request-id'
import { safeHeaders } from './security-headers'
import { thisMachine, type TrustedProxies } from './trusted-proxies'

/** Fastify's options: limits and timeouts that it leaves open, and addresses as the specification spells them. */
export function serverOptions(
  logger: FastifyServerOptions['logger'],
  trustProxy: TrustedProxies = thisMachine,
) {
  return {
    logger: logger ?? false,
    genReqId: requestIds(trustProxy),
    // request-log.ts writes one line instead of two, and adds the request's id to the log together with the address.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (
      log: FastifyBaseLogger,
      _bindings: object,
      ofRoute: { level?: string | undefined },
    ) => (ofRoute.level === undefined ? log : log.child({}, ofRoute)),
    bodyLimit: 64 * 1024, // forms have their own limits, see multipart.ts
    trustProxy,
    // Headers and body together must arrive within 15 s: 14 s, checked every half second.
    requestTimeout: 14_000,
    connectionTimeout: 35_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 500 },
    forceCloseConnections: 'idle' as const,
    // What arrives on a connection that is still open was sent before it was closed.
    return503OnClosing: false,
    onProtoPoisoning: 'error' as const,
    onConstructorPoisoning: 'error' as const,
    routerOptions: {
      // Trailing slashes are optional on every path (decisions).
      ignoreTrailingSlash: true,
      maxParamLength: 200,
    },
    rewriteUrl: withoutApi,
    frameworkErrors: refuseAddress,
  }
}

/** Both apps call the API on their own host under /api; the documented paths answer at the root too. */
function withoutApi({ url = '/' }: { url?: string }) {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url
}

/** Answers an address that the router can't read. No hook runs before it, so it sets the headers of refusals itself. */
function refuseAddress({ code }: FastifyError, { id }: FastifyRequest, reply: FastifyReply) {
  const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH'
  const message = isTooLong
    ? 'This address is too long.'
    : 'This address can’t be read: check its % signs.'
  void reply
    .status(isTooLong ? 414 : 400)
    .headers({ ...safeHeaders, [REQUEST_ID]: id, 'cache-control': 'no-store' })
    .send({ message })
}
