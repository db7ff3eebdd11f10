import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { bill, creditNote } from '../db/schema/bills'
import { taxFiling, taxOffice } from '../db/schema/tax-filings'
import type { Background } from '../lib/background'
import type { Chore } from '../lib/chores'
import { simulated, type TaxOfficeSettings } from './office'
import { inside, overNetwork, post } from './post'
import { taxFilingSending } from './sending'
import { serveTaxOffice } from './simulator/simulator'
import { taxFilingRoutes } from './tax-filings'

/** What goes to the tax office: its routes, the periodic work that sends it, and the simulator where it is wanted. */
export async function openTaxFilings(given: {
  app: FastifyInstance
  db: Database
  clock: () => Date
  background: Background
  origin: string
  settings: TaxOfficeSettings | undefined
}) {
  const { app, db, clock, background, origin, settings } = given
  await db.transaction((tx) => noteSettings(tx, settings !== undefined))
  const isLive = settings?.simulator === false
  const mode = settings ? (isLive ? 'live' : 'simulator') : 'off'
  const pan = isLive ? settings.seller_pan : undefined
  const routes = taxFilingRoutes({ db, clock, mode, pan })
  if (!settings) return { chores: [], routes }
  if (settings.simulator) await serveTaxOffice(app, db, settings.play ?? {})
  const base = settings.simulator ? `${origin}/simulator/cbms/api/` : settings.url
  const exchange = settings.simulator ? inside(app) : overNetwork
  const { closing } = background
  const chore: Chore = taxFilingSending({
    db,
    clock,
    log: app.log,
    closing,
    credentials: settings.simulator ? simulated : settings,
    send: (path, body) => {
      const { wait } = settings
      return post(exchange, { url: new URL(path, base).href, body }, { closing, wait })
    },
  })
  return { chores: [chore], routes }
}

/**
 * Notes whether bills are to be queued, and lets the tax office be tried at once, since the settings may be new. Queues
 * the bills that were issued while the settings were missing, but none from before the first one that was queued.
 */
async function noteSettings(tx: Queries, is_on: boolean) {
  const known = await first(tx.select().from(taxOffice))
  if (!known && !is_on) return
  if (!known) {
    await tx.insert(taxOffice).values({ id: 1, is_on })
    return
  }
  await tx.update(taxOffice).set({ is_on, next_attempt_at: null })
  if (is_on) await queueMissed(tx)
}

async function queueMissed(tx: Queries) {
  const firstQueued = sql`(SELECT min(queued.bill) FROM tax_filing AS queued)`
  const ofBill = and(eq(taxFiling.bill, bill.id), isNull(taxFiling.credit_note))
  const bills = await tx
    .select({ bill: bill.id, issued_at: bill.issued_at })
    .from(bill)
    .leftJoin(taxFiling, ofBill)
    .where(and(isNull(taxFiling.id), gt(bill.id, firstQueued)))
    .orderBy(asc(bill.id))
  for (const { issued_at, ...of } of bills) {
    await tx.insert(taxFiling).values({ ...of, ...waitingSince(issued_at) })
  }
  const notes = await tx
    .select({ bill: creditNote.bill, credit_note: creditNote.id, issued_at: creditNote.issued_at })
    .from(creditNote)
    .leftJoin(taxFiling, eq(taxFiling.credit_note, creditNote.id))
    .where(and(isNull(taxFiling.id), gte(creditNote.bill, firstQueued)))
    .orderBy(asc(creditNote.id))
  for (const { issued_at, ...of } of notes) {
    await tx.insert(taxFiling).values({ ...of, ...waitingSince(issued_at) })
  }
}

function waitingSince(issued_at: string) {
  return { state: 'waiting' as const, created_at: issued_at, next_attempt_at: issued_at }
}
