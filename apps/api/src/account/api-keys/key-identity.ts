import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Database, Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { apiKey } from '../../db/schema/api-keys'
import { customRole, user } from '../../db/schema/people'
import type { Identify, Visitor } from '../../http/access'
import { logEvent } from '../../http/security-events'
import { knownOf } from '../../lib/parsed'
import { Refusal } from '../../lib/refusal'
import { MINUTE_MS } from '../../lib/times'
import { roleColumns, staffRoleOf } from '../roles'
import { fingerprint, randomToken } from '../tokens'

const CALLS_A_MINUTE = 300
const NOTED_EVERY_MS = 10 * MINUTE_MS

/** A new key. Its beginning tells programs that search for leaked secrets what it is. */
export function newKey() {
  return `etk_${randomToken()}`
}

/**
 * Identifies the caller by the key of a program, or else by `identify`. A key is refused from the moment that it is
 * revoked or expired, or that its maker is disabled. Throws 429 after 300 calls in a minute.
 */
export function withKeys(db: Database, clock: () => Date, identify: Identify): Identify {
  async function identifyKey(secret: string, request: FastifyRequest) {
    const now = clock()
    const times = { hash: fingerprint(secret), now: now.toISOString() }
    const row = await statementsOf(db.read).get(times)
    if (!row) return undefined
    const { calls, leftMs } = await db.recent.call(`api key ${row.id}`, MINUTE_MS, now)
    if (calls > CALLS_A_MINUTE) {
      if (calls === CALLS_A_MINUTE + 1) logEvent(request, 'limit-reached', { key: row.id })
      const seconds = Math.ceil(leftMs / 1000)
      throw new Refusal(429, `This key has made too many calls. Try again in ${seconds} seconds.`)
    }
    await noteUse(row, now)
    return visitorOf(row)
  }

  async function noteUse({ id, last_used_at }: Row, now: Date) {
    const before = new Date(now.getTime() - NOTED_EVERY_MS).toISOString()
    if (last_used_at !== null && last_used_at >= before) return
    const isOld = or(isNull(apiKey.last_used_at), lt(apiKey.last_used_at, before))
    await db.transaction((tx) =>
      tx
        .update(apiKey)
        .set({ last_used_at: now.toISOString() })
        .where(and(eq(apiKey.id, id), isOld)),
    )
  }

  return async (request) => {
    const secret = keyOf(request)
    return secret === undefined ? identify(request) : identifyKey(secret, request)
  }
}

function keyOf({ headers }: FastifyRequest) {
  return /^Bearer +(etk_[\w-]{43})$/i.exec(headers.authorization ?? '')?.[1]
}

const statementsOf = prepared((db: Queries) =>
  db
    .select({
      id: apiKey.id,
      name: apiKey.name,
      scopes: apiKey.scopes,
      last_used_at: apiKey.last_used_at,
      user: user.id,
      role: user.role,
      staff_role: user.staff_role,
      custom: roleColumns,
    })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.user))
    .leftJoin(customRole, eq(customRole.id, user.custom_role))
    .where(
      and(
        eq(apiKey.hash, sql.placeholder('hash')),
        isNull(apiKey.revoked_at),
        or(isNull(apiKey.expires_at), sql`${apiKey.expires_at} > ${sql.placeholder('now')}`),
        isNull(user.disabled_at),
      ),
    )
    .prepare(),
)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof statementsOf>['get']>>>

/** The maker of the key, in a session of their own in which nothing sensitive can be proved. */
function visitorOf({ id, name, scopes: kept, user: maker, ...account }: Row): Visitor {
  return {
    id: maker,
    role: account.role,
    staff_role: staffRoleOf(account),
    session: '',
    factor: 'passed',
    is_proved: false,
    key: { id, name, scopes: knownOf(z.string(), kept) },
  }
}
