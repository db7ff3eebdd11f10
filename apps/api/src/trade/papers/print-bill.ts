import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { bill, type creditNote } from '../../db/schema/bills'
import { shop } from '../../db/schema/shop'
import type { Author } from '../../records/audit'
import type { OrderRow } from '../rows/order-row'
import { billPaper, creditNotePaper } from './bill-paper'
import { notePrint } from './prints'

type Given = {
  db: Database
  /** A PNG file of the shop's picture with this src; undefined where there is none. */
  pictureFor: (src: string) => Promise<Buffer | undefined>
}

/** The bill that an order has its number from; undefined where it has none. */
export async function billOf(queries: Queries, { invoice_number }: OrderRow) {
  if (invoice_number === null) return undefined
  return first(queries.select().from(bill).where(eq(bill.number, invoice_number)))
}

/** The PDF of a bill: the original the first time, a counted copy afterwards. */
export async function printBill(given: Given, row: typeof bill.$inferSelect, by: Author) {
  const { db, pictureFor } = given
  const { logo, full_bill_from: most } = await one(db.read.select().from(shop))
  const picture = logo ? await pictureFor(logo) : undefined
  const printed = await notePrint(db, { bill: row.id }, by)
  return billPaper(db.read, row, { logo: picture, most, printed })
}

/** The PDF of a credit note, counted likewise. */
export async function printCreditNote(
  { db, pictureFor }: Given,
  { note, of }: { note: typeof creditNote.$inferSelect; of: typeof bill.$inferSelect },
  by: Author,
) {
  const { logo } = await one(db.read.select().from(shop))
  const picture = logo ? await pictureFor(logo) : undefined
  const printed = await notePrint(db, { credit_note: note.id }, by)
  return creditNotePaper(note, of, { logo: picture, printed })
}
