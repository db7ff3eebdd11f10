import { contract, type TaxFilingMode } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { taxFilingAttempt } from '../db/schema/tax-filings'
import { withTotal } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { authorOf, record } from '../records/audit'
import { contentOf } from './content'
import {
  filingOf,
  listFilings,
  sendAgain,
  sendAllAgain,
  shownFiling,
  summaryOf,
} from './filing-rows'

type Parts = {
  db: Database
  clock: () => Date
  mode: TaxFilingMode
  /** The PAN that bills are sent with; undefined where the simulator's is used, or none. */
  pan: string | undefined
}

/** The calls by which an accountant sees what the tax office has, and sends again. */
export function taxFilingRoutes({ db, clock, mode, pan }: Parts) {
  function requireOffice() {
    if (mode !== 'off') return
    throw new Refusal(
      409,
      'The server has no user name and password of the tax office: set CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN, and start the shop again.',
    )
  }

  return initServer().router(contract.taxFilings, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listFilings(db.read, query)),
    }),

    summary: async () => ({
      status: 200,
      body: { mode, ...(await summaryOf(db.read, pan, clock())) },
    }),

    read: async ({ params: { id } }) => {
      const row = await filingOf(db.read, id)
      const log = await db.read
        .select()
        .from(taxFilingAttempt)
        .where(eq(taxFilingAttempt.filing, id))
        .orderBy(asc(taxFilingAttempt.id))
      const content = contentOf(row.of, row.note) ?? {}
      return { status: 200, body: { ...shownFiling(row), content, log } }
    },

    resend: async ({ params: { id }, request }) => {
      requireOffice()
      const by = authorOf(request, clock)
      const shown = await db.transaction(async (tx) => {
        const row = await filingOf(tx, id)
        await sendAgain(tx, row, clock())
        const { number: label } = shownFiling(row)
        await record(tx, by, { action: 'resend', noun: 'taxFilings', row_id: id, label })
        return shownFiling(await filingOf(tx, id))
      })
      return { status: 202, body: shown }
    },

    resendAll: async ({ request }) => {
      requireOffice()
      const by = authorOf(request, clock)
      const count = await db.transaction(async (tx) => {
        const sent = await sendAllAgain(tx, clock())
        const label = sent === 1 ? '1 bill' : `${sent} bills`
        await record(tx, by, { action: 'resend', noun: 'taxFilings', label })
        return sent
      })
      return { status: 202, body: { count } }
    },
  })
}
