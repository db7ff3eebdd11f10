import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createSessions } from '../../account/sessions'
import { accessTokens, sessionOf } from '../../account/tokens'
import { buildApp } from '../../app/app'
import type { AppParts } from '../../app/app-parts'
import type { Database, Queries } from '../../db/client'
import { mail } from '../../db/schema/mail'
import { orderAccess } from '../../trade/rows/order-access'

/** What the demo's past needs of the shop that is being opened. */
export type OpeningParts = Pick<
  AppParts,
  'db' | 'media' | 'disk' | 'folders' | 'backups' | 'key' | 'storefrontOrigin' | 'adminOrigin'
>
export type InnerShop = Awaited<ReturnType<typeof openInnerShop>>
type Method = 'GET' | 'POST'
type Caller = { user: number; role: 'admin' | 'user' }
/** `token`: of a guest's order. */
type By = Caller | { token: string } | undefined

/** A session is used for so long; it would end by itself after half a day. */
const SESSION_MS = 6 * 3_600_000
/** A token lives for ten minutes. */
const TOKEN_MS = 9 * 60_000

/**
 * The whole shop inside a transaction, with a clock that is set, so that a past can be lived through by its own calls:
 * all of it is stored, or nothing. Mails are noted as sent and go nowhere, there are no SMS, webhooks or tax office, and
 * online payments are played. Accounts that are made in it have no password that fits.
 */
export async function openInnerShop(tx: Queries, parts: OpeningParts) {
  let now = 0
  const clock = () => new Date(now)
  const db = within(tx, parts.db)
  const app = await buildApp({
    ...parts,
    db,
    clock,
    passwords: { hash: async () => '', matches: async () => false },
    deliver: async () => {},
    gateways: { simulator: true },
  })
  const { storefrontOrigin: origin, key } = parts
  const { tokenOf } = orderAccess({ db, key, origin, clock, identify: async () => undefined })
  const sessions = createSessions({ db, clock, key, origin, appOf: () => 'internal' })
  const tokens = accessTokens(key, clock)
  const started = new Map<number, { session: string; at: number; access: string; signed: number }>()
  let calls = 0

  async function accessOf({ user, role }: Caller) {
    let known = started.get(user)
    if (!known || now - known.at > SESSION_MS) {
      if (known) await sessions.end(known.session)
      const { access, refresh } = await sessions.start({ id: user, role }, 'internal')
      known = { session: sessionOf(refresh) ?? '', at: now, access, signed: now }
    }
    if (now - known.signed > TOKEN_MS) {
      known.access = await tokens.sign({ user, session: known.session }, 'internal')
      known.signed = now
    }
    started.set(user, known)
    return known.access
  }

  return {
    setClock: (moment: number) => void (now = moment),
    clock,

    /** What the routes of staff give to the functions behind them, for acts of which there are hundreds. */
    byStaff: ({ user: staff }: Caller) => ({
      by: { staff, at: clock().toISOString(), request: 'demo', address: '127.0.0.1' },
      mailParts: { origin, tokenOf, now: clock() },
    }),

    /** Makes a call, and gives its answer. Throws where the shop refuses it: a past has no refusals. */
    async call(by: By, method: Method, url: string, payload?: object) {
      calls += 1
      const headers = {
        host: '127.0.0.1',
        'idempotency-key': `demo-month-${calls}`,
        ...(by && 'user' in by && { authorization: `Bearer ${await accessOf(by)}` }),
        ...(by && 'token' in by && { 'x-order-token': by.token }),
      }
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
      if (answer.statusCode >= 400) {
        throw new Error(
          `The demo’s past: ${method} ${url} was answered ${answer.statusCode} at ${clock().toISOString()}: ${answer.body}`,
        )
      }
      return answer
    },

    /** Posts a form of the played gateways, as a browser does, and gives the address that it leads to. */
    async post(url: string, fields: Record<string, string>) {
      const { headers } = await app.inject({
        method: 'POST',
        url: pathOf(url),
        headers: {
          host: new URL(origin).host,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      })
      return pathOf(headers.location ?? '/')
    },

    /** Ends all sessions and does what is due, so that nothing is left for later. */
    async close() {
      for (const { session } of started.values()) await sessions.end(session)
      await setImmediate()
      await app.doChores()
      await app.close()
      // No mail is left to be sent, and each went out when it was written.
      const sent = {
        state: 'sent' as const,
        sent_at: sql`${mail.created_at}`,
        next_attempt_at: null,
      }
      await tx.update(mail).set(sent)
    },
  }
}

/** The database as the transaction sees it. Nobody is made to wait: what is lived through took weeks. */
function within(tx: Queries, db: Database): Database {
  return {
    ...db,
    read: tx,
    write: tx,
    transaction: (work) => work(tx),
    snapshot: (work) => work(tx),
    recent: {
      attempt: async () => 0,
      takeBack: async () => {},
      forget: async () => {},
      call: async () => ({ calls: 1, leftMs: 0 }),
    },
  }
}

function pathOf(url: string) {
  const { pathname, search } = new URL(url, 'http://shop.invalid')
  return pathname + search
}
