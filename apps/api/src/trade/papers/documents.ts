import { bikramSambat, formatBikramSambat } from '@etrend/contract/bikram-sambat'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import {
  arrivalInWords,
  formatPrice,
  paisa,
  rupees,
  shippingInWords,
  sizeWord,
} from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { one } from '../../db/rows'
import { orderLine } from '../../db/schema/orders'
import { shop } from '../../db/schema/shop'
import type { Author } from '../../records/audit'
import { whyNoInvoice } from '../invoices/invoices'
import { promisedOf } from '../rows/order-facts'
import { orderRow, type OrderRow } from '../rows/order-row'
import { paidByWords } from '../rows/paid-by-words'
import { lacksPayment, toPayBack } from '../rows/payment-state'
import { toCollect } from '../rows/to-collect'
import { paper } from './paper'
import { billOf, printBill } from './print-bill'

type Given = {
  db: Database
  clock: () => Date
  /** A PNG file of the shop's picture with this src; undefined where there is none. */
  pictureFor: (src: string) => Promise<Buffer | undefined>
}

/** Makes the packing slip and the invoice of an order as PDFs. That changes nothing but the count of prints. */
export function orderDocuments(given: Given) {
  const { db, clock, pictureFor } = given

  async function read(queries: Queries, row: OrderRow) {
    const lines = await queries
      .select()
      .from(orderLine)
      .where(eq(orderLine.order, row.id))
      .orderBy(asc(orderLine.id))
    return { row, lines, settings: await one(queries.select().from(shop)) }
  }

  /** Writes the shop's logo, or its name where it has none. Says whether there is a logo. */
  async function writeHead(sheet: Sheet, { logo, name }: typeof shop.$inferSelect) {
    const picture = logo ? await pictureFor(logo) : undefined
    if (picture) sheet.logo(picture)
    else sheet.write(name, { size: 18, isBold: true })
    return picture !== undefined
  }

  return {
    async packingSlip(number: string) {
      const { row, lines, settings } = await read(db.read, await orderRow(db.read, number))
      const sheet = paper(`Packing slip ${number}`)
      await writeHead(sheet, settings)
      sheet.write(`Packing slip for order ${number}, ${day(row.placed_at)}`)
      sheet.gap()
      writeAddress(sheet, row)
      const promised = promisedOf(row)
      if (promised) sheet.write(`Promised for ${arrivalInWords(promised)}`)
      if (row.note) sheet.write(`Note: ${row.note}`)
      const collecting = collectingWords(row)
      if (collecting) {
        sheet.gap(8)
        sheet.write(collecting, { size: 14, isBold: true })
      }
      sheet.gap()
      const columns = [
        { title: 'Packed', width: 0.12 },
        { title: 'Piece', width: 0.48 },
        { title: 'Color', width: 0.16 },
        { title: 'Size', width: 0.12 },
        { title: 'Quantity', width: 0.12, align: 'right' as const },
      ]
      sheet.table(
        columns,
        lines.map((line) => [
          '[  ]',
          line.title,
          line.color_name,
          line.size_name,
          `${line.quantity}`,
        ]),
      )
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      sheet.gap()
      sheet.write(pieces === 1 ? '1 piece' : `${pieces} pieces`, { isBold: true })
      return sheet.end()
    },

    /**
     * The invoice. Before the sale is final: the same paper without a number, which says why it has none. An order that
     * isn't taxed by a fixed amount has a bill instead, of which each paper is counted.
     */
    async invoice(number: string, by: Author) {
      const { row, lines, settings } = await read(db.read, await orderRow(db.read, number))
      const billed = await billOf(db.read, row)
      if (billed) return printBill(given, billed, by)
      const missing = whyNoInvoice(row)
      const title = missing
        ? `Order ${number}: not an invoice yet`
        : `Invoice ${row.invoice_number}`
      const issued = new Date(row.invoiced_at ?? clock())
      const nepali = bikramSambat(issued)
      const sheet = paper(title)
      // An invoice names its seller in words too.
      if (await writeHead(sheet, settings)) sheet.write(settings.name, { isBold: true })
      sheet.write(settings.location)
      sheet.write(`Phone ${settings.phone}`)
      if (settings.registration_number)
        sheet.write(`Registration no. ${settings.registration_number}`)
      if (settings.commerce_number)
        sheet.write(`Commerce registration no. ${settings.commerce_number}`)
      if (settings.tax_number) sheet.write(`PAN/VAT no. ${settings.tax_number}`)
      sheet.gap()
      sheet.write(title, { size: 14, isBold: true })
      if (missing) sheet.write(missing)
      sheet.write(
        `Date ${day(issued.toISOString())}${nepali ? ` (${formatBikramSambat(nepali)} BS)` : ''}`,
      )
      sheet.write(`Order ${number} of ${day(row.placed_at)}`)
      sheet.gap()
      writeAddress(sheet, row)
      sheet.gap()
      writeLines(sheet, lines)
      sheet.gap(8)
      writeTotals(sheet, row, await toPayBack(db.read, row.id))
      return sheet.end()
    },
  }
}

type Line = typeof orderLine.$inferSelect
type Sheet = ReturnType<typeof paper>

/** What the courier has to collect, in the words of the address label; undefined where no parcel is sent. */
function collectingWords(row: OrderRow) {
  if (row.state === 'cancelled' || row.state === 'returned') return undefined
  const amount = toCollect(row)
  if (amount > 0) return `To collect in cash: ${formatPrice(amount)}`
  return lacksPayment(row) ? 'Not paid yet' : 'Paid: collect nothing'
}

function writeAddress(sheet: Sheet, row: OrderRow) {
  sheet.write(row.name, { isBold: true })
  if (row.phone) sheet.write(row.phone)
  if (row.is_walk_in) return
  sheet.write([row.street, row.landmark].filter(Boolean).join(', '))
  sheet.write(`${row.city}, ${row.district}, ${row.province}`)
}

function writeLines(sheet: Sheet, lines: Line[]) {
  const right = 'right' as const
  const isReduced = lines.some(({ original_price }) => original_price !== null)
  const columns = [
    { title: 'Piece', width: isReduced ? 0.3 : 0.44 },
    { title: 'Color, size', width: 0.2 },
    ...(isReduced ? [{ title: 'Full price', width: 0.14, align: right }] : []),
    { title: 'Price', width: 0.12, align: right },
    { title: 'Quantity', width: 0.1, align: right },
    { title: 'Amount', width: 0.14, align: right },
  ]
  const rows = lines.map(({ title, color_name, size_name, price, original_price, quantity }) => [
    title,
    `${color_name}, ${sizeWord(size_name)}`,
    ...(isReduced ? [formatPrice(original_price ?? price)] : []),
    formatPrice(price),
    `${quantity}`,
    formatPrice(price * quantity),
  ])
  sheet.table(columns, rows)
}

/** `open`: how much is still to be paid back, in rupees. */
function writeTotals(sheet: Sheet, row: OrderRow, open: number) {
  const { subtotal, discount, shipping, tax, total } = row
  const rows = [
    ['Subtotal', formatPrice(subtotal)],
    ...(discount > 0 ? [[discountWords(row), `- ${formatPrice(discount)}`]] : []),
    [shippingInWords(row.cash_fee), formatPrice(shipping)],
    ...(row.tax_mode === 'flat' ? [['Tax', formatPrice(tax)]] : []),
    ['Total', formatPrice(total)],
  ]
  sheet.table(sums, rows, { isLastBold: true })
  sheet.gap(8)
  sheet.write(`Payment: ${paidByWords(row)}`)
  if (row.paid > 0) sheet.write(`Paid: ${formatPrice(row.paid)}`)
  const paidBack = rupees(paisa(row.refunded) - paisa(open))
  if (paidBack > 0) sheet.write(`Paid back: ${formatPrice(paidBack)}`)
  if (open > 0) sheet.write(`To be paid back: ${formatPrice(open)}`)
  if (row.paid > 0 && row.to_pay > 0) sheet.write(`Still to pay: ${formatPrice(row.to_pay)}`)
}

const sums = [
  { title: '', width: 0.74 },
  { title: '', width: 0.26, align: 'right' as const },
]

function discountWords({ source, promo_code }: OrderRow) {
  if (source === 'exchange') return 'Value of the returned pieces'
  return promo_code ? `Discount (${promo_code})` : 'Discount'
}

/** The day in Kathmandu: '2026-11-21'. */
function day(moment: string) {
  return kathmanduTime(new Date(moment)).slice(0, 10)
}
