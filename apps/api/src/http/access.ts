import {
  permission,
  roleMay,
  scopesFor,
  type Access,
  type HeldRole,
  type Needed,
} from '@etrend/contract'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../lib/refusal'
import { hook } from './hook'
import { logEvent } from './security-events'

/** The signed-in user of a request, their role as staff (null for customers), and the id of their session. */
export type Visitor = {
  id: number
  role: 'user' | 'admin'
  staff_role: HeldRole | null
  session: string
  /** Whether the second factor was given or isn't needed; 'missing': it has to be set up first. */
  factor: 'passed' | 'needed' | 'missing'
  /** Whether the person gave their password or a code a few minutes ago. */
  is_proved: boolean
  /** The key with which a program of theirs makes the request; absent for people. */
  key?: { id: number; name: string; scopes: readonly string[] }
}

/** Finds a request's user by its token and cookie; undefined for guests and for sessions that have ended. */
export type Identify = (request: FastifyRequest) => Promise<Visitor | undefined>

/** Whether a request that carries no token is made in the session with this id, see sessions.ts. */
export type IsMadeIn = (session: string, request: FastifyRequest) => Promise<boolean>

type Reply = {
  header: (name: string, value: string | number) => unknown
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
  clearCookie: (name: string, options: CookieSerializeOptions) => unknown
}

/** Throws 400 for a password that isn't the visitor's own. For actions that need the password again. */
export type RequireOwnPassword = (
  call: { request: Pick<FastifyRequest, 'visitor' | 'id' | 'log' | 'ip'>; reply: Reply },
  password: string,
) => Promise<void>

/** Throws 400 where the visitor has a second factor and this isn't a code of it that is still unused. */
export type RequireOwnFactor = (
  call: Parameters<RequireOwnPassword>[0],
  code: string | undefined,
) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined
  }
  interface FastifyContextConfig {
    /** For routes outside the contract; a staff route also names its permission. */
    access?: Access
    permission?: Needed
    tsRestRoute?: unknown
  }
}

/**
 * Checks the declared access of every route before its body is read. A route that declares none,
 * and a staff route without a permission, stop the server from starting.
 */
export function guardRoutes(app: FastifyInstance, identify: Identify) {
  app.decorateRequest('visitor', undefined)
  app.addHook('onRoute', (route) => {
    if (!declaredOf(route.config)) {
      throw new Error(
        `${String(route.method)} ${route.url} declares no access: add metadata.access to its contract, and metadata.permission for staff.`,
      )
    }
  })
  app.addHook(
    'onRequest',
    hook((request) => {
      const declared = declaredOf(request.routeOptions.config)
      if (!declared || declared.access === 'public') return
      return letIn(request, declared)
    }),
  )

  async function letIn(request: FastifyRequest, declared: Declaration) {
    request.visitor = await identify(request)
    if (!request.visitor) throw refused(request, new Refusal(401, 'Sign in to do this.'))
    requireCallForKeys(request, declared)
    if (!isEarly(declared)) requireFactor(request)
    if (declared.access !== 'staff') return
    if (request.visitor.role !== 'admin') {
      throw refused(request, new Refusal(403, 'Only staff may do this.'))
    }
    requirePermission(request, declared.permission)
    if (declared.sensitive) requireProof(request)
  }
}

/** Throws 403 where a key makes a call that is for people only. */
function requireCallForKeys(request: FastifyRequest, declared: Declaration) {
  const { key } = visitorOf(request)
  if (!key) return
  if (declared.access === 'staff' && scopesFor(request.method, declared).length > 0) return
  const message = 'An API key can’t do this. Sign in instead.'
  throw refused(request, new Refusal(403, message, undefined, { code: 'not-permitted' }))
}

function isEarly(declared: Declaration) {
  return declared.access !== 'public' && declared.early === true
}

/** Throws 403 for a session of staff in which the second factor wasn't given yet. */
function requireFactor(request: FastifyRequest) {
  const { factor } = visitorOf(request)
  if (factor === 'passed') return
  const [message, code] = waiting[factor]
  throw refused(request, new Refusal(403, message, undefined, { code }))
}

const waiting = {
  needed: ['Enter the code of your authenticator app first.', 'factor-needed'],
  missing: ['Set up a second factor first.', 'factor-missing'],
} as const

/** Throws 403 when the visitor gave their password or a code too long ago for a sensitive act. */
export function requireProof(request: PermissionRequest) {
  if (visitorOf(request).is_proved) return
  const message = 'Enter your password again to do this.'
  throw refused(request, new Refusal(403, message, undefined, { code: 'proof-needed' }))
}

/** Throws 403 when the role of the request's visitor doesn't include the permission, or their key has no such scope. */
export function requirePermission(request: PermissionRequest, needed: Needed) {
  const lacking = lackOf(request, needed)
  if (lacking === undefined) return
  throw refused(request, new Refusal(403, lacking, undefined, { code: 'not-permitted' }))
}

/** Whether the role of the request's visitor includes the permission, and their key has its scope. */
export function isPermitted(request: PermissionRequest, needed: Needed) {
  return lackOf(request, needed) === undefined
}

/** What the visitor lacks for a permission, in a sentence; undefined where they have it. */
function lackOf({ visitor, method }: PermissionRequest, needed: Needed) {
  const { staff_role, key } = visitorOf({ visitor })
  const enough = scopesFor(method, { permission: needed })
  if (key && !enough.some((scope) => key.scopes.includes(scope))) {
    return `This API key needs the scope ${enough.join(' or ')}.`
  }
  if (roleMay(staff_role?.permissions, needed)) return undefined
  return 'Your role doesn’t include this. Ask an owner of the shop.'
}

export type PermissionRequest = Pick<FastifyRequest, 'visitor' | 'method' | 'routeOptions' | 'log'>

/** Logs a refusal and returns it. */
function refused(request: PermissionRequest, refusal: Refusal) {
  const { visitor, method, routeOptions } = request
  const who = { user: visitor?.id, ...(visitor?.key && { key: visitor.key.id }) }
  const about = { status: refusal.status, ...who, method, route: routeOptions.url }
  logEvent(request, 'access-refused', about)
  return refusal
}

/** The visitor of a route whose access is not public. */
export function visitorOf(request: Pick<FastifyRequest, 'visitor'>): Visitor {
  if (!request.visitor) throw new Refusal(401, 'Sign in to do this.')
  return request.visitor
}

const needed = z.union([permission, z.array(permission).min(1), z.literal('any')])
/** Marks a call that a session may make before its second factor was given. */
const early = z.literal(true).optional()
const declaration = z.discriminatedUnion('access', [
  z.object({ access: z.literal('public') }),
  z.object({ access: z.literal('customer'), early }),
  z.object({
    access: z.literal('staff'),
    permission: needed,
    early,
    /** Marks a call that needs a recent proof of who is signed in. */
    sensitive: z.literal(true).optional(),
    /** Marks a staff call that the storefront's host answers too. */
    hosts: z.literal('all').optional(),
  }),
])
const inContract = z.object({ tsRestRoute: z.object({ metadata: declaration }) })

type Declaration = z.infer<typeof declaration>

const known = new WeakMap<object, Declaration>()

/** What the contract's metadata or a route's own config says; undefined when neither does. */
export function declaredOf(config: object | undefined): Declaration | undefined {
  if (!config) return undefined
  // The contract's routes outlive a shop, so that the next shop of this process needn't read them again.
  const key = 'tsRestRoute' in config && isObject(config.tsRestRoute) ? config.tsRestRoute : config
  const remembered = known.get(key)
  if (remembered) return remembered
  const declared =
    declaration.safeParse(config).data ?? inContract.safeParse(config).data?.tsRestRoute.metadata
  if (declared) known.set(key, declared)
  return declared
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
