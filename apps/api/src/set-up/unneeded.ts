import { setUpStep, type SetUpStep } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { audit } from '../db/schema/records'

const entry = z.object({ step: setUpStep })

/**
 * The steps that staff said the shop doesn't need. The audit log is the only place that keeps it: the last entry about a
 * step counts.
 */
export async function unneededSteps(db: Queries): Promise<Set<SetUpStep>> {
  const rows = await db
    .select({ action: audit.action, after: audit.after })
    .from(audit)
    .where(eq(audit.noun, 'set-up'))
    .orderBy(asc(audit.id))
  const unneeded = new Set<SetUpStep>()
  for (const { action, after } of rows) {
    const step = entry.safeParse(after).data?.step
    if (!step) continue
    if (action === 'skip step') unneeded.add(step)
    else unneeded.delete(step)
  }
  return unneeded
}
