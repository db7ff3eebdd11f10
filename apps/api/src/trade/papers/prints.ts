import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { one } from '../../db/rows'
import { billPrint } from '../../db/schema/bills'
import { user } from '../../db/schema/people'
import type { Author } from '../../records/audit'

/** Which print this is, counted from 1, the original; who printed it, and when. */
export type Printed = { count: number; by: string; at: string }

/** Keeps that a bill or credit note is printed now. Every paper that leaves the shop is counted, so only one is original. */
export async function notePrint(
  db: Database,
  of: { bill: number } | { credit_note: number },
  { staff, at }: Author,
): Promise<Printed> {
  return db.transaction(async (tx) => {
    const { username: by } = await one(tx.select().from(user).where(eq(user.id, staff)))
    await tx.insert(billPrint).values({ ...of, printed_by: by, printed_at: at })
    const isSame =
      'bill' in of ? eq(billPrint.bill, of.bill) : eq(billPrint.credit_note, of.credit_note)
    return { count: await tx.$count(billPrint, isSame), by, at }
  })
}
