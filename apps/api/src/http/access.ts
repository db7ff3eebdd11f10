import type { Access } from '@etrend/contract'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from './errors'
import { logEvent } from './security-events'

/** The signed-in user of a request, and the id of their session. */
export type Visitor = { id: number; role: 'user' | 'admin'; session: string }

/** Finds a request's user by its token and cookie; undefined for guests and for sessions that have ended. */
export type Identify = (request: FastifyRequest) => Promise<Visitor | undefined>

type Reply = {
  header: (name: string, value: string | number) => unknown
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
  clearCookie: (name: string, options: CookieSerializeOptions) => unknown
}

/** Throws 400 for a password that isn't the visitor's own. For actions that need the password again. */
export type RequireOwnPassword = (
  call: { request: Pick<FastifyRequest, 'visitor' | 'id' | 'log'>; reply: Reply },
  password: string,
) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined
  }
  interface FastifyContextConfig {
    /** For routes outside the contract. */
    access?: Access
    tsRestRoute?: unknown
  }
}

/**
 * Checks the declared access of every route before its body is read. A route that declares none
 * stops the server from starting.
 */
export function guardRoutes(app: FastifyInstance, identify: Identify) {
  app.decorateRequest('visitor', undefined)
  app.addHook('onRoute', (route) => {
    if (!declaredOf(route.config)) {
      throw new Error(
        `${String(route.method)} ${route.url} declares no access: add metadata.access to its contract.`,
      )
    }
  })
  app.addHook('onRequest', async (request) => {
    const access = declaredOf(request.routeOptions.config)?.access
    if (!access || access === 'public') return
    request.visitor = await identify(request)
    if (!request.visitor) throw refused(request, new Refusal(401, 'Sign in to do this.'))
    if (access === 'staff' && request.visitor.role !== 'admin') {
      throw refused(request, new Refusal(403, 'Only staff may do this.'))
    }
  })
}

/** Logs a refusal and returns it. */
function refused(request: FastifyRequest, refusal: Refusal) {
  const { visitor, method, routeOptions } = request
  const about = { status: refusal.status, user: visitor?.id, method, route: routeOptions.url }
  logEvent(request, 'access-refused', about)
  return refusal
}

/** The visitor of a route whose access is not public. */
export function visitorOf(request: Pick<FastifyRequest, 'visitor'>): Visitor {
  if (!request.visitor) throw new Refusal(401, 'Sign in to do this.')
  return request.visitor
}

const declaration = z.object({
  access: z.enum(['public', 'customer', 'staff']),
  /** Marks a staff call that the storefront's host answers too. */
  hosts: z.literal('all').optional(),
})
const inContract = z.object({ tsRestRoute: z.object({ metadata: declaration }) })

type Declaration = z.infer<typeof declaration>

const known = new WeakMap<object, Declaration>()

/** What the contract's metadata or a route's own config says; undefined when neither does. */
export function declaredOf(config: object | undefined): Declaration | undefined {
  if (!config) return undefined
  const remembered = known.get(config)
  if (remembered) return remembered
  const declared =
    declaration.safeParse(config).data ?? inContract.safeParse(config).data?.tsRestRoute.metadata
  if (declared) known.set(config, declared)
  return declared
}
