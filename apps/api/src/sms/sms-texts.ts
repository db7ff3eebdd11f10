import {
  contract,
  smsKind,
  type SmsKind,
  type SmsText,
  type SmsWords,
  smsLanguage,
} from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { smsText } from '../db/schema/sms'
import { Refusal } from '../lib/refusal'
import { unknownPlaceholder } from '../mail/placeholders'
import { authorOf, difference, record } from '../records/audit'
import { smsKinds, placeholders } from './sms-kinds'

type Call = { params: { kind: SmsKind }; request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> }

/** The texts of SMS for staff: read, edit, and back to the default ones. */
export function smsTextRoutes({ db, clock }: { db: Database; clock: () => Date }) {
  async function write(
    { params: { kind }, request }: Call,
    action: string,
    change: (tx: Queries) => Promise<unknown>,
  ) {
    const by = authorOf(request, clock)
    const body = await db.transaction(async (tx) => {
      const before = wordsOf(kind, await ownWords(tx, kind))
      await change(tx)
      const own = await ownWords(tx, kind)
      const changed = difference(before, wordsOf(kind, own))
      const about = { action, noun: 'smsTexts', label: smsKinds[kind].title }
      if (changed) await record(tx, by, { ...about, ...changed })
      return textOf(kind, own)
    })
    return { status: 200 as const, body }
  }

  return initServer().router(contract.smsTexts, {
    list: async () => {
      const own = new Map((await db.read.select().from(smsText)).map((row) => [row.kind, row]))
      return { status: 200, body: smsKind.options.map((kind) => textOf(kind, own.get(kind))) }
    },

    edit: ({ params, body, request }) => {
      refuseBadPlaceholders(params.kind, body)
      return write({ params, request }, 'edit', (tx) =>
        tx
          .insert(smsText)
          .values({ kind: params.kind, ...body })
          .onConflictDoUpdate({ target: smsText.kind, set: body }),
      )
    },

    reset: ({ params, request }) =>
      write({ params, request }, 'reset', (tx) =>
        tx.delete(smsText).where(eq(smsText.kind, params.kind)),
      ),
  })
}

async function ownWords(db: Queries, kind: SmsKind) {
  return first(db.select().from(smsText).where(eq(smsText.kind, kind)))
}

function wordsOf(kind: SmsKind, own: SmsWords | undefined): SmsWords {
  const { is_on, en, ne } = own ?? smsKinds[kind]
  return { is_on, en, ne }
}

function textOf(kind: SmsKind, own: SmsWords | undefined): SmsText {
  const { title, sent_when, placeholders: names } = smsKinds[kind]
  return {
    kind,
    title,
    sent_when,
    ...wordsOf(kind, own),
    is_changed: own !== undefined,
    defaults: wordsOf(kind, undefined),
    placeholders: names.map((name) => ({ name, ...placeholders[name] })),
  }
}

/** Throws 400 for a placeholder that this SMS can't fill in, and where one that it needs is missing. */
function refuseBadPlaceholders(kind: SmsKind, words: SmsWords) {
  const { placeholders: known, required = [] } = smsKinds[kind]
  for (const field of smsLanguage.options) {
    const unknown = unknownPlaceholder(words[field], known)
    const missing = required.find((name) => !words[field].includes(`{${name}}`))
    const names = known.map((name) => `{${name}}`).join(', ')
    const message = unknown
      ? `This SMS has no placeholder ${unknown}. Use ${names}.`
      : missing && `This SMS needs {${missing}}.`
    if (message) throw new Refusal(400, message, { [field]: message })
  }
}
