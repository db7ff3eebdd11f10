import { LogController, type FastifyServerOptions } from 'fastify'
import { thisMachine, type TrustedProxies } from './trusted-proxies'

/** Limits and time-outs that Fastify leaves open, and addresses as the document spells them. */
export function serverOptions(
  logger: FastifyServerOptions['logger'],
  trustProxy: TrustedProxies = thisMachine,
) {
  return {
    logger: logger ?? false,
    // request-log.ts writes one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024, // forms have their own limits, see multipart.ts
    trustProxy,
    // Headers and body together are received within 15 s: 14 s, looked at every half second.
    requestTimeout: 14_000,
    connectionTimeout: 35_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 500 },
    forceCloseConnections: 'idle' as const,
    return503OnClosing: true,
    onProtoPoisoning: 'error' as const,
    onConstructorPoisoning: 'error' as const,
    routerOptions: {
      // Trailing slashes are optional on every path (decisions).
      ignoreTrailingSlash: true,
      maxParamLength: 200,
    },
    rewriteUrl: withoutApi,
  }
}

/** Both apps call the API on their own host under /api; the documented paths answer at the root too. */
function withoutApi({ url = '/' }: { url?: string }) {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url
}
