import { isSameJson } from '@etrend/domain'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { user } from '../db/schema/people'
import { audit } from '../db/schema/records'
import { visitorOf } from '../http/access'

/** Who does something, when (ISO), and in which request. `key`: the name of the API key with which a program does it. */
export type Author = {
  staff: number
  at: string
  request: string
  key?: string
  /** The client's address. */
  address?: string
}

/** The fields of a row by their names on the wire. */
export type Fields = Record<string, unknown>

/** One action. `noun` is spelled as in the contract; `before` and `after` are the changed fields, see difference(). */
export type Action = {
  action: string
  noun: string
  row_id?: number
  label: string
  before?: Fields
  after?: Fields
} & Links

/** `part_of`: the entry of the action on many rows that this entry belongs to. `undoes`: the entry that it undoes. */
export type Links = { part_of?: number | undefined; undoes?: number | undefined }

/** The signed-in user who makes this request, and the time. */
export function authorOf(
  request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>,
  clock: () => Date,
): Author {
  const { id: staff, key } = visitorOf(request)
  const at = clock().toISOString()
  const from = { request: request.id, address: request.ip }
  return { staff, at, ...from, ...(key && { key: key.name }) }
}

/** Adds an entry to the audit log, in the transaction that makes the change. Returns the entry's id. */
export async function record(tx: Queries, by: Author, action: Action) {
  const { staff, at, request, address } = by
  const staff_name = nameOf(by)
  const values = { ...action, at, staff, staff_name, request_id: request, address }
  return (await one(tx.insert(audit).values(values).returning({ id: audit.id }))).id
}

/** Adds many entries in one statement, as the parts of an action on many rows. */
export async function recordParts(tx: Queries, by: Author, part_of: number, actions: Action[]) {
  if (actions.length === 0) return
  const { staff, at, request, address } = by
  const staff_name = nameOf(by)
  const common = { at, staff, staff_name, request_id: request, address, part_of }
  await tx.insert(audit).values(actions.map((action) => ({ ...action, ...common })))
}

/** 'Sunita', or 'Sunita (key Courier program)' for what a program did. */
function nameOf({ staff, key }: Author) {
  const program = key === undefined ? '' : ` (key ${key})`
  return sql`(SELECT username || ${program} FROM ${user} WHERE id = ${staff})`
}

/** The fields in which two states of a row differ; undefined where there are none. */
export function difference(before: Fields, after: Fields) {
  const changed = Object.keys(after).filter((key) => !isSameJson(before[key], after[key]))
  if (changed.length === 0) return undefined
  return { before: picked(before, changed), after: picked(after, changed) }
}

function picked(fields: Fields, keys: string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]))
}
