import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/client'
import { bill, creditNote } from '../../../db/schema/bills'
import { nepaliDate, nepaliMonthName, nepaliMonthsIn, type Days } from '../../../lib/nepali-months'
import type { ReportKind } from './report-kind'

type OfDay = { day: string; papers: number; taxable: number; vat: number; total: number }

/** What was billed and credited in each Nepali month, as the registers have it, and the VAT that is left to pay. */
export const taxReport: ReportKind = {
  columns: [
    { key: 'bills', title: 'Bills', kind: 'count' },
    { key: 'billed', title: 'Billed', kind: 'money' },
    { key: 'taxable', title: 'Taxable', kind: 'money' },
    { key: 'exempt', title: 'Exempt', kind: 'money' },
    { key: 'vat', title: 'VAT', kind: 'money' },
    { key: 'notes', title: 'Credit notes', kind: 'count', list: 'credit-notes' },
    { key: 'credited', title: 'Credited', kind: 'money', list: 'credit-notes' },
    { key: 'vat_back', title: 'VAT credited', kind: 'money', list: 'credit-notes' },
    { key: 'vat_due', title: 'VAT to pay', kind: 'money' },
  ],
  charted: 'billed',
  isInTime: true,
  note: 'By the day of the bill and of the credit note, as in the registers. VAT to pay: VAT of bills less VAT of credit notes, without the VAT that the shop paid itself. Sales with a fixed tax have no bills: see Sales and tax by Nepali month.',
  rows: async (db, days) => {
    const bills = await sumsByDay(db, bill, days)
    const notes = await sumsByDay(db, creditNote, days)
    return nepaliMonthsIn(days).map(({ from, to, ...month }, place) => {
      const [billed, credited] = [sumOn(bills, { from, to }), sumOn(notes, { from, to })]
      const sums = {
        bills: billed.papers,
        billed: billed.total,
        taxable: billed.taxable,
        exempt: billed.total - billed.taxable - billed.vat,
        vat: billed.vat,
        notes: credited.papers,
        credited: credited.total,
        vat_back: credited.vat,
        vat_due: billed.vat - credited.vat,
      }
      const name = nepaliMonthName(month)
      return { key: `${place}`, name, list: 'bills', filter: {}, span: { from, to }, sums }
    })
  },
}

function sumsByDay(db: Queries, papers: typeof bill | typeof creditNote, { from, to }: Days) {
  return db.all<OfDay>(sql`
    SELECT date_bs AS day, count(*) AS papers, sum(taxable) AS taxable, sum(vat) AS vat, sum(total) AS total
    FROM ${papers} WHERE date_bs >= ${nepaliDate(from)} AND date_bs <= ${nepaliDate(to)} GROUP BY date_bs`)
}

function sumOn(rows: OfDay[], { from, to }: Days) {
  const found = rows.filter(({ day }) => day >= nepaliDate(from) && day <= nepaliDate(to))
  const sum = (key: 'papers' | 'taxable' | 'vat' | 'total') =>
    found.reduce((all, row) => all + row[key], 0)
  return { papers: sum('papers'), taxable: sum('taxable'), vat: sum('vat'), total: sum('total') }
}
