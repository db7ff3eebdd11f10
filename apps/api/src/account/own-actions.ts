import type { FastifyRequest } from 'fastify'
import type { Queries } from '../db/client'
import type { Visitor } from '../http/access'
import { record, type Fields } from '../records/audit'

type Person = { id: number; role: Visitor['role']; username: string }
type OwnAction = { action: string; before?: Fields; after?: Fields }

/** Writes what a member of staff does with their own account to the audit log. Shoppers' actions are not recorded. */
export async function recordOwnAction(
  tx: Queries,
  { id, role, username }: Person,
  { request, now }: { request: Pick<FastifyRequest, 'id' | 'ip'>; now: Date },
  action: OwnAction,
) {
  if (role !== 'admin') return
  const by = { staff: id, at: now.toISOString(), request: request.id, address: request.ip }
  await record(tx, by, { ...action, noun: 'members', row_id: id, label: username })
}
