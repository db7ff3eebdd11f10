import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { mail } from '../db/schema/mail'
import { order } from '../db/schema/orders'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { ordered, pageOf, positionOf, withTotal } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { currentRequest } from '../lib/request-context'
import { authorOf, record } from '../records/audit'
import type { Outbox } from './outbox'
import { htmlOf } from './stored-html'

/** The outbox for staff. The text of mails whose links open accounts is never shown, and tokens in links are hidden. */
export function mailRoutes(db: Database, clock: () => Date, origin: string, outbox: Outbox) {
  return initServer().router(contract.mails, {
    list: async ({ query, reply }) => {
      const where = and(
        query.state && eq(mail.state, query.state),
        anyHolds(query.q, [mail.to, mail.subject, order.number]),
      )
      const by = { created_at: mail.created_at, to: mail.to, subject: mail.subject }
      const sorted = ordered(query.sort, by, [desc(mail.id)])
      const select = mailRows(db.read).where(where)
      const { rows, total } = await pageOf(db.read, select, positionOf(query), sorted)
      return { status: 200, body: withTotal(reply, { rows: rows.map(withNumber), total }) }
    },

    get: async ({ params }) => {
      const row = found(await first(mailRows(db.read).where(eq(mail.id, params.id))), 'mail')
      const { is_secret, text } = row.mail
      const words = is_secret
        ? { text: null, html: null }
        : {
            text: withoutTokens(text),
            html: withOwnPictures(withoutTokens(htmlOf(row.mail)), origin),
          }
      return { status: 200, body: { ...withNumber(row), ...words } }
    },

    resend: async ({ params, request }) => {
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const row = found(await first(tx.select().from(mail).where(eq(mail.id, params.id))), 'mail')
        if (row.is_secret) {
          throw new Refusal(
            409,
            'The link in this mail may have been used. Ask the recipient to request a new one.',
          )
        }
        const request_id = currentRequest()?.id ?? null
        const fresh = { attempts: 0, next_attempt_at: by.at, problem: null, request_id }
        const again = { state: 'queued' as const, ...fresh }
        await tx.update(mail).set(again).where(eq(mail.id, row.id))
        const action = { action: 'resend', noun: 'mails', row_id: row.id, label: row.subject }
        await record(tx, by, action)
        return withNumber(found(await first(mailRows(tx).where(eq(mail.id, row.id))), 'mail'))
      })
      outbox.wake()
      return { status: 202, body }
    },
  })
}

/** Hides tokens, since a link with its token opens the order as its customer. */
function withoutTokens(words: string) {
  return words.replaceAll(/\btoken=[\w.-]+/g, 'token=hidden')
}

/** Pictures without the storefront's address: the admin's page allows only those of its own host. */
function withOwnPictures(html: string, origin: string) {
  return html.replaceAll(`src="${origin}/media/`, 'src="/media/')
}

function mailRows(db: Queries) {
  return db
    .select({ mail, order_number: order.number })
    .from(mail)
    .leftJoin(order, eq(order.id, mail.order))
    .orderBy(desc(mail.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof mailRows>>[number]

function withNumber({ mail: row, order_number }: Row) {
  return { ...row, order_number }
}
