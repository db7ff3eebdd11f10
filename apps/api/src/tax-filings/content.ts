import { paisa, rupees } from '@etrend/domain'
import type { bill, creditNote } from '../db/schema/bills'

type Bill = typeof bill.$inferSelect
type Note = typeof creditNote.$inferSelect

export type Content = Record<string, string | number | null>

/**
 * What the tax office gets of a bill, or of a credit note for it, without user name and password; undefined where its
 * date is outside the table of the Nepali calendar.
 */
export function contentOf(row: Bill, note: Note | null): Content | undefined {
  const { fiscal_year, date_bs, taxable, vat, total } = note ?? row
  const year = fiscalYearOf(fiscal_year)
  if (year === undefined) return undefined
  const day = date_bs.replaceAll('-', '.')
  return {
    // The two calls differ: a bill takes text, a credit note a number or null.
    buyer_pan: note ? (row.buyer_pan === '' ? null : Number(row.buyer_pan)) : row.buyer_pan,
    buyer_name: row.buyer_name || 'Cash sale',
    fiscal_year: year,
    ...(note
      ? {
          ref_invoice_number: row.number,
          credit_note_number: note.number,
          credit_note_date: day,
          reason_for_return: note.reason,
        }
      : { invoice_number: row.number, invoice_date: day }),
    total_sales: total,
    taxable_sales_vat: taxable,
    vat,
    excisable_amount: 0,
    excise: 0,
    taxable_sales_hst: 0,
    hst: 0,
    amount_for_esf: 0,
    esf: 0,
    export_sales: 0,
    // In whole paisa, so that the sum has at most two decimals.
    tax_exempted_sales: rupees(paisa(total) - paisa(taxable) - paisa(vat)),
  }
}

/** '2083-84' as the tax office writes it: '2083.084'. */
function fiscalYearOf(written: string) {
  const [, begin, end] = /^(\d{4})-(\d\d)$/.exec(written) ?? []
  return begin && end && `${begin}.0${end}`
}
