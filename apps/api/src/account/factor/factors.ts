import type { FactorCode, Proof } from '@etrend/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { recoveryCode, secondFactor, session, user } from '../../db/schema/people'
import { visitorOf, type RequireOwnPassword } from '../../http/access'
import { Refusal } from '../../lib/refusal'
import { recordOwnAction } from '../own-actions'
import type { CookieReply } from '../session-cookie'
import type { HeaderReply } from '../sign-in'
import { asksOf } from './demand'
import { factorCheck } from './factor-check'
import { factorSecrets } from './factor-secrets'
import { replaceRecoveryCodes } from './recovery-codes'
import { removeFactor } from './remove'
import { newSecret, otpAddress } from './totp'

type Call = {
  request: Pick<FastifyRequest, 'visitor' | 'id' | 'log' | 'ip'>
  reply: HeaderReply & CookieReply
}

/**
 * The second factor of staff: an authenticator app, with recovery codes for the day on which the phone is lost. Also
 * returns `requireOwnFactor`, with which other routes ask for a code.
 */
export function factorHandlers(given: {
  db: Database
  clock: () => Date
  requireOwnPassword: RequireOwnPassword
}) {
  const { db, clock, requireOwnPassword } = given
  const secrets = factorSecrets(db.files)
  const check = factorCheck({ db, clock, secrets })

  async function confirmed(id: number) {
    const row = await first(db.read.select().from(secondFactor).where(eq(secondFactor.user, id)))
    return row?.confirmed_at ? row : undefined
  }

  /** Notes in the session that its person has just proved who they are; `factor_at` also lets a waiting session in. */
  function note(tx: Queries, id: string, times: { proved_at: string; factor_at?: string }) {
    return tx.update(session).set(times).where(eq(session.id, id))
  }

  async function keep(tx: Queries, request: Call['request'], action: string) {
    const account = await one(
      tx
        .select()
        .from(user)
        .where(eq(user.id, visitorOf(request).id)),
    )
    await recordOwnAction(tx, account, { request, now: clock() }, { action })
  }

  /** Throws 400 where the visitor has a second factor and the code is missing, wrong or used. */
  async function requireOwnFactor(call: Call, code: string | undefined) {
    const { id } = visitorOf(call.request)
    if (!(await confirmed(id))) return
    if (code === undefined) {
      const message = 'Enter the code of your authenticator app.'
      throw new Refusal(400, message, { code: message })
    }
    await check.requireCode(id, code, call)
  }

  const handlers = {
    read: async ({ request }: Call) => {
      const visitor = visitorOf(request)
      const { id } = visitor
      const row = await confirmed(id)
      const left = await db.read.$count(recoveryCode, eq(recoveryCode.user, id))
      const set_up_at = row?.confirmed_at ?? null
      return {
        status: 200 as const,
        body: { asks: asksOf(visitor), set_up_at, recovery_codes: left },
      }
    },

    async begin({ request, reply }: Call) {
      const { id, factor } = visitorOf(request)
      const refusal = new Refusal(409, 'A second factor is set up already. Remove it first.')
      if (factor === 'needed') throw refusal
      const secret = newSecret()
      const sealed = await secrets.encrypt(id, secret)
      const { email } = await db.transaction(async (tx) => {
        const values = { secret: sealed, created_at: clock().toISOString(), last_step: null }
        const [row] = await tx
          .insert(secondFactor)
          .values({ user: id, ...values })
          .onConflictDoUpdate({
            target: secondFactor.user,
            set: values,
            setWhere: isNull(secondFactor.confirmed_at),
          })
          .returning()
        if (!row) throw refusal
        return await one(tx.select().from(user).where(eq(user.id, id)))
      })
      reply.header('cache-control', 'no-store')
      const uri = otpAddress(secret, { issuer: 'eTrend', label: email })
      return { status: 201 as const, body: { secret, uri } }
    },

    async confirm(call: Call & { body: FactorCode }) {
      const { id, session: own } = visitorOf(call.request)
      await check.requireCode(id, call.body.code, call, false)
      const now = clock().toISOString()
      const recovery_codes = await db.transaction(async (tx) => {
        const open = and(eq(secondFactor.user, id), isNull(secondFactor.confirmed_at))
        const set = await tx.update(secondFactor).set({ confirmed_at: now }).where(open).returning()
        if (set.length === 0) throw new Refusal(409, 'Set up the second factor again.')
        await note(tx, own, { proved_at: now, factor_at: now })
        await keep(tx, call.request, 'set up factor')
        return await replaceRecoveryCodes(tx, id)
      })
      call.reply.header('cache-control', 'no-store')
      return { status: 200 as const, body: { recovery_codes } }
    },

    async pass(call: Call & { body: FactorCode }) {
      const { id, session: own } = visitorOf(call.request)
      await check.requireCode(id, call.body.code, call)
      const now = clock().toISOString()
      await db.transaction((tx) => note(tx, own, { proved_at: now, factor_at: now }))
      return { status: 204 as const, body: undefined }
    },

    async prove(call: Call & { body: Proof }) {
      const { id, session: own } = visitorOf(call.request)
      const { code, current_password = '' } = call.body
      if (code === undefined) await requireOwnPassword(call, current_password)
      else await check.requireCode(id, code, call)
      const proved_at = clock().toISOString()
      await db.transaction((tx) => note(tx, own, { proved_at }))
      return { status: 204 as const, body: undefined }
    },

    async renewCodes({ request, reply }: Call) {
      const { id } = visitorOf(request)
      if (!(await confirmed(id))) throw new Refusal(409, 'Set up a second factor first.')
      const recovery_codes = await db.transaction(async (tx) => {
        await keep(tx, request, 'new recovery codes')
        return await replaceRecoveryCodes(tx, id)
      })
      reply.header('cache-control', 'no-store')
      return { status: 200 as const, body: { recovery_codes } }
    },

    async remove({ request }: Call) {
      const { id } = visitorOf(request)
      await db.transaction(async (tx) => {
        if (await removeFactor(tx, id)) await keep(tx, request, 'remove factor')
      })
      return { status: 204 as const, body: undefined }
    },
  }
  return { handlers, requireOwnFactor }
}
