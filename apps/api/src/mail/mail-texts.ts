import { contract, mailKind, type MailKind, type MailText, type MailWords } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { mailText } from '../db/schema/mail'
import { user } from '../db/schema/people'
import { visitorOf } from '../http/access'
import { Refusal } from '../lib/refusal'
import { authorOf, difference, record, type Author } from '../records/audit'
import { exampleFacts } from './example-facts'
import { mailBody } from './mail-body'
import { mailKinds } from './mail-kinds'
import type { Outbox } from './outbox'
import { isForSubject, placeholders, unknownPlaceholder } from './placeholders'
import { forOutbox, mailOf, senderOf } from './write-mail'

type Given = { db: Database; clock: () => Date; origin: string; outbox: Pick<Outbox, 'send'> }
type Call = {
  params: { kind: MailKind }
  request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>
}

/** The texts of mails for staff: read, edit, preview, test, and back to the default ones. */
export function mailTextRoutes({ db, clock, origin, outbox }: Given) {
  async function example(kind: MailKind, words: MailWords, pictures: string) {
    refuseUnknownPlaceholders(kind, words)
    const facts = await exampleFacts(db.read, kind, origin)
    return mailOf(kind, words, { ...facts, origin: pictures }, await senderOf(db.read, kind))
  }

  /** Changes a row with `change`, and records what is different then. */
  async function write(
    { params: { kind }, request }: Call,
    action: string,
    change: (tx: Queries) => Promise<unknown>,
  ) {
    const by = authorOf(request, clock)
    await db.transaction(async (tx) => {
      const before = wordsOf(kind, await ownWords(tx, kind))
      await change(tx)
      const after = wordsOf(kind, await ownWords(tx, kind))
      await recordChange(tx, by, kind, { action, before, after })
    })
    return { status: 200 as const, body: textOf(kind, await ownWords(db.read, kind)) }
  }

  return initServer().router(contract.mailTexts, {
    list: async () => {
      const own = new Map((await db.read.select().from(mailText)).map((row) => [row.kind, row]))
      return { status: 200, body: mailKind.options.map((kind) => textOf(kind, own.get(kind))) }
    },

    edit: ({ params, body, request }) => {
      refuseUnknownPlaceholders(params.kind, body)
      return write({ params, request }, 'edit', (tx) =>
        tx
          .insert(mailText)
          .values({ kind: params.kind, ...body })
          .onConflictDoUpdate({ target: mailText.kind, set: body }),
      )
    },

    reset: ({ params, request }) =>
      write({ params, request }, 'reset', (tx) =>
        tx.delete(mailText).where(eq(mailText.kind, params.kind)),
      ),

    // Pictures without a host: the page that shows the preview allows only those of its own.
    preview: async ({ params, body }) => {
      const { content, sender } = await example(params.kind, body, '')
      const { subject } = content
      return { status: 200, body: { subject, ...mailBody(content, sender) } }
    },

    test: async ({ params, body, request }) => {
      const mail = await example(params.kind, body, origin)
      mail.content.subject = `Test: ${mail.content.subject}`
      const { id } = visitorOf(request)
      const { email: to } = await one(db.read.select().from(user).where(eq(user.id, id)))
      outbox.send({ ...forOutbox(mail), to })
      return { status: 202, body: { to } }
    },
  })
}

type Words = Pick<MailText, 'subject' | 'opening' | 'closing'>

async function ownWords(db: Queries, kind: MailKind) {
  return first(db.select().from(mailText).where(eq(mailText.kind, kind)))
}

function wordsOf(kind: MailKind, own: Words | undefined): Words {
  const { subject, opening, closing } = own ?? mailKinds[kind]
  return { subject, opening, closing }
}

function textOf(kind: MailKind, own: Words | undefined): MailText {
  const { title, sent_when, placeholders: names } = mailKinds[kind]
  return {
    kind,
    title,
    sent_when,
    ...wordsOf(kind, own),
    is_changed: own !== undefined,
    defaults: wordsOf(kind, undefined),
    placeholders: names.map((name) => ({
      name,
      meaning: placeholders[name],
      is_for_subject: isForSubject(name),
    })),
  }
}

/** Throws 400 for a placeholder that a mail of this kind can't fill in. */
function refuseUnknownPlaceholders(kind: MailKind, words: MailWords) {
  const all = mailKinds[kind].placeholders
  for (const field of ['subject', 'opening', 'closing'] as const) {
    const known = field === 'subject' ? all.filter(isForSubject) : all
    const unknown = unknownPlaceholder(words[field], known)
    if (unknown === undefined) continue
    const names = known.map((name) => `{${name}}`).join(', ')
    const place = field === 'subject' ? 'This subject' : 'This mail'
    const message = `${place} has no placeholder ${unknown}. Use ${names}.`
    throw new Refusal(400, message, { [field]: message })
  }
}

type Change = { action: string; before: Words; after: Words }

async function recordChange(
  tx: Queries,
  by: Author,
  kind: MailKind,
  { action, before, after }: Change,
) {
  const changed = difference(before, after)
  if (!changed) return
  await record(tx, by, { action, noun: 'mailTexts', label: mailKinds[kind].title, ...changed })
}
