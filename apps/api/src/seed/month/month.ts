import { kathmanduDay, kathmanduTime } from '@etrend/contract/kathmandu'
import { demoMonth, demoProducts } from '@etrend/demo'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { user } from '../../db/schema/people'
import { DAY_MS } from '../../lib/times'
import type { Past } from '../demo'
import { openInnerShop, type OpeningParts } from './inner-shop'
import { players } from './players'
import { readShelf } from './shelf'

/** The demo's pieces came so long before its first order. */
const STOCKED_MS = 65 * DAY_MS

/** The past of a demo shop that opens at `now`. */
export function demoPast(now: Date, parts: OpeningParts): Past {
  const stocked_at = new Date(now.getTime() - STOCKED_MS)
  return { stocked_at, write: (tx) => writeMonth(tx, now, parts) }
}

/**
 * Lives through the demo's last 60 days by the shop's own calls, in the transaction that fills its catalogue. Nothing is
 * ever sent because of it, and nobody of it can sign in. The first member of staff, who has to be there, does the work.
 */
async function writeMonth(tx: Queries, now: Date, parts: OpeningParts) {
  const midnight = Date.parse(kathmanduDay(kathmanduTime(now).slice(0, 10)))
  const titles = demoProducts.map(({ title }) => title)
  const isStaff = eq(user.role, 'admin')
  const { id } = await one(tx.select().from(user).where(isStaff).orderBy(asc(user.id)).limit(1))
  const shop = await openInnerShop(tx, parts)
  const play = players({ tx, shop, shelf: await readShelf(tx), staff: { user: id, role: 'admin' } })
  for (const act of demoMonth({ now: now.getTime(), midnight, titles })) {
    shop.setClock(act.at)
    await play(act)
  }
  shop.setClock(now.getTime())
  await shop.close()
}
