import type { ListQuery } from '@etrend/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { staffInvite, user } from '../db/schema'
import { found, Refusal } from '../http/errors'
import { listPage, withTotal } from '../http/list-page'
import { authorOf, record } from '../records/audit'
import { endSessionsOf } from './session-rows'

type Call = { params: { id: number }; request: Pick<FastifyRequest, 'visitor' | 'id'> }
type Reply = { header: (name: string, value: number) => unknown }

/** Lists, enables and disables members of staff. */
export function memberHandlers({ db, clock }: { db: Database; clock: () => Date }) {
  /**
   * Makes a handler that enables or disables a member of staff and writes that to the audit log. It changes nothing
   * when the member is in that state already. `guard` runs before the change; it may throw a refusal.
   */
  function set(
    isActive: boolean,
    guard: (tx: Queries, id: number, staff: number) => Promise<void>,
  ) {
    return async ({ params: { id }, request }: Call) => {
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const member = found(await first(memberOf(tx, id)), 'member of staff')
        if (member.is_active === isActive) return member
        await guard(tx, id, by.staff)
        const disabled_at = isActive ? null : by.at
        await tx.update(user).set({ disabled_at }).where(eq(user.id, id))
        const action = isActive ? 'enable' : 'disable'
        await record(tx, by, { action, noun: 'members', row_id: id, label: member.username })
        return { ...member, is_active: isActive }
      })
      return { status: 200 as const, body }
    }
  }

  return {
    list: async ({ query, reply }: { query: ListQuery; reply: Reply }) => ({
      status: 200 as const,
      body: withTotal(
        reply,
        await listPage(db.read, members(db.read), query, {
          id: user.id,
          where: eq(user.role, 'admin'),
          search: [user.username, user.email],
          sort: { id: user.id, username: user.username, email: user.email },
        }),
      ),
    }),

    enable: set(true, async () => {}),

    disable: set(false, async (tx, id, staff) => {
      if (id === staff) throw new Refusal(409, 'You can’t disable yourself.')
      const others = and(eq(user.role, 'admin'), isNull(user.disabled_at), ne(user.id, id))
      if ((await tx.$count(user, others)) === 0) {
        throw new Refusal(409, 'The last active member of staff can’t be disabled.')
      }
      await endSessionsOf(tx, id, clock())
      // Invitations sent by a disabled member are withdrawn, so that they can't bring anybody else in.
      await tx.delete(staffInvite).where(eq(staffInvite.invited_by, id))
    }),
  }
}

function members(queries: Queries) {
  return queries
    .select({
      id: user.id,
      username: user.username,
      email: user.email,
      is_active: sql<boolean>`${user.disabled_at} IS NULL`.mapWith(Boolean).as('is_active'),
      created_at: user.created_at,
      last_used_at: sql<string | null>`(
        SELECT max(coalesce(session.rotated_at, session.created_at)) FROM session
        WHERE session.user = "user"."id")`.as('last_used_at'),
    })
    .from(user)
    .$dynamic()
}

function memberOf(tx: Queries, id: number) {
  return members(tx).where(and(eq(user.id, id), eq(user.role, 'admin')))
}
