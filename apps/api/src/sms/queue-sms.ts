import type { SmsKind, SmsLanguage } from '@etrend/contract'
import { nepaliMobile, smsLength } from '@etrend/domain'
import { eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { first } from '../db/rows'
import { shop } from '../db/schema/shop'
import { sms, smsSetting, smsText } from '../db/schema/sms'
import { currentRequest } from '../lib/request-context'
import { DAY_MS } from '../lib/times'
import { fillIn } from '../mail/placeholders'
import { smsKinds, type SmsPlaceholder } from './sms-kinds'

const USEFUL_MS = 2 * DAY_MS

/** What placeholders stand for, besides those about the shop. */
export type SmsValues = Partial<Record<SmsPlaceholder, string>>

/** The text of a kind of SMS in the shop's language; undefined where it isn't sent: without a gateway, or switched off. */
export async function smsWordsFor(tx: Queries, kind: SmsKind) {
  const row = await statementsOf(tx).words.get({ kind })
  if (!row) return undefined
  const { language, name, phone, own } = row
  const words = own ?? smsKinds[kind]
  // Codes are switched on and off by their own setting.
  if (!words.is_on && kind !== 'phone_code') return undefined
  return {
    language,
    fill: (values: SmsValues) => filled(words[language], { shop: name, phone, ...values }),
  }
}

/** A no-break space, as prices have, is no letter of GSM-7: with one, a message would take the space of two. */
function filled(text: string, values: SmsValues) {
  return fillIn(text, values)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ +([.,।])/g, '$1')
}

export type NewSms = {
  /** Event key; a second message with the same key isn't queued. */
  event: string
  kind: string
  /** As it was typed. A number that gets no SMS is noted with the reason. */
  to: string
  text: string
  order?: number | null
  /** Encrypts the text of a message with a code. */
  seal?: (text: string) => string
  /** Afterwards it isn't sent any more; two days after `now` unless given. */
  expires_at?: string
}

/** Queues an SMS in the caller's transaction, once for each event. After the commit, `wake` of the outbox sends it. */
export async function queueSms(tx: Queries, message: NewSms, now: Date) {
  const { event, kind, text, order = null, seal } = message
  const number = nepaliMobile(message.to)
  const created_at = now.toISOString()
  const expires_at = message.expires_at ?? new Date(now.getTime() + USEFUL_MS).toISOString()
  const waits = { state: 'queued' as const, next_attempt_at: created_at, problem: null }
  const skipped = { state: 'skipped' as const, next_attempt_at: null, problem: NO_MOBILE }
  return await first(
    tx
      .insert(sms)
      .values({
        ...(number ? waits : skipped),
        event,
        kind,
        to: number ?? message.to,
        text: seal ? seal(text) : text,
        is_secret: seal !== undefined,
        parts: smsLength(text).parts,
        order,
        created_at,
        expires_at,
        request_id: currentRequest()?.id ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: sms.id }),
  )
}

const NO_MOBILE =
  'This is not a Nepali mobile number (96, 97 or 98 with ten digits): it gets no SMS.'

const statementsOf = prepared((db) => ({
  words: db
    .select({
      language: sql<SmsLanguage>`${smsSetting.language}`,
      name: shop.name,
      phone: shop.phone,
      own: { is_on: smsText.is_on, en: smsText.en, ne: smsText.ne },
    })
    .from(smsSetting)
    .innerJoin(shop, sql`1 = 1`)
    .leftJoin(smsText, eq(smsText.kind, sql.placeholder('kind')))
    .where(ne(smsSetting.gateway, ''))
    .limit(1)
    .prepare(),
}))
