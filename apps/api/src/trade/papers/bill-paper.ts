import { kathmanduTime } from '@etrend/contract/kathmandu'
import { formatPrice } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { billLine, type bill, type creditNote } from '../../db/schema/bills'
import { order } from '../../db/schema/orders'
import { amountInWords } from './amount-in-words'
import { paper } from './paper'
import type { Printed } from './prints'

type Bill = typeof bill.$inferSelect
type Line = typeof billLine.$inferSelect
type Note = typeof creditNote.$inferSelect
type Sheet = ReturnType<typeof paper>

const titles = {
  full: 'Tax Invoice',
  abbreviated: 'Abbreviated Tax Invoice',
  pan: 'Invoice',
}

/** The PDF of a bill, from what was stored when it was issued. `most` is the sum above which no abbreviated bill is. */
export async function billPaper(
  queries: Queries,
  row: Bill,
  { printed, logo, most }: { printed: Printed; logo: Buffer | undefined; most: number },
) {
  const lines = await queries
    .select()
    .from(billLine)
    .where(eq(billLine.bill, row.id))
    .orderBy(asc(billLine.id))
  const { number } = await one(queries.select().from(order).where(eq(order.id, row.order)))
  const sheet = paper(`${titles[row.kind]} ${row.number}`)
  writeSeller(sheet, row, logo)
  writeTitle(sheet, titles[row.kind], printed)
  sheet.write(`Bill no. ${row.number}`, { isBold: true })
  sheet.write(`Date ${dayOf(row)}`)
  sheet.write(`Order ${number}`)
  sheet.gap()
  writeBuyer(sheet, row)
  sheet.gap()
  const hasCodes = lines.some(({ hs_code }) => hs_code !== '')
  const columns = row.kind === 'full' ? fullColumns : shortColumns
  const shown = hasCodes ? columns : withoutCodes(columns)
  const cells = lines.map(cellsOf(row))
  sheet.table(shown, hasCodes ? cells : cells.map(([_code, ...others]) => others))
  sheet.gap(8)
  sheet.table(sums, sumsOf(row), { isLastBold: true })
  sheet.gap(8)
  sheet.write(amountInWords(row.total))
  const transaction = row.transaction_id && ` (${row.transaction_id})`
  sheet.write(`Payment: ${row.payment_method}${transaction}`)
  if (row.kind === 'abbreviated') {
    const threshold = formatPrice(most)
    sheet.write(`An abbreviated tax invoice is not issued for ${threshold} or more before VAT.`)
  }
  writeFoot(sheet, row, printed)
  sheet.gap()
  sheet.qr(
    [
      `Seller PAN: ${row.seller_pan}`,
      `Bill: ${row.number}`,
      `Date: ${row.date_bs}`,
      ...(row.buyer_pan ? [`Buyer PAN: ${row.buyer_pan}`] : []),
      `Total: ${row.total.toFixed(2)}`,
      `VAT: ${row.vat.toFixed(2)}`,
    ].join('\n'),
  )
  return sheet.end()
}

/** The PDF of a credit note, with the bill that it belongs to. */
export function creditNotePaper(
  note: Note,
  row: Bill,
  { printed, logo }: { printed: Printed; logo: Buffer | undefined },
) {
  const sheet = paper(`Credit Note ${note.number}`)
  writeSeller(sheet, row, logo)
  writeTitle(sheet, 'Credit Note', printed)
  sheet.write(`Credit note no. ${note.number}`, { isBold: true })
  sheet.write(`Date ${dayOf(note)}`)
  sheet.write(`For bill ${row.number} of ${dayOf(row)}`)
  sheet.write(`Reason: ${note.reason}`)
  sheet.gap()
  writeBuyer(sheet, row)
  sheet.gap()
  const taxed = [
    ['Taxable amount', amountIn(note.taxable)],
    [`VAT ${row.vat_rate} %`, amountIn(note.vat)],
  ]
  const total = ['Total credited', amountIn(note.total)]
  sheet.table(sums, [...(row.kind === 'pan' ? [] : taxed), total], { isLastBold: true })
  sheet.gap(8)
  sheet.write(amountInWords(note.total))
  writeFoot(sheet, note, printed)
  return sheet.end()
}

function writeSeller(sheet: Sheet, row: Bill, logo: Buffer | undefined) {
  if (logo) sheet.logo(logo)
  sheet.write(row.seller_name, logo ? { isBold: true } : { size: 18, isBold: true })
  sheet.write(row.seller_address)
  sheet.write(`Phone ${row.seller_phone}`)
  sheet.write(`${row.kind === 'pan' ? 'PAN' : 'VAT registration (PAN)'} ${row.seller_pan}`)
  sheet.gap()
}

function writeTitle(sheet: Sheet, title: string, { count }: Printed) {
  sheet.write(title, { size: 14, isBold: true })
  if (count > 1) sheet.write(`Copy of Original (${count - 1})`, { isBold: true })
}

function writeBuyer(sheet: Sheet, row: Bill) {
  sheet.write('Buyer', { size: 9 })
  sheet.write(row.buyer_name, { isBold: true })
  if (row.buyer_pan) sheet.write(`PAN ${row.buyer_pan}`)
  if (row.buyer_phone) sheet.write(row.buyer_phone)
  if (row.buyer_address) sheet.write(row.buyer_address)
}

function writeFoot(sheet: Sheet, issued: Bill | Note, { by, at }: Printed) {
  sheet.write(`Issued by ${issued.issued_by}, ${timeOf(issued.issued_at)}`)
  sheet.write(`Printed by ${by}, ${timeOf(at)}`)
}

const right = 'right' as const
const shortColumns = [
  { title: 'HS code', width: 0.12 },
  { title: 'Particulars', width: 0.48 },
  { title: 'Quantity', width: 0.1, align: right },
  { title: 'Rate', width: 0.15, align: right },
  { title: 'Amount', width: 0.15, align: right },
]
const fullColumns = [
  { title: 'HS code', width: 0.11 },
  { title: 'Particulars', width: 0.33 },
  { title: 'Quantity', width: 0.1, align: right },
  { title: 'Rate incl. VAT', width: 0.15, align: right },
  { title: 'Amount', width: 0.15, align: right },
  { title: 'Without VAT', width: 0.16, align: right },
]

/** The columns where no line has an HS code: the particulars take its width. */
function withoutCodes([code, particulars, ...others]: typeof shortColumns) {
  if (!code || !particulars) return others
  return [{ ...particulars, width: code.width + particulars.width }, ...others]
}

const sums = [
  { title: '', width: 0.7 },
  { title: '', width: 0.3, align: right },
]

function cellsOf({ kind }: Bill) {
  return ({ hs_code, title, details, quantity, rate, amount, taxable }: Line) => [
    hs_code,
    [title, details].filter(Boolean).join(', '),
    `${quantity}`,
    amountIn(rate),
    amountIn(amount),
    ...(kind === 'full' ? [amountIn(taxable)] : []),
  ]
}

function sumsOf({ kind, amount, discount, taxable, vat, vat_rate, total }: Bill) {
  const whole = [
    [kind === 'pan' ? 'Subtotal' : 'Subtotal, including VAT', amountIn(amount)],
    ...(discount > 0 ? [['Discount', `- ${amountIn(discount)}`]] : []),
  ]
  if (kind === 'pan') return [...whole, ['Total', amountIn(total)]]
  const taxed = [
    ['Taxable amount', amountIn(taxable)],
    [`VAT ${vat_rate} %`, amountIn(vat)],
  ]
  if (kind === 'full') return [...whole, ...taxed, ['Total', amountIn(total)]]
  return [...whole, [`Total, including VAT of ${vat_rate} %`, amountIn(total)]]
}

/** 'Rs. 902.00': with paisa always, so that the amounts of a column stand below each other. */
function amountIn(rupees: number) {
  return Number.isInteger(rupees) ? `${formatPrice(rupees)}.00` : formatPrice(rupees)
}

/** '2083-08-07 BS (2026-11-23 AD)' */
function dayOf({ date_bs, issued_at }: { date_bs: string; issued_at: string }) {
  return `${date_bs} BS (${kathmanduTime(new Date(issued_at)).slice(0, 10)} AD)`
}

function timeOf(moment: string) {
  return kathmanduTime(new Date(moment)).slice(0, 16).replace('T', ' ')
}
