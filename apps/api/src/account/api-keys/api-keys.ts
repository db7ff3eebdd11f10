import { contract, keyScope, type ApiKey } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { desc, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { apiKey } from '../../db/schema/api-keys'
import { user } from '../../db/schema/people'
import { found } from '../../http/errors'
import { knownOf } from '../../lib/parsed'
import { Refusal } from '../../lib/refusal'
import { DAY_MS } from '../../lib/times'
import { authorOf, record } from '../../records/audit'
import { fingerprint } from '../tokens'
import { newKey } from './key-identity'

const PREFIX_LETTERS = 10
const MOST_KEYS = 100

/** The keys of other programs: owners and managers make and revoke them. Only the hash of a key is kept. */
export function apiKeyRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.apiKeys, {
    list: async () => {
      const rows = await joined(db.read).orderBy(desc(apiKey.id))
      return { status: 200, body: rows.map((row) => shown(row, clock())) }
    },

    create: async ({ body: { name, scopes, expires_in_days }, request }) => {
      const by = authorOf(request, clock)
      const secret = newKey()
      const expires = expires_in_days && new Date(Date.parse(by.at) + expires_in_days * DAY_MS)
      const row = await db.transaction(async (tx) => {
        if ((await tx.$count(apiKey, isNull(apiKey.revoked_at))) >= MOST_KEYS) {
          throw new Refusal(409, `The shop has ${MOST_KEYS} keys already: revoke one first.`)
        }
        const values = {
          name,
          scopes: keyScope.options.filter((scope) => scopes.includes(scope)),
          prefix: secret.slice(0, PREFIX_LETTERS),
          hash: fingerprint(secret),
          user: by.staff,
          created_at: by.at,
          expires_at: expires ? expires.toISOString() : null,
        }
        const { id } = await one(tx.insert(apiKey).values(values).returning({ id: apiKey.id }))
        const { hash: _hash, user: _user, ...after } = values
        await record(tx, by, { action: 'add', noun: 'apiKeys', row_id: id, label: name, after })
        return await read(tx, id)
      })
      return { status: 201, body: { ...shown(row, clock()), secret } }
    },

    revoke: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      const row = await db.transaction(async (tx) => {
        const before = await read(tx, id)
        if (before.key.revoked_at) return before
        await tx.update(apiKey).set({ revoked_at: by.at }).where(eq(apiKey.id, id))
        const action = { action: 'revoke', noun: 'apiKeys', row_id: id, label: before.key.name }
        await record(tx, by, action)
        return await read(tx, id)
      })
      return { status: 200, body: shown(row, clock()) }
    },
  })
}

function joined(db: Queries) {
  return db
    .select({ key: apiKey, staff_name: user.username, disabled_at: user.disabled_at })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.user))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof joined>>[number]

async function read(db: Queries, id: number) {
  return found(await first(joined(db).where(eq(apiKey.id, id))), 'API key')
}

function shown({ key, staff_name, disabled_at }: Row, now: Date): ApiKey {
  const { hash: _hash, user: _user, scopes, ...facts } = key
  const isExpired = key.expires_at !== null && key.expires_at <= now.toISOString()
  const state = key.revoked_at
    ? ('revoked' as const)
    : isExpired
      ? ('expired' as const)
      : disabled_at
        ? ('paused' as const)
        : ('active' as const)
  return { ...facts, scopes: knownOf(keyScope, scopes), staff_name, state }
}
