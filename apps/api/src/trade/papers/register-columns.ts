import type { Register } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { paisa, rupees } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { pacer } from '../../lib/pacer'
import type { Cell } from '../../sheets/workbook-parts'
import { billsOf, billsWithPrints, CHUNK, notesOf, type Asked, type Bill } from './register-rows'

/** A column's title, its cell of a row, and its width in characters in a spreadsheet. */
type Column<Row> = [title: string, cellOf: (row: Row) => Cell, width?: number]
type Printed = Awaited<ReturnType<typeof billsWithPrints>>[number]
type Note = Awaited<ReturnType<typeof notesOf>>[number]

/** The columns of Annexure 5 of the Electronic Billing Procedure, in its order and spelling. */
const standardColumns: Column<Printed>[] = [
  ['Fiscal_Year', (row) => row.fiscal_year.replace('-', '.0')],
  ['Bill_no', (row) => row.number, 24],
  ['Customer_name', (row) => row.buyer_name, 28],
  ['Customer_PAN', (row) => row.buyer_pan],
  ['Bill_Date', dayOf],
  ['Amount', (row) => rupees(paisa(netOf(row)) + paisa(withoutVat(row)))],
  ['Discount', withoutVat],
  ['Taxable_Amount', (row) => row.taxable],
  ['Tax_Amount', (row) => row.vat],
  ['Total_Amount', (row) => row.total],
  ['Sync_with_IRD', (row) => row.isAtTaxOffice],
  ['Is_Bill_Printed', ({ original }) => original !== undefined],
  ['Is_Bill_Active', ({ credited, total }) => credited === 0 || credited < paisa(total)],
  ['Printed_Time', ({ original }) => (original ? timeOf(original.printed_at) : ''), 20],
  ['Entered_By', (row) => row.issued_by],
  ['Printed_By', ({ original }) => original?.printed_by ?? ''],
  ['Is_realtime', (row) => row.isRealtime],
  ['Payment_Method', (row) => row.payment_method, 18],
  ['VAT_Refund_Amount', () => 0, 18],
  ['Transaction_Id', (row) => row.transaction_id, 24],
]

const sums: Column<{ total: number; taxable: number; vat: number }>[] = [
  ['Total', (row) => row.total],
  ['Tax_Exempt', ({ total, taxable, vat }) => rupees(paisa(total) - paisa(taxable) - paisa(vat))],
  ['Taxable', (row) => row.taxable],
  ['VAT', (row) => row.vat],
]

/** The columns of Annexure 6. The last four stay empty: the shop doesn't sell abroad. */
const saleColumns: Column<Bill>[] = [
  ['Date_BS', dayOf],
  ['Bill_no', (row) => row.number, 24],
  ['Buyer', (row) => row.buyer_name, 28],
  ['Buyer_PAN', (row) => row.buyer_pan],
  ...sums,
  ['Export_Value', () => 0],
  ['Export_Country', () => ''],
  ['Customs_no', () => ''],
  ['Customs_Date', () => ''],
]

const noteColumns: Column<Note>[] = [
  ['Date_BS', dayOf],
  ['Credit_note_no', (row) => row.number, 24],
  ['Bill_no', ({ of }) => of.number, 24],
  ['Buyer', ({ of }) => of.buyer_name, 28],
  ['Buyer_PAN', ({ of }) => of.buyer_pan],
  ...sums,
  ['Reason', (row) => row.reason, 36],
]

export const registers = {
  'standard-view': layout('Standard View', standardColumns, billsWithPrints),
  sales: layout('Sales register', saleColumns, billsOf),
  'credit-notes': layout('Credit note register', noteColumns, notesOf),
} satisfies Record<Register, unknown>

function layout<Row extends { id: number }>(
  name: string,
  columns: Column<Row>[],
  read: (asked: Asked) => PromiseLike<Row[]>,
) {
  /** The cells of a period, oldest first, in chunks, so that no other request waits for more than one. */
  async function* rowsOf(queries: Queries, period: string) {
    const breathe = pacer()
    for (let after = 0; ;) {
      const rows = await read({ queries, period, after })
      yield rows.map((row) => columns.map(([, cellOf]) => cellOf(row)))
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) return
      after = last.id
      await breathe()
    }
  }
  return { name, columns: columns.map(([title, , width = 16]) => ({ title, width })), rowsOf }
}

function netOf({ kind, total, taxable }: Bill) {
  return kind === 'pan' ? total : taxable
}

/** The discount without its VAT: amount less discount is the taxable amount to the paisa. */
function withoutVat({ discount, vat_rate }: Bill) {
  return rupees(Math.round((paisa(discount) * 100) / (100 + vat_rate)))
}

/** '2083-08-07' → '2083.08.07', which no spreadsheet program takes for a day of the English calendar. */
function dayOf({ date_bs }: { date_bs: string }) {
  return date_bs.replaceAll('-', '.')
}

function timeOf(moment: string) {
  return kathmanduTime(new Date(moment)).slice(0, 19)
}
