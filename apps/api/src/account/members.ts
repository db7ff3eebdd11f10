import {
  roleInWords,
  type HeldRole,
  type ListQuery,
  type Member,
  type RoleChange,
} from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { staffInvite, user } from '../db/schema/people'
import { visitorOf } from '../http/access'
import { found } from '../http/errors'
import { listPage, withTotal } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { authorOf, record } from '../records/audit'
import { givenRole } from './custom-role-rows'
import { removeFactor } from './factor/remove'
import { withdrawInvites } from './invite-rows'
import { memberOf, members, ownRole, shownMember } from './member-rows'
import { refuseAbove, refuseLastOwner } from './rank'
import { columnsOf } from './roles'
import { endSessionsOf } from './session-rows'

type Request = Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>
type Call = { params: { id: number }; request: Request }
type Reply = { header: (name: string, value: number) => unknown }

/** Lists, enables and disables members of staff, and changes their roles. */
export function memberHandlers({ db, clock }: { db: Database; clock: () => Date }) {
  /** Runs `work` on a member in a transaction, unless they are above the person who asks. */
  async function change(
    { params: { id }, request }: Call,
    work: (tx: Queries, member: Member, own: HeldRole) => Promise<Member>,
  ) {
    const visitor = visitorOf(request)
    const body = await db.transaction(async (tx) => {
      const member = found(await memberOf(tx, id), 'member of staff')
      // Read in the transaction: a role that another call has just changed counts.
      const own = await ownRole(tx, visitor.id)
      refuseAbove(member, own)
      return await work(tx, member, own)
    })
    return { status: 200 as const, body }
  }

  /** Makes a handler that enables or disables a member; it changes nothing when they are in that state already. */
  function set(
    isActive: boolean,
    guard: (tx: Queries, member: Member, staff: number) => Promise<void>,
  ) {
    return (call: Call) => {
      const by = authorOf(call.request, clock)
      return change(call, async (tx, member) => {
        if (member.is_active === isActive) return member
        await guard(tx, member, by.staff)
        const disabled_at = isActive ? null : by.at
        await tx.update(user).set({ disabled_at }).where(eq(user.id, member.id))
        const action = isActive ? 'enable' : 'disable'
        const { id: row_id, username: label } = member
        await record(tx, by, { action, noun: 'members', row_id, label })
        return { ...member, is_active: isActive }
      })
    }
  }

  return {
    list: async ({ query, reply }: { query: ListQuery; reply: Reply }) => {
      const page = await listPage(db.read, members(db.read), query, {
        id: user.id,
        where: eq(user.role, 'admin'),
        search: [user.username, user.email],
        sort: { id: user.id, username: user.username, email: user.email },
      })
      return { status: 200 as const, body: withTotal(reply, page).map(shownMember) }
    },

    enable: set(true, async () => {}),

    disable: set(false, async (tx, member, staff) => {
      if (member.id === staff) throw new Refusal(409, 'You can’t disable yourself.')
      await refuseLastOwner(tx, member, 'disabled')
      await endSessionsOf(tx, member.id, clock())
      // Invitations sent by a disabled member are withdrawn, so that they can't bring anybody else in.
      await tx.delete(staffInvite).where(eq(staffInvite.invited_by, member.id))
    }),

    resetFactor: (call: Call) => {
      const by = authorOf(call.request, clock)
      return change(call, async (tx, member, own) => {
        if (own.role !== 'owner') throw new Refusal(403, 'Only an owner may do this.')
        if (member.id === by.staff) throw new Refusal(409, 'Remove your own on your profile.')
        if (!(await removeFactor(tx, member.id))) return member
        await endSessionsOf(tx, member.id, clock())
        const { id: row_id, username: label } = member
        await record(tx, by, { action: 'reset factor', noun: 'members', row_id, label })
        return { ...member, has_factor: false }
      })
    },

    changeRole: (call: Call & { body: RoleChange }) => {
      const by = authorOf(call.request, clock)
      const { role } = call.body
      return change(call, async (tx, member, own) => {
        if (member.role === role) return member
        const given = await givenRole(tx, role)
        refuseAbove(given, own)
        if (role !== 'owner') await refuseLastOwner(tx, member, 'given another role')
        await tx.update(user).set(columnsOf(role)).where(eq(user.id, member.id))
        await withdrawInvites(tx, by)
        const { id: row_id, username: label } = member
        const before = { role: roleInWords(member) }
        const changed = { before, after: { role: roleInWords(given) } }
        await record(tx, by, { action: 'role', noun: 'members', row_id, label, ...changed })
        return { ...member, ...given }
      })
    },
  }
}
