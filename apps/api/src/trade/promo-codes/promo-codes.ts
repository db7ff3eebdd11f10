import { contract, type PromoCodeInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { takenName } from '../../db/constraints'
import { broughtByCode } from '../../db/promoted-orders'
import { first, one } from '../../db/rows'
import { promoCode, promoUse } from '../../db/schema/promo-codes'
import { found } from '../../http/errors'
import { ordered } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf, difference, record } from '../../records/audit'
import { requireScopes } from '../../records/scopes'
import { findPromo } from './promo-check'

/** The promo code routes of staff. How often a code was used is never set by hand. */
export function promoCodeRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.promoCodes, {
    list: async ({ query: { sort } }) => {
      const { code, uses, min_subtotal, valid_to } = promoCode
      const by = { code: sql`lower(${code})`, uses, min_subtotal, valid_to }
      const order = ordered(sort, by, [asc(promoCode.id)])
      return {
        status: 200,
        body: await db.read
          .select()
          .from(promoCode)
          .orderBy(...order),
      }
    },

    create: async ({ body, request }) => {
      const by = authorOf(request, clock)
      const made = await db.transaction(async (tx) => {
        await requireScopes(tx, body)
        await refuseTakenCode(tx, body.code)
        const row = await one(tx.insert(promoCode).values(valuesOf(body)).returning())
        const action = { action: 'add', noun: 'promoCodes', row_id: row.id, label: row.code }
        await record(tx, by, { ...action, after: body })
        return row
      })
      return { status: 201, body: made }
    },

    edit: async ({ params, body, request }) => {
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const ofRow = eq(promoCode.id, params.id)
        const before = found(await first(tx.select().from(promoCode).where(ofRow)), 'promo code')
        await requireScopes(tx, body, before)
        await refuseTakenCode(tx, body.code, params.id)
        const row = await one(tx.update(promoCode).set(valuesOf(body)).where(ofRow).returning())
        const action = { action: 'edit', noun: 'promoCodes', row_id: row.id, label: row.code }
        const changed = difference(before, row)
        if (changed) await record(tx, by, { ...action, ...changed })
        return row
      })
      return { status: 200, body: edited }
    },

    remove: async ({ params, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const counted = and(eq(promoUse.promo_code, params.id), isNull(promoUse.given_back_at))
        const uses = await tx.$count(promoUse, counted)
        if (uses > 0) {
          const orders = uses === 1 ? '1 order uses' : `${uses} orders use`
          throw new Refusal(409, `${orders} this code: switch it off instead.`)
        }
        const gone = tx.delete(promoCode).where(eq(promoCode.id, params.id)).returning()
        const { id, code, ...before } = found(await first(gone), 'promo code')
        await record(tx, by, {
          action: 'delete',
          noun: 'promoCodes',
          row_id: id,
          label: code,
          before,
        })
      })
      return { status: 204, body: undefined }
    },

    brought: async ({ params: { id } }) => {
      const known = await first(db.read.select().from(promoCode).where(eq(promoCode.id, id)))
      found(known, 'promo code')
      return { status: 200, body: await broughtByCode(db.read, id) }
    },
  })
}

/** Refuses (409) a code that another one is equal to, in whatever letter case. `own`: the id of the edited code. */
async function refuseTakenCode(tx: Queries, code: string, own?: number) {
  const other = await findPromo(tx, code)
  const taken = takenName('promo_code_once')
  if (!other || other.id === own || !taken) return
  throw new Refusal(409, taken.message, { [taken.field]: taken.message })
}

function valuesOf({ amount_off, max_off, ...body }: PromoCodeInput) {
  // `max_off` limits a percentage only: a fixed amount needs no limit.
  return { ...body, amount_off: amount_off ?? 0, max_off: amount_off === null ? max_off : null }
}
