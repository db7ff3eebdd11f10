import type { CustomerFile } from '@etrend/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { customerNote } from '../../db/schema/customer-files'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import { wasRefused } from '../rows/refusals'
import { readCashBlock } from './cash-block'
import { filesOf, tagsOf, type Person } from './file-rows'

/** What staff keep about the customer. */
export async function readFile(db: Queries, person: Person): Promise<CustomerFile> {
  const { who, name, orders } = person
  const notes = await db
    .select({ note: customerNote, staff_name: user.username })
    .from(customerNote)
    .leftJoin(user, eq(user.id, customerNote.staff))
    .where(inArray(customerNote.customer_file, filesOf(db, person)))
    .orderBy(desc(customerNote.id))
  return {
    who,
    name,
    tags: await tagsOf(db, person),
    notes: notes.map(({ note: { id, text, created_at }, staff_name }) => ({
      id,
      text,
      date: created_at,
      staff_name,
    })),
    refusals: await db.$count(order, and(orders, wasRefused)),
    cash_block: await readCashBlock(db, person),
  }
}
