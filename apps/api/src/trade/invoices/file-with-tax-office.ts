import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { taxFiling, taxOffice } from '../../db/schema/tax-filings'

/**
 * Queues a bill for the tax office while the server has its settings. To be called in the transaction that issues the
 * bill. It is sent within seconds, and never in the way of a sale.
 */
export async function fileBill(tx: Queries, bill: number, now: Date) {
  if ((await tx.$count(taxOffice, eq(taxOffice.is_on, true))) === 0) return
  await tx.insert(taxFiling).values({ bill, ...waiting(now) })
}

/** Queues a credit note whose bill the tax office gets. It waits where the settings are missing by now. */
export async function fileCreditNote(
  tx: Queries,
  { bill, credit_note }: { bill: number; credit_note: number },
  now: Date,
) {
  if ((await tx.$count(taxFiling, eq(taxFiling.bill, bill))) === 0) return
  await tx.insert(taxFiling).values({ bill, credit_note, ...waiting(now) })
}

function waiting(now: Date) {
  const at = now.toISOString()
  return { state: 'waiting' as const, created_at: at, next_attempt_at: at }
}
