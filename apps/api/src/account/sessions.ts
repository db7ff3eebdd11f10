import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import type { Visitor } from '../http/access'
import type { App, AppOf } from '../http/hosts'
import { logEvent } from '../http/security-events'
import { DAY_MS, HOUR_MS } from '../lib/times'
import { factorOf, isRecent } from './factor/demand'
import { staffRoleOf } from './roles'
import { sessionCookie, type CookieReply } from './session-cookie'
import {
  addSession,
  endSession,
  endSessionsOf,
  isBound,
  isOf,
  rotate,
  selectLive,
  selectLiveOf,
} from './session-rows'
import {
  accessTokens,
  fingerprint,
  randomId,
  randomToken,
  refreshTokens,
  sessionOf,
} from './tokens'

export type Sessions = ReturnType<typeof createSessions>

const LIFETIME_MS = { user: 365 * DAY_MS, admin: 12 * HOUR_MS }
const SHOPPER_IDLE_MS = 30 * DAY_MS
const STAFF_IDLE_HOURS = 12

/**
 * Starts, renews, finds and ends sign-in sessions. `key` (32 bytes or more) signs the tokens; `origin` is the shop's
 * address. The database must be migrated. A shopper's session ends after 30 days without use, at the latest a year
 * after the sign-in; a staff session after `staffIdleHours` without use, at the latest 12 hours after the sign-in.
 */
export function createSessions(given: {
  db: Database
  clock: () => Date
  key: Uint8Array
  origin: string
  /** Names the app that a request is for. A session's tokens are valid for one app only. */
  appOf: AppOf
  staffIdleHours?: number | undefined
}) {
  const { db, clock, key, appOf, staffIdleHours = STAFF_IDLE_HOURS } = given
  const access = accessTokens(key, clock)
  const refresh = refreshTokens(key)
  const cookie = sessionCookie(given.origin)
  const live = selectLive(db.read)
  const liveOf = selectLiveOf(db.read)

  function moment() {
    const now = clock()
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
    return {
      now: now.toISOString(),
      staff_idle_since: before(staffIdleHours * HOUR_MS),
      shopper_idle_since: before(SHOPPER_IDLE_MS),
    }
  }

  /** The live session with this id; undefined when it has ended, expired or idled too long, or its user is disabled. */
  async function find(id: string) {
    const [row] = await live.execute({ id, ...moment() })
    return row
  }

  /** An `Identify`: finds a request's user by its access token and, for a web session, its cookie. */
  async function identify(request: FastifyRequest): Promise<Visitor | undefined> {
    const token = bearerToken(request)
    const claims = token && (await access.read(token, appOf(request)))
    if (!claims) return undefined
    const row = await find(claims.session)
    if (row?.user !== claims.user || !isBound(row, cookie.of(request))) return undefined
    const staff_role = staffRoleOf(row)
    return {
      id: row.user,
      role: row.role,
      staff_role,
      session: row.id,
      factor: factorOf(row, staff_role, request),
      is_proved: isRecent(row.proved_at, clock()),
    }
  }

  return {
    find,
    identify,

    /**
     * Whether a request of a browser that carries no token, such as a download, is made in this session: on its app's
     * host and with its cookie. A script's session has no cookie: its request has to carry its token.
     */
    isMadeIn: async (id: string, request: FastifyRequest) => {
      const row = await find(id)
      if (!row || !isOf(row, appOf(request))) return false
      if (row.binding_hash !== null) return isBound(row, cookie.of(request))
      return (await identify(request))?.session === id
    },

    /** A user's live sessions, the newest first; `is_current` marks the session that made this request. */
    async of({ id, session }: Visitor) {
      const rows = await liveOf.execute({ user: id, ...moment() })
      return rows.map((row) => ({ ...row, is_current: row.id === session }))
    },

    /**
     * Starts a session and returns its tokens. With `web`, a cookie is set on that reply, and the tokens are refused
     * without it. `until` (ISO time) is when the session expires, instead of after its full lifetime.
     */
    async start(who: Pick<Visitor, 'id' | 'role'>, app: App, options: StartOptions = {}) {
      const now = clock()
      const id = randomId()
      const binding = options.web && randomToken()
      const first = refresh.first(id)
      const full = new Date(now.getTime() + LIFETIME_MS[who.role])
      const row = {
        id,
        app,
        user: who.id,
        refresh_hash: fingerprint(first),
        binding_hash: binding && fingerprint(binding),
        created_at: now.toISOString(),
        expires_at: options.until ?? full.toISOString(),
        proved_at: options.from ? options.from.proved_at : now.toISOString(),
        factor_at: options.from?.factor_at ?? null,
        user_agent: options.user_agent,
      }
      await db.transaction((tx) => addSession(tx, row))
      if (options.web && binding) cookie.give(options.web, binding, new Date(row.expires_at))
      return { access: await access.sign({ user: who.id, session: id }, app), refresh: first }
    },

    /**
     * Exchanges a refresh token for new tokens; undefined when it is invalid. A refresh token works once. Used again
     * within 10 s it gives the same new refresh token (two tabs, a repeated call); later, its use is taken as theft and
     * ends the session.
     */
    async refresh(token: string, request: Pick<FastifyRequest, 'headers' | 'hostname' | 'log'>) {
      const id = sessionOf(token)
      if (!id) return undefined
      const successor = refresh.next(token)
      const binding = cookie.of(request)
      const app = appOf(request)
      const used = await db.transaction((tx) =>
        rotate(tx, id, moment(), { token, successor, binding, app }),
      )
      if (!used) return undefined
      if (used.isReused) {
        logEvent(request, 'token-reused', { user: used.user })
        return undefined
      }
      return {
        access: await access.sign({ user: used.user, session: id }, app),
        refresh: successor,
      }
    },

    /** Ends a session: its tokens are refused from the next request on. With `reply`, its cookie is cleared too. */
    async end(id: string, reply?: CookieReply) {
      const ended = await db.transaction((tx) => endSession(tx, id, clock()))
      if (reply && ended?.binding_hash) cookie.takeBack(reply)
    },

    /** On how many devices a user is signed in. */
    async countOf(user: number) {
      return (await liveOf.execute({ user, ...moment() })).length
    },

    /** Ends every session of a user within a transaction. */
    endAllIn: (tx: Queries, user: number) => endSessionsOf(tx, user, clock()),

    /** Ends every session of a user, on every device. */
    async endAll(user: number, reply: CookieReply) {
      await db.transaction((tx) => endSessionsOf(tx, user, clock()))
      cookie.takeBack(reply)
    },
  }
}

type StartOptions = {
  web?: CookieReply | undefined
  until?: string | undefined
  /** The session that this one continues on another host: what was proved in it counts here too. */
  from?: { proved_at: string | null; factor_at: string | null } | undefined
  user_agent?: string | undefined
}

function bearerToken({ headers }: FastifyRequest) {
  return /^Bearer +([\w.-]{1,1000})$/i.exec(headers.authorization ?? '')?.[1]
}
