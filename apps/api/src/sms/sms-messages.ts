import { randomUUID } from 'node:crypto'
import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { order } from '../db/schema/orders'
import { sms } from '../db/schema/sms'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { ordered, pageOf, positionOf, withTotal } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { currentRequest } from '../lib/request-context'
import { DAY_MS } from '../lib/times'
import { authorOf, record } from '../records/audit'
import type { SmsGateway } from './gateway'
import type { SmsOutbox } from './outbox'
import { queueSms } from './queue-sms'
import { smsSettingsRoutes } from './sms-settings'

type Given = {
  db: Database
  clock: () => Date
  gateway: SmsGateway | undefined
  outbox: Pick<SmsOutbox, 'wake'>
}

/** The outbox of SMS for staff, and its settings. Codes are never shown. */
export function smsMessageRoutes({ db, clock, gateway, outbox }: Given) {
  const settings = smsSettingsRoutes({ db, clock })

  return initServer().router(contract.smsMessages, {
    ...settings,

    list: async ({ query, reply }) => {
      const where = and(
        query.state && eq(sms.state, query.state),
        anyHolds(query.q, [sms.to, sms.kind, order.number]),
      )
      const by = { created_at: sms.created_at, to: sms.to }
      const sorted = ordered(query.sort, by, [desc(sms.id)])
      const select = smsRows(db.read).where(where)
      const { rows, total } = await pageOf(db.read, select, positionOf(query), sorted)
      return { status: 200, body: withTotal(reply, { rows: rows.map(shown), total }) }
    },

    resend: async ({ params: { id }, request }) => {
      refuseWithoutGateway(gateway)
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const row = found(await first(tx.select().from(sms).where(eq(sms.id, id))), 'SMS')
        const no = whyNotAgain(row)
        if (no) throw new Refusal(409, no)
        const expires_at = new Date(clock().getTime() + 2 * DAY_MS).toISOString()
        const request_id = currentRequest()?.id ?? null
        const fresh = { attempts: 0, next_attempt_at: by.at, problem: null, expires_at, request_id }
        await tx
          .update(sms)
          .set({ state: 'queued', ...fresh })
          .where(eq(sms.id, id))
        await record(tx, by, { action: 'resend', noun: 'sms', row_id: id, label: row.kind })
        return await shownSms(tx, id)
      })
      outbox.wake()
      return { status: 202, body }
    },

    balance: async () => {
      refuseWithoutGateway(gateway)
      return { status: 200, body: await gateway.balance() }
    },

    test: async ({ body: { phone, text }, request }) => {
      refuseWithoutGateway(gateway)
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const message = { event: `test ${randomUUID()}`, kind: 'test', to: phone, text }
        const added = found(await queueSms(tx, message, clock()), 'SMS')
        const row = await shownSms(tx, added.id)
        if (row.problem) throw new Refusal(400, row.problem, { phone: row.problem })
        await record(tx, by, { action: 'test', noun: 'sms', row_id: row.id, label: 'test' })
        return row
      })
      outbox.wake()
      return { status: 202, body }
    },
  })
}

function refuseWithoutGateway(gateway: SmsGateway | undefined): asserts gateway is SmsGateway {
  if (!gateway) throw new Refusal(409, 'The shop sends no SMS: it has no keys of a gateway.')
}

type Row = typeof sms.$inferSelect

function whyNotAgain({ state, is_secret }: Row) {
  if (is_secret) return 'This message had a code. The customer can ask for another one.'
  if (state === 'queued' || state === 'sending') return 'This message is on its way.'
  return state === 'skipped' ? 'This number gets no SMS.' : undefined
}

function smsRows(db: Queries) {
  return db
    .select({ sms, order_number: order.number })
    .from(sms)
    .leftJoin(order, eq(order.id, sms.order))
    .orderBy(desc(sms.id))
    .$dynamic()
}

async function shownSms(db: Queries, id: number) {
  return shown(found(await first(smsRows(db).where(eq(sms.id, id))), 'SMS'))
}

function shown({ sms: row, order_number }: Awaited<ReturnType<typeof smsRows>>[number]) {
  const { event: _event, text, ...rest } = row
  return { ...rest, text: row.is_secret ? null : text, order_number }
}
