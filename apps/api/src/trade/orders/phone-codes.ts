import { randomInt, randomUUID } from 'node:crypto'
import { nepaliMobile } from '@etrend/domain'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { phoneCode } from '../../db/schema/sms'
import { logEvent } from '../../http/security-events'
import { isEqual } from '../../lib/is-equal'
import { networks } from '../../lib/network'
import { Refusal } from '../../lib/refusal'
import { HOUR_MS, MINUTE_MS } from '../../lib/times'
import { queueSms, smsWordsFor } from '../../sms/queue-sms'
import { NOT_A_MOBILE } from '../addresses/delivery-details'
import type { CookieReply } from '../rows/order-access'
import type { OrderParts } from '../rows/parts'
import { needsCodes } from '../rows/phone-proof'

const MINUTES = 10
const MOST_WRONG = 5
/** Codes within an hour: an SMS costs money, and nobody wants many of them. */
const MOST = { phone: 5, network: 20, shop: 300 }

type Request = Pick<FastifyRequest, 'ip' | 'log'>
type Proved = { phone: string; code: string }

/** Sends codes to phones and checks them. A code works for 10 minutes, once, and for five tries. */
export function phoneCodeHandlers(parts: OrderParts) {
  const { db, clock, proof, seal, outbox } = parts

  return {
    async sendCode({ body, request }: { body: { phone: string }; request: Request }) {
      if (!(await needsCodes(db.read))) throw new Refusal(409, 'This shop asks for no code.')
      const phone = mobileOf(body.phone)
      await refuseTooMany(db, request, phone, clock())
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock()
      const expires_at = new Date(now.getTime() + MINUTES * MINUTE_MS).toISOString()
      const fresh = { hash: proof.hashOf(phone, code), tries: 0, expires_at }
      await db.transaction(async (tx) => {
        await tx.delete(phoneCode).where(lt(phoneCode.expires_at, now.toISOString()))
        await tx
          .insert(phoneCode)
          .values({ phone, ...fresh })
          .onConflictDoUpdate({ target: phoneCode.phone, set: fresh })
        const words = await smsWordsFor(tx, 'phone_code')
        if (!words) return
        const text = words.fill({ code })
        const message = { event: `phone_code ${randomUUID()}`, kind: 'phone_code', to: phone, text }
        await queueSms(tx, { ...message, seal, expires_at }, now)
      })
      outbox.wake()
      return { status: 202 as const, body: { phone, minutes: MINUTES } }
    },

    async checkCode({ body, reply }: { body: Proved; reply: CookieReply }) {
      const phone = mobileOf(body.phone)
      const problem = await problemOf(db, phone, proof.hashOf(phone, body.code), clock())
      if (problem) throw new Refusal(400, problem, { code: problem })
      proof.remember(reply, phone)
      return { status: 200 as const, body: { phone } }
    },
  }
}

/** Counts a try before the code is compared, so that tries at the same moment count too. A right code is used up. */
function problemOf(db: Database, phone: string, hash: string, now: Date) {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(phoneCode.phone, phone), gt(phoneCode.expires_at, now.toISOString()))
    const row = await first(
      tx
        .update(phoneCode)
        .set({ tries: sql`${phoneCode.tries} + 1` })
        .where(isOpen)
        .returning(),
    )
    if (!row) return 'This code has expired. Ask for another one.'
    if (row.tries > MOST_WRONG) return 'This was wrong too often. Ask for another code.'
    if (!isEqual(row.hash, hash)) return wrong(MOST_WRONG - row.tries)
    await tx.delete(phoneCode).where(eq(phoneCode.phone, phone))
    return undefined
  })
}

function wrong(left: number) {
  if (left === 0) return 'This code is wrong. Ask for another one.'
  return `This code is wrong. You have ${left === 1 ? '1 try' : `${left} tries`} left.`
}

function mobileOf(text: string) {
  const phone = nepaliMobile(text)
  if (!phone) throw new Refusal(400, NOT_A_MOBILE, { phone: NOT_A_MOBILE })
  return phone
}

async function refuseTooMany({ recent }: Database, { ip, log }: Request, phone: string, now: Date) {
  const limit = (key: string, free: number) => ({
    key: `phone code ${key}`,
    windowMs: HOUR_MS,
    free,
    pausesMs: [HOUR_MS],
  })
  const limits = [
    limit(`to ${phone}`, MOST.phone),
    ...networks(ip).map(({ name, share }) => limit(`from ${name}`, MOST.network * share)),
    limit('of the shop', MOST.shop),
  ]
  const waitMs = await recent.attempt(limits, now)
  if (waitMs <= 0) return
  logEvent({ log }, 'limit-reached', { path: 'phone codes' })
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  const message = `Too many codes were sent. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or pay online.`
  throw new Refusal(429, message, { phone: message })
}
