import { isNotNull, min } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { user } from '../db/schema/people'
import { HOUR_MS } from '../lib/times'

const LATE_MS = 26 * HOUR_MS

/** Whether the last good backup is over 26 hours old: a nightly one was missed. A shop younger than that needs none. */
export async function isLate(queries: Queries, lastGoodAt: string | null, now: Date) {
  const since = lastGoodAt ?? (await openedAt(queries))
  return since !== null && now.getTime() - Date.parse(since) > LATE_MS
}

/** When the first staff account was made, with which a shop is opened; null before. */
export async function openedAt(queries: Queries) {
  const { opened } = await one(
    queries
      .select({ opened: min(user.created_at) })
      .from(user)
      .where(isNotNull(user.staff_role)),
  )
  return opened
}
