import { and, desc, eq, gt, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { customRole, secondFactor, session, user } from '../db/schema/people'
import type { App } from '../http/hosts'
import { roleColumns } from './roles'
import { fingerprint } from './tokens'

export type LiveSession = Awaited<ReturnType<ReturnType<typeof selectLive>['all']>>[number]

/** A person is signed in on at most so many browsers and programs at once. */
const MOST_SESSIONS = 200

/** The current time, and the times after which a session must have been used to be live. All are ISO times. */
export type Moment = { now: string; staff_idle_since: string; shopper_idle_since: string }

const GRACE_MS = 10_000

/** When a session was last used, give or take ten minutes: a session in use is renewed that often. */
const lastUsed = sql<string>`coalesce(${session.rotated_at}, ${session.created_at})`

/** The session hasn't ended or expired at `now`, its user isn't disabled, and it was used recently enough. */
const isLive = and(
  gt(session.expires_at, sql.placeholder('now')),
  isNull(session.ended_at),
  isNull(user.disabled_at),
  or(
    and(eq(user.role, 'user'), gt(lastUsed, sql.placeholder('shopper_idle_since'))),
    and(eq(user.role, 'admin'), gt(lastUsed, sql.placeholder('staff_idle_since'))),
  ),
)

/**
 * Selects the live session with `id`. Runs at every request, so it is a prepared statement. The user's role, what it may
 * do and whether they are disabled are read with it, so that a change to any of them takes effect immediately.
 */
export function selectLive(queries: Queries) {
  return queries
    .select({
      id: session.id,
      user: session.user,
      role: user.role,
      staff_role: user.staff_role,
      custom: roleColumns,
      previous_hash: session.previous_hash,
      rotated_at: session.rotated_at,
      binding_hash: session.binding_hash,
      app: session.app,
      expires_at: session.expires_at,
      proved_at: session.proved_at,
      factor_at: session.factor_at,
      factor_since: secondFactor.confirmed_at,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.user))
    .leftJoin(customRole, eq(customRole.id, user.custom_role))
    .leftJoin(secondFactor, eq(secondFactor.user, user.id))
    .where(and(eq(session.id, sql.placeholder('id')), isLive))
    .prepare()
}

/** The live sessions of a `user`, the newest first. */
export function selectLiveOf(queries: Queries) {
  return queries
    .select({
      id: session.id,
      created_at: session.created_at,
      last_used_at: lastUsed,
      expires_at: session.expires_at,
      user_agent: session.user_agent,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.user))
    .where(and(eq(session.user, sql.placeholder('user')), isLive))
    .orderBy(desc(session.created_at))
    .prepare()
}

/** Whether a request may use the session: a web session needs its own cookie, any other session needs none. */
export function isBound({ binding_hash }: LiveSession, binding: string | undefined) {
  return !binding_hash || (binding !== undefined && fingerprint(binding) === binding_hash)
}

/** Inserts a new session and deletes the user's expired sessions, and the oldest beyond MOST_SESSIONS. */
export async function addSession(tx: Queries, row: typeof session.$inferInsert) {
  const isTheirs = eq(session.user, row.user)
  await tx.delete(session).where(and(isTheirs, lt(session.expires_at, row.created_at)))
  const newest = await tx
    .select({ id: session.id })
    .from(session)
    .where(isTheirs)
    .orderBy(desc(session.created_at), desc(session.id))
    .limit(MOST_SESSIONS - 1)
  const kept = newest.map(({ id }) => id)
  if (kept.length === MOST_SESSIONS - 1) {
    await tx.delete(session).where(and(isTheirs, notInArray(session.id, kept)))
  }
  await tx.insert(session).values(row)
}

/** Ends a session and returns its `binding_hash`; undefined when it doesn't exist or was ended already. */
export async function endSession(tx: Queries, id: string, now: Date) {
  const [ended] = await tx
    .update(session)
    .set({ ended_at: now.toISOString() })
    .where(and(eq(session.id, id), isNull(session.ended_at)))
    .returning({ binding_hash: session.binding_hash })
  return ended
}

/** Ends every session of a user except the session that they are using. */
export async function endOtherSessions(
  tx: Queries,
  { id, session: current }: { id: number; session: string },
  now: Date,
) {
  await tx
    .update(session)
    .set({ ended_at: now.toISOString() })
    .where(and(eq(session.user, id), ne(session.id, current), isNull(session.ended_at)))
}

/** Ends every session of a user that wasn't ended yet. */
export async function endSessionsOf(tx: Queries, owner: number, now: Date) {
  await tx
    .update(session)
    .set({ ended_at: now.toISOString() })
    .where(and(eq(session.user, owner), isNull(session.ended_at)))
}

/**
 * Replaces a refresh token by its successor. Returns the user and `isReused`: true when the token had been used before,
 * and the session was ended for it. Undefined when there is no such live session, its cookie is missing or wrong, or
 * the session belongs to another app.
 */
export async function rotate(
  tx: Queries,
  id: string,
  moment: Moment,
  renewal: { token: string; successor: string; binding: string | undefined; app: App },
) {
  const { token, successor, binding, app } = renewal
  const now = new Date(moment.now)
  const [row] = await selectLive(tx).execute({ id, ...moment })
  if (!row || !isBound(row, binding) || !isOf(row, app)) return undefined
  const presented = fingerprint(token)
  const [rotated] = await tx
    .update(session)
    .set({
      app,
      refresh_hash: fingerprint(successor),
      previous_hash: presented,
      rotated_at: now.toISOString(),
    })
    .where(and(eq(session.id, id), eq(session.refresh_hash, presented)))
    .returning({ id: session.id })
  const isReused = !rotated && !isWithinGracePeriod(row, presented, now)
  if (isReused) await endSession(tx, id, now)
  return { user: row.user, isReused }
}

/** Sessions older than the `app` column have none there: they join the app in which they are renewed first. */
export function isOf(row: Pick<LiveSession, 'app'>, app: App) {
  return row.app === null || row.app === app
}

/** Whether the token is the previous one, replaced less than 10 s ago: its successor is then still the current one. */
function isWithinGracePeriod(row: LiveSession, presented: string, now: Date) {
  if (row.previous_hash !== presented || !row.rotated_at) return false
  return now.getTime() - Date.parse(row.rotated_at) < GRACE_MS
}
