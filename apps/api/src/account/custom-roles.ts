import {
  MOST_ROLES,
  permission,
  roleInWords,
  type CustomRole,
  type CustomRoleChange,
  type CustomRoleInput,
  type HeldRole,
} from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import { customRole } from '../db/schema/people'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { authorOf, difference, record } from '../records/audit'
import { refuseTakenName } from '../records/taken-names'
import { customRoles } from './custom-role-rows'
import { withdrawInvites } from './invite-rows'
import { ownRole } from './member-rows'
import { refuseAbove, refuseLacking } from './rank'

type Call = { request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> }
type ById = Call & { params: { id: number } }
type WithInput = { body: CustomRoleInput }

/**
 * The roles that the shop makes beside the six. Nobody puts more into a role than they may do themselves, changes a
 * role that is above theirs, or the one that they work as.
 */
export function customRoleHandlers({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    list: async () => ({ status: 200 as const, body: await db.snapshot(customRoles) }),

    async create({ body, request }: Call & WithInput) {
      const by = authorOf(request, clock)
      const input = inOrder(body)
      const made = await db.transaction(async (tx) => {
        refuseLacking(input.permissions, await ownRole(tx, by.staff))
        if ((await tx.$count(customRole)) >= MOST_ROLES) {
          throw new Refusal(409, `The shop has ${MOST_ROLES} roles of its own: delete one first.`)
        }
        await refuseTakenName(tx, 'customRole', input)
        const values = { ...input, created_at: by.at, changed_at: by.at }
        const { id } = await one(tx.insert(customRole).values(values).returning())
        const action = { action: 'add', noun: 'customRoles', row_id: id, label: input.name }
        await record(tx, by, { ...action, after: input })
        return await read(tx, id)
      })
      return { status: 201 as const, body: made }
    },

    async edit({ params: { id }, body, request }: ById & { body: CustomRoleChange }) {
      const by = authorOf(request, clock)
      const input = inOrder(body)
      const saved = await db.transaction(async (tx) => {
        const before = await read(tx, id)
        const own = await ownRole(tx, by.staff)
        refuseChange(before, own)
        refuseLacking(input.permissions, own)
        if (body.changed_at !== undefined && body.changed_at !== before.changed_at) {
          const message =
            'Somebody has changed this role meanwhile. Open it again, and change it then.'
          throw new Refusal(409, message)
        }
        const changed = difference(fieldsOf(before), input)
        if (!changed) return before
        await refuseTakenName(tx, 'customRole', { id, name: input.name })
        const values = { ...input, changed_at: by.at }
        await tx.update(customRole).set(values).where(eq(customRole.id, id))
        await withdrawInvites(tx, by)
        const action = { action: 'edit', noun: 'customRoles', row_id: id, label: input.name }
        await record(tx, by, { ...action, ...changed })
        return await read(tx, id)
      })
      return { status: 200 as const, body: saved }
    },

    async remove({ params: { id }, request }: ById) {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const before = await read(tx, id)
        refuseChange(before, await ownRole(tx, by.staff))
        refuseInUse(before)
        await tx.delete(customRole).where(eq(customRole.id, id))
        const action = { action: 'delete', noun: 'customRoles', row_id: id, label: before.name }
        await record(tx, by, { ...action, before: fieldsOf(before) })
      })
      return { status: 204 as const, body: undefined }
    },
  }
}

/** Each permission once, in the contract's order, so that two lists with the same permissions are equal. */
function inOrder({ name, permissions }: CustomRoleInput): CustomRoleInput {
  return { name, permissions: permission.options.filter((one) => permissions.includes(one)) }
}

async function read(tx: Queries, id: number) {
  const rows = await customRoles(tx)
  return found(
    rows.find((row) => row.id === id),
    'role',
  )
}

function fieldsOf({ name, permissions }: CustomRole) {
  return { name, permissions }
}

/** Throws 403 for a role that is above one's own, and 409 for one's own. */
function refuseChange({ id, name, permissions }: CustomRole, own: HeldRole) {
  refuseAbove({ role: id, role_name: name, permissions }, own)
  if (own.role !== id) return
  const role = roleInWords(own)
  throw new Refusal(409, `You work as ${role} yourself. Ask somebody else to change this role.`)
}

/** Throws 409 where people or invitations have the role. */
function refuseInUse({ name, members, invitations }: CustomRole) {
  const holders = [
    ...(members > 0 ? [members === 1 ? '1 person' : `${members} people`] : []),
    ...(invitations > 0
      ? [invitations === 1 ? '1 open invitation' : `${invitations} open invitations`]
      : []),
  ]
  if (holders.length === 0) return
  const have = members + invitations === 1 ? 'has' : 'have'
  throw new Refusal(
    409,
    `${holders.join(' and ')} ${have} the role ${name}. Give them another role first.`,
  )
}
