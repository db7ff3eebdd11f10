import { lt } from 'drizzle-orm'
import type { Database } from '../db/client'
import { stockAlert } from '../db/schema/stock'
import { DAY_MS } from '../lib/times'

const KEPT_DAYS = 180

/** Deletes the wishes that no stock has answered in 180 days: no address is kept longer than it is of use. */
export async function forgetOldAlerts(db: Database, now: Date) {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.transaction(async (tx) => {
    await tx.delete(stockAlert).where(lt(stockAlert.asked_at, before))
  })
}
