import { kathmanduYear } from '@etrend/contract/kathmandu'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { apiKey } from '../db/schema/api-keys'
import { restoration } from '../db/schema/backups'
import { counter } from '../db/schema/counters'
import { orderClaim } from '../db/schema/customers'
import { emailChange, oneTimeCode, passwordReset, session, staffInvite } from '../db/schema/people'

/** More ids or order numbers than a shop gives out between two backups. */
const GAP = 1000

/**
 * Prepares a restored database, which knows nothing of the time after its backup. Numbers and ids given out since then
 * are on people's papers and screens, so all counters skip 1,000. Invoice numbers may have no gaps: new invoices wait
 * for staff (see restoration.last_invoice). All sessions, API keys and open links end, because some of them may have been
 * ended or used since the backup.
 */
export async function prepareRestored(
  db: Database,
  from: { backup: string; backup_made_at: string; set_aside: string },
  now: Date,
) {
  await db.transaction(async (tx) => {
    await tx.run(sql`
      INSERT INTO sqlite_sequence (name, seq)
      SELECT name, 0 FROM sqlite_master
      WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)`)
    await tx.run(sql`UPDATE sqlite_sequence SET seq = seq + CAST(${GAP} AS INTEGER)`)
    await tx.run(
      sql`INSERT OR IGNORE INTO counter (name, value) VALUES (${`order-${kathmanduYear(now)}`}, 0)`,
    )
    await tx
      .update(counter)
      .set({ value: sql`value + CAST(${GAP} AS INTEGER)` })
      .where(sql`name NOT LIKE 'invoice-%'`)
    await tx
      .update(session)
      .set({ ended_at: now.toISOString() })
      .where(sql`ended_at IS NULL`)
    await tx
      .update(apiKey)
      .set({ revoked_at: now.toISOString() })
      .where(sql`revoked_at IS NULL`)
    for (const links of [passwordReset, emailChange, orderClaim, staffInvite, oneTimeCode])
      await tx.delete(links)
    await tx.insert(restoration).values({ ...from, restored_at: now.toISOString() })
  })
}
